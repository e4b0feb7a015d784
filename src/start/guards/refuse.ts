import { navigate } from 'astro:transitions/client';
import { currentTarget, leaveForError, leaveForSignIn } from '#account/leave.ts';
import { pageData } from '#account/pageData.ts';
import { account } from '#account/user/store.ts';
import { keepWanted } from '#account/wanted.ts';
import { hasKept } from '#areas/tickets/store.ts';
import { tellHost } from '#embedding/host.ts';
import { hostSignsIn, isFramed } from '#embedding/environment.ts';
import { $session, signInAnswers } from '#identity/session.ts';
import type { IdentityProblem } from '#identity/identity.ts';
import { signOutMark } from '#identity/signOutMark.ts';
import { platform } from '#platform/platform.ts';
import { setGate, type Page, readPage } from '#platform/rootData.ts';
import { pushPageView } from '../pageView.ts';
import { signInAgain } from '../sessionEnd.ts';
import type { Decision } from './rules.ts';

/**
 * Shows what stands in place of a page that the guards refuse, or leads elsewhere.
 * @returns whether the page stays, with other content
 */
export async function refuse(decision: Decision, page: Page): Promise<boolean> {
  switch (decision.kind) {
    case 'signIn':
      // This site has to finish a sign-out itself. The host could only sign the same customer in again.
      if (hostSignsIn() && signOutMark() !== 'begun') {
        setGate('hosted');
        tellHost('refresh-login');
        return true;
      }
      // The browser's own error page has no way to the kept tickets. The tickets page has asked (`withoutNetwork.ts`).
      if (page.route !== 'tickets' && hasKept() && !(await signInAnswers())) return fail('network', page);
      await signInAgain(page.language);
      return false;
    case 'goTo':
      if (decision.route === 'mail') keepWanted(currentTarget());
      await navigate(
        decision.route === 'home' ? `/${page.language}/` : `/${page.language}/${decision.route}/`,
        { history: 'replace' },
      );
      return false;
    case 'unavailable': {
      const session = $session.get();
      if (session.status === 'failed') {
        if (session.isBarred && !showsTicket()) return refuse({ kind: 'signIn' }, page);
        return fail(session.problem, page);
      }
      setGate('unavailable');
      return true;
    }
    case 'notFound':
      setGate('not-found');
      document.title = pageData().notFound;
      pushPageView('notFound');
      return true;
    case 'wait':
    case 'pass':
      return true;
  }
}

/** Shows why nobody can be signed in: below the ticket that shows at once, or on the error page, which links to the kept. */
function fail(problem: IdentityProblem, { language }: Page): boolean {
  if (showsTicket()) {
    setGate('unavailable');
    return true;
  }
  leaveForError(problem, language);
  return false;
}

/** Whether a ticket shows at once. The customer may be holding it at the door: the page stays, and its button goes on. */
function showsTicket(): boolean {
  return document.querySelector('[data-ticket-at-once]') !== null;
}

/** The buttons of what stands in place of a page (`layouts/Guarded.astro`): try the account again, and sign in here. */
export function watchGateButtons(reopen: () => Promise<void>): void {
  document.addEventListener('click', (event) => {
    const pressed = event.target as Element;
    const retry = pressed.closest('[data-retry-account]');
    if (retry) void retryAccount(retry, reopen);
    if (pressed.closest('[data-sign-in-here]') && !isFramed()) {
      // The link opens a tab, and an app's webview has no other tab.
      event.preventDefault();
      void leaveForSignIn(readPage().language);
    }
  });
}

async function retryAccount(button: Element, reopen: () => Promise<void>): Promise<void> {
  const session = $session.get();
  if ('isBarred' in session && session.isBarred) return leaveForSignIn(readPage().language);
  if (session.status !== 'authenticated') {
    platform().reload();
    return;
  }
  if (account.$load.get().status === 'loading') return;
  button.setAttribute('aria-busy', 'true');
  await account.reload();
  button.removeAttribute('aria-busy');
  // Opening the page would repeat the call that has just failed.
  if (account.$load.get().status !== 'failed') await reopen();
}
