import type { SiteId } from './site.ts';
import { SITE_IDS, SITES } from './sites.ts';

/** The identity provider's port. `base`: the French site's port. */
export function providerPort(base: number): number {
  return base + SITES.fr.providerPortOffset;
}

/** The port of a site. `base`: the French site's port. */
export function sitePort(base: number, site: SiteId): number {
  return providerPort(base) - SITES[site].providerPortOffset;
}

/** The ports of all sites and of the provider. */
export function portsFrom(base: number): number[] {
  return [...SITE_IDS.map((site) => sitePort(base, site)), providerPort(base)];
}
