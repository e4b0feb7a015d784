import type { Site, Tier } from './site.ts';

/** A host for local tests. Its top-level domain is reserved (RFC 6761). */
const LOCAL_HOST = 'tags.lumen.test';

/**
 * Hosts whose scripts and images the settings may inject. Start-up and the content security policy read the same
 * list: docs/decisions.md#trusted-host-lists.
 */
export function injectionHosts(site: Site, tier: Tier): readonly string[] {
  return tier === 'local' ? [...site.injectionHosts, LOCAL_HOST] : site.injectionHosts;
}
