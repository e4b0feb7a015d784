import type { Site, Tier } from './site.ts';

/** The site and the tier that this export was built for. */
export const site: Site = __SITE__;
export const tier: Tier = __TIER__;
