import { FIRST_SITE } from '#sites/sites.ts';

/** A site to measure: a folder of files under a host name of its own. */
export interface Target {
  name: string;
  host: string;
  folder: string;
  /** The path of the page that all peers have: the profile's form and the tickets. */
  path: string;
  /** A selector: the page is ready when its element is visible and enabled. */
  ready: string;
  /** The client that the identity library's hint cookie is named after. */
  clientId: string;
  /** The folder of a release that differs by one word. */
  next?: string;
  /** True for this site, at any commit: it has more pages than the one that all peers have. */
  isThisSite: boolean;
}

const [PRODUCTION] = FIRST_SITE.environments.filter(({ tier }) => tier === 'production');
if (PRODUCTION?.identity.mode !== 'provider') throw new Error('Production has a provider to sign in at');

/** What the names of the site's own claims begin with. */
export const CLAIMS = PRODUCTION.identity.claims;

/** Our own site, built for production. The host name decides which identity provider it uses. */
export const OURS: Target = {
  name: 'account',
  host: PRODUCTION.hosts[0] ?? '',
  folder: 'dist/bench/fr',
  path: '/fr/profile/',
  ready: 'html[data-ready]',
  clientId: PRODUCTION.identity.clientId,
  isThisSite: true,
};
