import type { Injection } from '#account/settings/contract.ts';
import { fileAddress } from '#sites/followable.ts';

/** An item of the settings that may stand in the page. Only a script of an allowed host can run. */
export interface Injectable {
  tag: 'meta' | 'link' | 'script' | 'img';
  attributes: readonly (readonly [name: string, value: string])[];
  /** Scripts, and items of third parties, wait for the customer's consent. */
  needsConsent: boolean;
}

export interface InjectionSite {
  /** Origin of the page. */
  origin: string;
  /** Hosts of third parties, as in the content security policy (`docs/decisions.md#trusted-host-lists`). */
  hosts: readonly string[];
}

const ATTRIBUTES = {
  meta: ['name', 'property', 'content', 'media'],
  link: ['rel', 'href', 'type', 'sizes', 'hreflang', 'title'],
  script: ['src', 'async', 'integrity', 'crossorigin'],
  img: ['src', 'alt', 'width', 'height'],
} as const;

/**
 * Metadata that no browser acts on: proofs of ownership, descriptions, cards of social networks. Other names change the
 * page: `referrer` gives addresses away, `viewport` takes the zoom away.
 */
const META_NAME = /^(?:[\w.:-]*(?:verif|validate)[\w.:-]*|author|description|keywords|twitter:[\w:]+)$/i;
const META_PROPERTY = /^(?:og|fb|al|article):[\w:]+$/i;

const LINKS: ReadonlySet<string | undefined> = new Set([
  'preconnect',
  'dns-prefetch',
  'icon',
  'apple-touch-icon',
  'alternate',
  'me',
]);

/**
 * The allowed attributes of an item. Markup in `value` is text and is never parsed.
 * @returns undefined for an item that is refused
 */
export function injectable(item: Injection, site: InjectionSite): Injectable | undefined {
  const tag = tagOf(item);
  if (tag === undefined) return undefined;
  const given: Record<string, string> = {
    // Of a meta item; no other element may have this attribute.
    content: item.value,
    ...item.attributes,
  };
  if (tag === 'link' && !LINKS.has(given.rel)) return undefined;
  if (tag === 'meta' && !isPassive(given)) return undefined;
  const address = tag === 'link' ? given.href : given.src;
  const url = tag === 'meta' ? undefined : fileAddress(address, site.origin, site.hosts);
  if (tag !== 'meta' && url === undefined) return undefined;
  return {
    tag,
    attributes: ATTRIBUTES[tag].flatMap((name) => {
      const value = given[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
    // A script of the own origin can track the customer and load further scripts, just like that of a third party.
    needsConsent: tag === 'script' || (url !== undefined && url.origin !== site.origin),
  };
}

/**
 * The attributes of the images that a page holds for browsers without scripts. Images of third parties are left out:
 * without scripts nobody can consent.
 */
export function noScriptImages(
  items: readonly Injection[],
  site: InjectionSite,
): Readonly<Record<string, string>>[] {
  return items.flatMap((item) => {
    const allowed = injectable(item, site);
    const isOwn = allowed?.tag === 'img' && !allowed.needsConsent;
    return isOwn ? [Object.fromEntries(allowed.attributes)] : [];
  });
}

/** Images are allowed in the no-script area only, the other elements in the head only. */
function tagOf({ element, position }: Injection): Injectable['tag'] | undefined {
  if (position === 'noscript') return element === 'img' ? 'img' : undefined;
  return element === 'meta' || element === 'link' || element === 'script' ? element : undefined;
}

function isPassive({ name, property }: Record<string, string>): boolean {
  const isKnown = property !== undefined && META_PROPERTY.test(property);
  if (name === undefined) return isKnown;
  return META_NAME.test(name) && (property === undefined || isKnown);
}
