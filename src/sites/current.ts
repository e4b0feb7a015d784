import { fr } from './fr.ts';
import { nl } from './nl.ts';
import type { Site, Tier } from './site.ts';

/** The site and the tier that this export was built for. */
export const site: Site = __SITE__ === 'nl' ? nl : fr;
export const tier: Tier = __TIER__;
