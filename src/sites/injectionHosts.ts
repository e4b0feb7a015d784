import type { Site, Tier } from './site.ts';

/** Nobody's, by its top-level domain (RFC 6761): where a third party is tried before a site has one. */
const LOCAL_HOST = 'tags.lumen.test';

/**
 * Third parties whose scripts and images the settings may bring in: the list that start-up goes by, and the content
 * security policy too (OD-12).
 */
export function injectionHosts(site: Site, tier: Tier): readonly string[] {
  return tier === 'local' ? [...site.injectionHosts, LOCAL_HOST] : site.injectionHosts;
}
