import { navigate } from 'astro:transitions/client';
import { browserPlatform } from '#platform/browser.ts';
import { installPlatform, platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { environmentOf } from '#sites/environment.ts';
import { isLanguage, type Language } from '#sites/site.ts';
import { errorAddress } from './errorAddress.ts';
import { IdentityError } from './identity.ts';
import { identityProblem } from './problems.ts';
import { receiveSignIn } from './provider.ts';
import { returnTarget } from './returnTarget.ts';
import { chooseIdentity, enterSession } from './session.ts';

/**
 * The provider has sent the customer back. The page first asked for is swapped into this document, so that the
 * token just received, which is in memory only, need not be asked for again.
 */
async function receive(): Promise<void> {
  const url = platform().location();
  const targetOf = (kept: unknown): string => returnTarget(kept, url.origin, `/${languageOfBrowser()}/`);
  try {
    const kept = await enter(url);
    await navigate(targetOf(kept), { history: 'replace' });
  } catch (error) {
    platform().report('Sign-in failed', error);
    // A sign-in that the provider refused says what it was for; "try again" leads there.
    const target = targetOf(keptWith(error));
    location.replace(errorAddress(identityProblem(error), target, languageOf(target)));
  }
}

/** @returns the target that was kept with the sign-in */
async function enter(url: URL): Promise<unknown> {
  const { identity } = environmentOf(url, site, __DEMO__);
  // The SDK takes an address without a state for no callback at all.
  if (identity.mode !== 'provider' || !url.searchParams.has('state')) throw new IdentityError('state');
  chooseIdentity(identity);
  const { claims, target } = await receiveSignIn(identity);
  enterSession(claims);
  return target;
}

function keptWith(error: unknown): unknown {
  const kept: unknown = error instanceof Error && 'appState' in error ? error.appState : undefined;
  return typeof kept === 'object' && kept !== null && 'target' in kept ? kept.target : undefined;
}

/** The callback has no language in its address; the page asked for has. */
function languageOf(path: string): Language {
  return path.split('/').filter(isLanguage).find(isSpoken) ?? languageOfBrowser();
}

function languageOfBrowser(): Language {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2));
  return wished.filter(isLanguage).find(isSpoken) ?? site.languages[0];
}

function isSpoken(language: Language): boolean {
  return site.languages.includes(language);
}

installPlatform(browserPlatform);
void receive();
