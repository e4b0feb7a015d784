import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { list, text } from '#http/wire.ts';

const trailer = v.object({ slug: text(), salesforceShowId: text(), url: text() });
export type Trailer = v.InferOutput<typeof trailer>;

/** Its shape is not specified: the trailer of a show, by slug or by the customer system's id. */
export const getTrailers = defineCall({
  method: 'GET',
  path: '/api/shows/trailers',
  target: 'catalogueMobile',
  token: 'ifSignedIn',
  answer: list(trailer),
});
