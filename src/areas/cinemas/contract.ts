import * as v from 'valibot';
import { cinema } from '#account/cinemas/contract.ts';
import { defineCall } from '#http/call.ts';
import { lenient, list, text, textOf } from '#http/wire.ts';

export const getCinema = defineCall({
  method: 'GET',
  path: '/api/cinema/{slug}',
  target: 'catalogueWeb',
  token: 'ifSignedIn',
  answer: cinema,
});

const flag = lenient(v.boolean(), false);

const cinemaShow = v.object({
  slug: text(),
  salesforceShowId: text(),
  /** The specification does not list this field. Without it the page makes a name from the slug. */
  name: text(),
  presales: flag,
  comingSoon: flag,
  bookable: flag,
});

export type CinemaShow = v.InferOutput<typeof cinemaShow>;

export const getCinemaShows = defineCall({
  method: 'GET',
  path: '/api/cinema/{slug}/shows',
  target: 'catalogueWeb',
  token: 'ifSignedIn',
  answer: list(cinemaShow),
});

const ref = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((id) => textOf(id)),
  v.nonEmpty(),
);

/** A favourite is a vistaRef (specification, section 3), or an object that holds one under one of these names. */
const favourite = v.union([
  ref,
  v.pipe(
    v.object({ vistaRef: ref }),
    v.transform(({ vistaRef }) => vistaRef),
  ),
  v.pipe(
    v.object({ codeCcs: ref }),
    v.transform(({ codeCcs }) => codeCcs),
  ),
  v.pipe(
    v.object({ id: ref }),
    v.transform(({ id }) => id),
  ),
]);

/** Only the cinemas that are added or removed, not the whole list. */
const some = v.strictObject({ cinemas: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.nonEmpty()) });

/** Answers with vistaRefs. */
export const getFavourites = defineCall({
  method: 'GET',
  path: '/api/accounts/me/cinemas',
  target: 'client',
  token: 'required',
  resource: 'cinemas',
  answer: list(favourite),
});

export const addFavourites = defineCall({
  method: 'PATCH',
  path: '/api/accounts/me/cinemas',
  target: 'client',
  token: 'required',
  payload: some,
  answer: v.unknown(),
});

/** A DELETE with a body. */
export const removeFavourites = defineCall({
  method: 'DELETE',
  path: '/api/accounts/me/cinemas',
  target: 'client',
  token: 'required',
  payload: some,
  answer: v.unknown(),
});
