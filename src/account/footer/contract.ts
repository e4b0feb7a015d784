import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { lenient, list, text } from '#http/wire.ts';
import { followable } from '#sites/followable.ts';
import type { Site } from '#sites/site.ts';

const flag = lenient(v.boolean(), false);
const words = v.pipe(text(), v.nonEmpty());
/** `sites/followable.ts` decides when the page is built. */
const href = v.pipe(
  v.string(),
  v.check((address) => /^\s*(?:https:|mailto:|\/)/i.test(address)),
);

const show = v.object({
  title: words,
  slug: words,
  /** False for an opera, a concert, a match. */
  isMovie: lenient(v.boolean(), true),
});

const link = v.object({ title: words, url: href, cookie: lenient(v.literal(false), false), newTab: flag });
/** Opens the privacy preferences instead of an address. */
const privacyPreferences = v.object({ title: words, cookie: v.literal(true) });

const column = v.object({
  title: words,
  elements: v.pipe(list(v.union([privacyPreferences, link])), v.nonEmpty()),
});

/** `label` is the name of an icon. */
const socialNetwork = v.object({ url: href, label: words });

const footer = v.object({
  shows: lenient(list(show), []),
  columns: lenient(list(column), []),
  socialNetworks: lenient(list(socialNetwork), []),
});
export type Footer = v.InferOutput<typeof footer>;
export type FooterWire = v.InferInput<typeof footer>;
export type SocialNetwork = v.InferOutput<typeof socialNetwork>;

/** Sent at build only (docs/decisions.md#footer-baked-at-build). */
export const getFooter = defineCall({
  method: 'GET',
  path: '/api/footer',
  target: 'client',
  token: 'never',
  answer: footer,
});

/** The footer without links to where the site does not lead. */
export function followableFooter({ columns, socialNetworks, ...others }: Footer, site: Site): Footer {
  const follow = <Entry extends object>(entry: Entry): Entry[] => {
    if (!('url' in entry)) return [entry];
    const url = followable(String(entry.url), site);
    return url === undefined ? [] : [{ ...entry, url }];
  };
  return {
    ...others,
    columns: columns
      .map(({ title, elements }) => ({ title, elements: elements.flatMap(follow) }))
      .filter(({ elements }) => elements.length > 0),
    socialNetworks: socialNetworks.flatMap(follow),
  };
}
