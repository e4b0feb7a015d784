import { readdirSync } from 'node:fs';
import { PROVIDER_PORT } from './constants.ts';
import { siteFrom, sitesFrom } from './schema.ts';
import { BUILD_FACTS, type BuildFacts, type Site, type SiteId, type Tier, type WholeSite } from './site.ts';
import type { LocalSettings, Target } from './environmentSettings.ts';

/** An origin of its own for each target that can have one. Every name below localhost leads to this machine. */
const OTHER_ORIGINS = {
  catalogueWeb: 'http://catalogue.localhost:*',
  catalogueMobile: 'http://mobile.localhost:*',
  tunnel: 'http://tunnel.localhost:*',
  captcha: 'http://captcha.localhost:*',
} as const satisfies Partial<Record<Target, string>>;

/**
 * All sites: the folders of `src/sites/`, read and checked. For commands, the stand-in servers and tests, which know
 * Node. Code that ships imports `current.ts` instead, which holds one site.
 */
export const SITES: readonly WholeSite[] = sitesFrom(await Promise.all(folders().map(read)));

export const SITE_IDS: readonly SiteId[] = SITES.map(({ id }) => id);

/** The site of the lowest port: what needs any site takes it. */
export const FIRST_SITE = SITES.reduce((first, site) => (site.port < first.port ? site : first));

/** The site with this id. Throws for any other text. */
export function siteOf(id: string): WholeSite {
  const known = SITES.find((site) => site.id === id);
  if (known) return known;
  throw new Error(`SITE must be one of ${SITE_IDS.join(', ')}, not "${id}"`);
}

/**
 * What an export of a tier may know of its site: an export for customers' hosts has its own tier's environments only,
 * and nothing of a developer's machine.
 */
export function siteForTier({ local, ...site }: WholeSite, tier: Tier): WholeSite {
  if (tier === 'local') return { ...site, ...(local && { local }) };
  return { ...site, environments: site.environments.filter((one) => one.tier === tier) };
}

/**
 * What scripts and pages know of their site, as `current.ts` has it. The backend's address behind the host is for the
 * build and the host alone.
 */
export function siteForPages(site: WholeSite): { site: Site; facts: BuildFacts } {
  const isFact = ([key]: [string, unknown]): boolean => BUILD_FACTS.some((one) => one === key);
  const all = Object.entries({
    ...site,
    environments: site.environments.map((one) => ({ ...one, apiOrigin: undefined })),
  });
  return {
    site: Object.fromEntries(all.filter((one) => !isFact(one))) as unknown as Site,
    facts: Object.fromEntries(all.filter(isFact)) as unknown as BuildFacts,
  };
}

function folders(): string[] {
  return readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

async function read(id: string): Promise<WholeSite> {
  // Addresses, because Vitest bundles its configuration and moves it, which breaks relative paths.
  const load = (file: string): Promise<unknown> =>
    import(/* @vite-ignore */ new URL(`${id}/${file}`, import.meta.url).href) as Promise<unknown>;
  const site = siteFrom(id, await load('site.ts'), await load('environments.ts'));
  return process.env.ORIGINS === 'other' ? withOtherOrigins(site) : site;
}

/** The identity provider's port. `base`: the first port. */
export function providerPort(base: number): number {
  return base + PROVIDER_PORT;
}

/** The port of a site. `base`: the first port. */
export function sitePort(base: number, site: SiteId): number {
  return base + siteOf(site).port;
}

/** The ports of all sites and of the provider. */
export function portsFrom(base: number): number[] {
  return [...SITES.map(({ port }) => base + port), providerPort(base)];
}

/** The site as `npm run test:all -- origins` builds and serves it: on a developer's machine, its targets are other origins. */
export function withOtherOrigins<S extends Site>(site: S): S {
  if (!site.local) return site;
  const { captcha, ...others } = OTHER_ORIGINS;
  const { apiOrigins, captcha: settings } = site.local;
  return {
    ...site,
    local: {
      ...site.local,
      apiOrigins: { ...apiOrigins, ...others },
      captcha: { ...settings, origin: captcha },
    },
  };
}

/** The targets that answer at a host name of a developer's machine. */
export function targetsAt(hostname: string, { apiOrigins, captcha }: LocalSettings): Target[] {
  const origins: Record<Target, string> = { ...apiOrigins, captcha: captcha.origin };
  const targets = Object.keys(origins) as Target[];
  const isThere = (target: Target): boolean => origins[target].startsWith(`http://${hostname}:`);
  const there = targets.filter(isThere);
  // Any other host name is one of the pages' own.
  return there.length > 0 ? there : targets.filter((target) => origins[target] === '');
}
