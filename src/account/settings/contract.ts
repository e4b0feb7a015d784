import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { lenient, list, number, text } from '#http/wire.ts';
import { FLAGS, type Flag } from '#sites/flags.ts';

const flag = lenient(v.boolean(), false);
/** A missing flag is off. */
const flags = v.object(Object.fromEntries(FLAGS.map((name) => [name, flag])) as Record<Flag, typeof flag>);

const injection = v.object({
  element: v.string(),
  position: v.pipe(
    v.picklist(['head', 'noscript', 'no-script']),
    v.transform((position) => (position === 'head' ? 'head' : 'noscript')),
  ),
  value: text(),
  attributes: lenient(v.record(v.string(), v.string()), {}),
});
export type Injection = v.InferOutput<typeof injection>;

const textByLanguage = v.record(v.string(), v.string());

/** A banner of another shape is none. */
const banner = v.object({
  level: v.picklist(['info', 'warning']),
  text: textByLanguage,
  from: v.nullish(v.string()),
  until: v.nullish(v.string()),
  link: v.nullish(v.object({ href: v.string(), text: textByLanguage })),
});
export type Banner = v.InferOutput<typeof banner>;

const settings = v.object({
  defaultCity: text(),
  mobileKey: text(),
  injections: lenient(list(injection), []),
  /** What the operator has to say to everybody. */
  banner: lenient(v.nullable(banner), null),
  clientSettings: v.object({
    ...flags.entries,
    /** Minimum age for a registration, in years; null where the settings have none, and the site's own holds. */
    ageRestriction: lenient(v.nullable(number()), null),
  }),
});
export type Settings = v.InferOutput<typeof settings>;

/** Never carries a token: it must not wait for the session. */
export const getSettings = defineCall({
  method: 'GET',
  path: '/api/settings',
  target: 'client',
  token: 'never',
  answer: settings,
});
