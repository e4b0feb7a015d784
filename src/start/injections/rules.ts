import type { Injection } from '#account/settings/contract.ts';

/** An item of the settings as it may stand in the page: nothing in it can run but a script of an allowed host. */
export interface Injectable {
  tag: 'meta' | 'link' | 'script' | 'img';
  attributes: readonly (readonly [name: string, value: string])[];
  /** A third party's, which waits for the customer's consent (OD-09). */
  needsConsent: boolean;
}

export interface InjectionSite {
  /** Origin of the page. */
  origin: string;
  /** Hosts of third parties, the same as in the content security policy (OD-12). */
  hosts: readonly string[];
}

const ATTRIBUTES = {
  meta: ['name', 'property', 'content', 'media'],
  link: ['rel', 'href', 'type', 'sizes', 'hreflang', 'title'],
  script: ['src', 'async', 'integrity', 'crossorigin'],
  img: ['src', 'alt', 'width', 'height'],
} as const;

const LINKS = new Set(['preconnect', 'dns-prefetch', 'icon', 'apple-touch-icon', 'alternate', 'me']);

/** What is let in of an item; undefined for one that is refused. Markup in `value` is text and never parsed. */
export function injectable(item: Injection, site: InjectionSite): Injectable | undefined {
  const tag = tagOf(item);
  if (tag === undefined) return undefined;
  const given: Record<string, string> = {
    ...(tag === 'meta' ? { content: item.value } : {}),
    ...item.attributes,
  };
  if (tag === 'link' && !LINKS.has(given.rel ?? '')) return undefined;
  const address = tag === 'link' ? given.href : given.src;
  const url = tag === 'meta' ? undefined : allowedAddress(address, site);
  if (tag !== 'meta' && url === undefined) return undefined;
  return {
    tag,
    attributes: ATTRIBUTES[tag].flatMap((name) => {
      const value = given[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
    needsConsent: url !== undefined && url.origin !== site.origin,
  };
}

/** Images stand in the no-script area, the rest in the head. */
function tagOf({ element, position }: Injection): Injectable['tag'] | undefined {
  if (position === 'noscript') return element === 'img' ? 'img' : undefined;
  return element === 'meta' || element === 'link' || element === 'script' ? element : undefined;
}

/** An address of this site or, in https, of a listed host; undefined for any other. */
export function allowedAddress(
  address: string | undefined,
  { origin, hosts }: InjectionSite,
): URL | undefined {
  const url = URL.parse(address ?? '', origin);
  if (!url || address === undefined || address === '') return undefined;
  if (url.origin === origin) return url;
  return url.protocol === 'https:' && hosts.includes(url.host) ? url : undefined;
}
