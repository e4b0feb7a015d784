import type { BuildFacts, Site, Tier } from './site.ts';

/** The site and the tier that this export was built for. */
export const site: Site = __SITE__;
/** What pages are built with and no script needs: scripts that import it would carry it. */
export const buildFacts: BuildFacts = __BUILD_FACTS__;
export const tier: Tier = __TIER__;
/** Whether the pages of this export have to say that their footer and settings are invented. */
export const isStandIn: boolean = __STAND_IN__;
