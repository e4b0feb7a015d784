import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { lenient, list, text } from '#http/wire.ts';
import { nameOfSlug } from '#i18n/slug.ts';

const flag = lenient(v.boolean(), false);
const word = v.pipe(v.string(), v.nonEmpty());

/** A plain text is both id and name. */
const genre = v.union([
  v.object({ id: v.pipe(text(), v.nonEmpty()), name: word }),
  v.pipe(
    word,
    v.transform((name) => ({ id: name, name })),
  ),
]);

const common = {
  slug: text(),
  name: text(),
  genres: lenient(list(genre), []),
  actors: lenient(list(word), []),
};

/** A show as the customer's own lists name it. `id` is its id in the customer system. */
const show = v.object({ id: text(), ...common });

/** The show of an entry in the customer's lists. */
export const customerShow = v.pipe(show, v.transform(named));
export type Show = v.InferOutput<typeof customerShow>;
export type ShowWire = v.InferInput<typeof show>;

const catalogueShow = v.pipe(
  v.object({
    /** The id in the customer system, for shows without a slug. */
    salesforceShowId: text(),
    ...common,
    presales: flag,
    comingSoon: flag,
    bookable: flag,
  }),
  v.transform(({ salesforceShowId, ...rest }) => named({ id: salesforceShowId, ...rest })),
);
export type CatalogueShow = v.InferOutput<typeof catalogueShow>;

function named<Named extends { slug: string; name: string }>(one: Named): Named {
  return one.name === '' ? { ...one, name: nameOfSlug(one.slug) } : one;
}

export const getShows = defineCall({
  method: 'GET',
  path: '/api/shows',
  target: 'catalogueWeb',
  token: 'ifSignedIn',
  answer: list(catalogueShow),
});
