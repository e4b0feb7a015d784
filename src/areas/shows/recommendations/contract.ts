import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { list, text } from '#http/wire.ts';

const trailer = v.object({ slug: text(), salesforceShowId: text(), url: text() });
export type Trailer = v.InferOutput<typeof trailer>;

/** The trailer of a show, found by its slug or its id in the customer system. The shape is not specified. */
export const getTrailers = defineCall({
  method: 'GET',
  path: '/api/shows/trailers',
  target: 'catalogueMobile',
  token: 'ifSignedIn',
  answer: list(trailer),
});
