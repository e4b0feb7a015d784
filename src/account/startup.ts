import { navigate } from 'astro:transitions/client';
import { CallError } from '#http/errors.ts';
import { onParentMessage, tellHost, trustParents } from '#embedding/host.ts';
import { hostSignsIn, isFramed } from '#embedding/hosted.ts';
import { setupHttp } from '#http/send.ts';
import { fakeFetch } from '#identity/fakeFetch.ts';
import {
  $session,
  endSession,
  isSignedIn,
  renewToken,
  startSession,
  token,
  type Session,
} from '#identity/session.ts';
import { $isCutOff, watchConnection } from '#offline/connection.ts';
import { whenBack } from '#offline/whenBack.ts';
import { platform } from '#platform/platform.ts';
import { afterReady } from './afterReady.ts';
import { addressHasPage, showAddressAtOnce } from './eagerUrl.ts';
import { decide, type Decision } from './guards/rules.ts';
import { $guardState } from './guards/state.ts';
import { forgetWanted, keepWanted } from './guards/wanted.ts';
import { currentTarget, leaveForError, leaveForSignIn } from './leave.ts';
import { letIslandsCome, letStartUpCome } from './hydration.ts';
import { letIslandsFinish } from './islandsFinish.ts';
import { inject } from './injections/inject.ts';
import { forgetKept } from './kept.ts';
import { readPage, type Page } from './page.ts';
import { pageLoads } from './pageLoads.ts';
import { preloadScripts, watchPrefetches } from './pageScripts.ts';
import { hydrated, markReady, unmarkReady } from './ready.ts';
import { requireSameBuild } from './sameBuild.ts';
import { environment } from './sessionStart.ts';
import { settings } from './settings/store.ts';
import { wipe } from './signOut.ts';
import { onSignedOutElsewhere, untilVisible } from './tabs.ts';
import { trustPages } from './trustedPages.ts';
import { pushPageView } from './tracking.ts';
import { account } from './user/store.ts';
import { decisionOrLoss, gateWithoutNetwork, isLost } from './withoutNetwork.ts';

/** Opens each page that this document shows: session, guards, loads, in this order, before any island hydrates. */

const root = document.documentElement;

trustParents(environment.parents);
setupHttp({
  origins: environment.apiOrigins,
  language: () => readPage(root).language,
  async token(rule) {
    const found = await token();
    if (rule === 'required' && !isSignedIn())
      throw new CallError({ kind: $isCutOff.get() ? 'offline' : 'session' }, 'token');
    return found;
  },
  renew: renewToken,
  mobileKey: () => {
    const load = settings.$load.get();
    return load.status === 'loaded' ? load.value.mobileKey : undefined;
  },
  ...(environment.identity.mode === 'fake' ? { fetch: fakeFetch } : {}),
});

let visits = 0;
/** The next page is on its way, and its address shows already. */
let isLeaving = false;

async function open(): Promise<void> {
  const visit = ++visits;
  const isCurrent = (): boolean => visit === visits;
  const page = readPage(root);
  root.dataset.gate = 'pending';

  const lost = isLost(loadSettings());
  const loads = startSession().then(() => {
    if (!isSignedIn()) return undefined;
    return Promise.all([account.ensure(), pageLoads(page.route).then((load) => load())]);
  });
  const decision = await decisionOrLoss(decided(page, isCurrent), lost);
  if (!isCurrent()) return;
  const gate = await gateWithoutNetwork(decision, page, lost);
  if (!isCurrent()) return;
  if (decision.kind === 'pass') {
    // Islands that hydrate in sight would move what is below them. Another page of this document is here already.
    if (visit === 1) await hydrated(root);
    if (!isCurrent()) return;
    root.dataset.gate = 'open';
    pushPageView(page.route);
    await loads;
  } else if (gate) {
    root.dataset.gate = gate;
  } else if (!(await refuse(decision, page))) {
    return;
  }
  await markReady(root, () => isCurrent() && !isLeaving);
  if (isCurrent() && decision.kind === 'pass') afterReady();
}

/** Without them the flags that the build has put into the page hold (SP-06). */
async function loadSettings(): Promise<void> {
  await settings.ensure();
  const load = settings.$load.get();
  if (load.status === 'failed') platform().report('Start-up: settings', load.failure);
  inject();
}

function decided(page: Page, isCurrent: () => boolean): Promise<Decision> {
  return new Promise((resolve) => {
    const stop = $guardState.subscribe((state) => {
      const decision = decide({ page, ...state });
      if (decision.kind === 'wait' && isCurrent()) return;
      // The first call comes before `stop` exists.
      queueMicrotask(() => {
        stop();
      });
      resolve(decision);
    });
  });
}

/** @returns whether the page stays, with other content */
async function refuse(decision: Decision, page: Page): Promise<boolean> {
  switch (decision.kind) {
    case 'signIn':
      if (hostSignsIn()) {
        root.dataset.gate = 'hosted';
        tellHost('refresh-login');
        return true;
      }
      await mayLeave;
      await leaveForSignIn(page.language, prompt);
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
        leaveForError(session.problem, page.language);
        return false;
      }
      root.dataset.gate = 'unavailable';
      return true;
    }
    case 'notFound':
      root.dataset.gate = 'not-found';
      document.title =
        document.querySelector<HTMLElement>('[data-not-found-title]')?.dataset.notFoundTitle ??
        document.title;
      pushPageView('notFound');
      return true;
    case 'wait':
    case 'pass':
      return true;
  }
}

/** The session has ended under the page: nothing of it stays, and a guarded page asks for a new one (OD-16). */
function onSessionEnd(session: Session, before: Session | undefined): void {
  if (before?.status !== 'authenticated' || session.status !== 'anonymous') return;
  unmarkReady(root);
  wipe();
  void open();
}

let prompt: 'login' | undefined;
let mayLeave: Promise<void> | undefined;

/**
 * A tab in the background waits to be looked at, lest its sign-in take the place of the one that the customer is
 * busy with: they share one transaction cookie. One in sight may be faster than the other tab's way to the
 * provider, which would then still know the customer and sign them in again: it has to ask.
 */
function onSignOutElsewhere(): void {
  prompt = document.hidden ? undefined : 'login';
  mayLeave = untilVisible();
  forgetKept();
  forgetWanted();
  void endSession();
}

async function retryAccount(button: Element): Promise<void> {
  if (account.$load.get().status === 'loading') return;
  button.ariaBusy = 'true';
  await account.reload();
  button.ariaBusy = null;
  // Opening would ask for what has just failed once more.
  if (account.$load.get().status !== 'failed') await open();
}

watchConnection();
void open();
letIslandsCome();
$session.listen((session, before) => {
  onSessionEnd(session, before);
});
onSignedOutElsewhere(onSignOutElsewhere);
onParentMessage((type) => {
  if (type === 'logout') onSignOutElsewhere();
  else platform().reload();
});
// Before what looks at the page that it loads.
trustPages();
watchPrefetches();
document.addEventListener('astro:before-preparation', (event) => {
  isLeaving = true;
  unmarkReady(root);
  preloadScripts(event.to);
  showAddressAtOnce(event);
  requireSameBuild(event);
  letIslandsFinish(event);
});
document.addEventListener('astro:after-swap', () => {
  isLeaving = false;
  addressHasPage();
  void letStartUpCome();
  letIslandsCome();
  void open();
});
document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  const retry = event.target.closest('[data-retry-account]');
  if (retry) void retryAccount(retry);
  if (event.target.closest('[data-sign-in-here]') && !isFramed()) {
    // An app's webview has no other tab.
    event.preventDefault();
    void leaveForSignIn(readPage(root).language);
  }
});
whenBack(() => {
  // Tickets kept on the device stay: one of them may be at the door just now.
  if (root.dataset.gate === 'cut-off') platform().reload();
});
// A page that comes back from the back-forward cache may be another customer's by now (OD-10).
window.addEventListener('pageshow', (event) => {
  if (!event.persisted) return;
  root.dataset.gate = 'pending';
  platform().reload();
});
