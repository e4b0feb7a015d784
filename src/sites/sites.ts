import { fr } from './fr.ts';
import { nl } from './nl.ts';
import type { Site, SiteId } from './site.ts';

/** All sites. Code that ships imports `current.ts` instead, which holds one site. */
export const SITES: Readonly<Record<SiteId, Site>> = { fr, nl };

export const SITE_IDS = Object.keys(SITES) as SiteId[];

/** The site with this id. Throws for any other text. */
export function siteOf(id: string): Site {
  const known = SITE_IDS.find((one) => one === id);
  if (known) return SITES[known];
  throw new Error(`SITE must be one of ${SITE_IDS.join(', ')}, not "${id}"`);
}
