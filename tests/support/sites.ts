import type { PersonaId } from '#sandbox/personas.ts';
import { LANGUAGES, type Language, type SiteId } from '#sites/site.ts';
import { providerPort, sitePort, SITES } from '#sites/sites.ts';

/** The first port, which the server of the tests has found; for the server itself, where it begins to look. */
export const TEST_PORT = Number(process.env.TEST_PORT ?? 4421);

/** The host name decides how a customer signs in; the build is the same. */
export type TestHost =
  | 'localhost'
  | 'refresh.localhost'
  | 'openid.localhost'
  | 'refresh.openid.localhost'
  | 'cookie.localhost'
  | 'fake.localhost';

export function siteUrl(site: SiteId, host: TestHost = 'localhost'): string {
  return `http://${host}:${String(sitePort(TEST_PORT, site))}`;
}

/** Each language that a site offers, with the first site that does. */
export const LANGUAGE_SITES: readonly [Language, SiteId][] = LANGUAGES.flatMap((language) =>
  Object.values(SITES)
    .filter(({ languages }) => languages.includes(language))
    .slice(0, 1)
    .map(({ id }): [Language, SiteId] => [language, id]),
);

/**
 * The sites that together offer each language, for tests that open every page: the pages of a further site are the same
 * parts with the same texts.
 */
export const SAMPLE_SITES: readonly SiteId[] = [...new Set(LANGUAGE_SITES.map(([, site]) => site))];

export const PROVIDER_URL = `http://localhost:${String(providerPort(TEST_PORT))}`;

/** Whether nginx serves the files and forwards the calls (`npm run test:all -- cdn`). */
export const BEHIND_NGINX = process.env.SITE_SERVER === 'nginx';

/** Whether the tests run on the demonstration: files without a backend (`npm run test:all -- demo`). */
export const IN_DEMO = process.env.SITE_SERVER === 'files';

/** Whether the targets have origins of their own (`npm run test:all -- origins`). */
export const AT_OTHER_ORIGINS = process.env.ORIGINS === 'other';

/** Another server has the site's own port and forwards calls to it. */
export const SANDBOX_SHIFT = BEHIND_NGINX ? 200 : 0;

/** The address that signs a persona in where the session is a cookie, and leads to the site. */
export function cookieSignInUrl(site: SiteId, persona: PersonaId): string {
  const host = 'cookie.localhost';
  const query = new URLSearchParams({ persona, to: `${siteUrl(site, host)}/` });
  return `${sandboxUrl(site, host)}/sandbox/sign-in?${query.toString()}`;
}

/** Where tests steer the stand-in backend, with `/sandbox/` behind it. Cookies are shared with the site: they ignore ports. */
export function sandboxUrl(site: SiteId, host: TestHost = 'localhost'): string {
  return `http://${host}:${String(sitePort(TEST_PORT + SANDBOX_SHIFT, site))}`;
}
