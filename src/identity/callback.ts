import { navigate } from 'astro:transitions/client';
import { browserPlatform } from '#platform/browser.ts';
import { installPlatform, platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { environmentOf } from '#sites/environment.ts';
import { isLanguage, type Language } from '#sites/site.ts';
import { errorAddress } from './errorAddress.ts';
import { IdentityError } from './identity.ts';
import { authClient, claimsOf, identityProblem, type ProviderSettings } from './provider.ts';
import { returnTarget } from './returnTarget.ts';
import { chooseIdentity, enterSession } from './session.ts';
import { flagSession } from './sessionCookie.ts';

/**
 * The provider has sent the customer back. The page first asked for is swapped into this document, so that the
 * token just received, which is in memory only, need not be asked for again.
 */
async function receive(): Promise<void> {
  const url = platform().location();
  const { identity } = environmentOf(url, site, __DEMO__);
  try {
    if (identity.mode !== 'provider') throw new IdentityError('state');
    chooseIdentity(identity);
    const target = await finish(identity, url);
    await navigate(returnTarget(target, url.origin, `/${site.languages[0]}/`), { history: 'replace' });
  } catch (error) {
    platform().report('Sign-in failed', error);
    location.replace(errorAddress(identityProblem(error), undefined, languageOfBrowser()));
  }
}

/** @returns the target that was kept with the sign-in */
async function finish(identity: ProviderSettings, url: URL): Promise<unknown> {
  // The SDK takes an address without a state for no callback at all.
  if (!url.searchParams.has('state')) throw new IdentityError('state');
  const auth0 = await authClient(identity);
  const { appState } = await auth0.handleRedirectCallback<{ target?: unknown }>();
  const claims = await claimsOf(auth0);
  if (!claims) throw new IdentityError('token');
  flagSession();
  enterSession(claims);
  return appState?.target;
}

/** The callback has no language in its address. */
function languageOfBrowser(): Language {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2));
  return wished.filter(isLanguage).find((language) => site.languages.includes(language)) ?? site.languages[0];
}

installPlatform(browserPlatform);
void receive();
