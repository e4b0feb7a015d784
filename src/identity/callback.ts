import { navigate } from 'astro:transitions/client';
import { browserPlatform } from '#platform/browser.ts';
import { installPlatform, platform } from '#platform/platform.ts';
import { loadPage, runScripts } from '#platform/trustedPages.ts';
import { site } from '#sites/current.ts';
import { environmentOf, type Environment } from '#sites/environment.ts';
import type { Language } from '#sites/site.ts';
import { errorAddress } from './errorAddress.ts';
import { IdentityError } from './identity.ts';
import { identityProblem, isUsedGrant } from './problems.ts';
import { createProvider, receiveSignIn } from './provider.ts';
import { chooseIdentity, endSession, enterSession } from './session.ts';
import { removeSignOutMark, signOutMark } from './signOutMark.ts';
import { returnTarget } from './targets.ts';
import { forgetSignIn, keptTarget, mayBeginAgain, ownTarget, type AppState } from './transaction.ts';

/**
 * Finishes the sign-in after the provider has sent the customer back. The page that the customer asked for is swapped
 * into this document, which holds the new token in memory only.
 */
async function receive(): Promise<void> {
  const url = platform().location();
  const { identity } = environmentOf(url, site, __DEMO__);
  if (identity.mode === 'none') return;
  // Read first: the SDK removes the target when it handles the answer.
  const kept = identity.mode === 'provider' ? (ownTarget() ?? keptTarget(identity.clientId)) : undefined;
  const target = returnTarget(kept, url.origin, `/${languageOfBrowser()}/`);
  try {
    await enter(url, identity);
    forgetSignIn();
    await navigate(target, { history: 'replace' });
  } catch (error) {
    const problem = identityProblem(error);
    // Two tabs that sign in at once are no failure: the one whose turn is over begins again. Neither is a visit that was
    // to ask nothing: providers refuse it by codes of their own.
    if ((problem === 'transaction' || isUsedGrant(error) || wasSilent(error)) && mayBeginAgain()) {
      location.replace(target);
      return;
    }
    platform().report('Sign-in failed', error);
    location.replace(errorAddress(problem, target, languageOf(target)));
  }
}

async function enter(url: URL, identity: Environment['identity']): Promise<void> {
  // The SDK does not recognise an address without a state as a callback.
  if (identity.mode !== 'provider' || !url.searchParams.has('state')) throw new IdentityError('state');
  chooseIdentity(identity, createProvider);
  const { claims, askedForPassword } = await receiveSignIn(identity);
  // A sign-in that began before the sign-out of another tab may be the silent return of the customer who has left. The
  // page that opens now asks again.
  if (signOutMark() && !askedForPassword) return endSession();
  removeSignOutMark();
  enterSession(claims);
}

/** The SDK's error for an answer has the transaction's state. */
function wasSilent(error: unknown): boolean {
  return (error as { appState?: Partial<AppState> }).appState?.prompt === 'none';
}

/** The address of the callback has no language. The page that the customer asked for has one. */
function languageOf(path: string): Language {
  return path.split('/').find(isSpoken) ?? languageOfBrowser();
}

function languageOfBrowser(): Language {
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isSpoken) ?? site.languages[0];
}

function isSpoken(word: string): word is Language {
  return site.languages.some((language) => language === word);
}

/** Loads the first page under Trusted Types. Start-up loads all later pages (`start/navigation/router.ts`). */
function trustFirstPage(): void {
  const first = new AbortController();
  const { signal } = first;
  document.addEventListener(
    'astro:before-preparation',
    (event) => {
      event.loader = () => loadPage(event);
    },
    { signal },
  );
  document.addEventListener(
    'astro:after-swap',
    () => {
      first.abort();
      runScripts();
    },
    { signal },
  );
}

installPlatform(browserPlatform);
trustFirstPage();
void receive();
