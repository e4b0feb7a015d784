import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { lenient, list, text } from '#http/wire.ts';
import { nameOfSlug } from './slug.ts';

const flag = lenient(v.boolean(), false);
const word = v.pipe(v.string(), v.nonEmpty());

/** A bare text is its own name. */
const genre = v.union([
  v.object({ id: word, name: word }),
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

/** As the customer's own lists name it; `id` is the customer system's. */
const show = v.object({ id: text(), ...common });

/** The show of an entry of the customer's, in the house's own type. */
export const customerShow = v.pipe(show, v.transform(named));
export type Show = v.InferOutput<typeof customerShow>;
export type ShowWire = v.InferInput<typeof show>;

const catalogueShow = v.pipe(
  v.object({
    /** In the customer system, for shows that have no slug. */
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
