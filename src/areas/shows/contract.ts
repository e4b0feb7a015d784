import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { lenient, list, text } from '#http/wire.ts';

const flag = lenient(v.boolean(), false);

const show = v.object({
  slug: text(),
  /** In the customer system, for shows that have no slug. */
  salesforceShowId: text(),
  presales: flag,
  comingSoon: flag,
  bookable: flag,
});

export const getShows = defineCall({
  method: 'GET',
  path: '/api/shows',
  target: 'catalogueWeb',
  token: 'ifSignedIn',
  answer: list(show),
});
