import { brandLines } from '#sites/brandLines.ts';
import type { Site } from '#sites/site.ts';

/** What the chain's cinemas, cards and customers' addresses are named after: the first line of the brand. */
export function chainName({ brand }: Pick<Site, 'brand'>): string {
  return brandLines(brand)[0];
}

/** A text in which `{chain}` and `{pass}` stand for the names of the site. */
export function withNames(text: string, site: Pick<Site, 'brand' | 'pass'>): string {
  return text.replaceAll('{chain}', chainName(site)).replaceAll('{pass}', site.pass.name);
}

/** A domain for what nobody shall reach: its top-level domain is reserved (RFC 6761). */
export function testDomain(site: Pick<Site, 'brand'>): string {
  return `${chainSlug(site)}.test`;
}

/** From `Île de Ré` to `ile-de-re`; empty for a name in another script. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** What the numbers of the chain's tickets, vouchers and invoices begin with: `LUM` for Lumen. */
export function codePrefix(site: Pick<Site, 'brand'>): string {
  return chainSlug(site).replaceAll('-', '').slice(0, 3).toUpperCase();
}

/** A name in another script has no letter of an address. */
function chainSlug(site: Pick<Site, 'brand'>): string {
  return slugOf(chainName(site)) || 'cinema';
}
