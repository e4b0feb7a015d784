import { PROVIDER_PORT } from './localPorts.ts';
import type { SiteId } from './site.ts';
import { SITES, siteOf } from './sites.ts';

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
