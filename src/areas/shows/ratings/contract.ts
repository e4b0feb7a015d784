import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { list } from '#http/wire.ts';
import { customerShow } from '../contract.ts';

/** The shows that the customer has seen, as far as the cinema knows, and has not rated. */
export const getMovieToNote = defineCall({
  method: 'GET',
  path: '/api/accounts/me/movieToNote',
  target: 'client',
  token: 'required',
  resource: 'toNote',
  answer: list(customerShow),
});

export const ignoreMovie = defineCall({
  method: 'PATCH',
  path: '/api/accounts/me/ignoreMovie',
  target: 'client',
  token: 'required',
  payload: v.strictObject({ idSpectacle: v.pipe(v.string(), v.nonEmpty()) }),
  answer: v.unknown(),
  refreshes: ['toNote'],
});

/**
 * The server caches its answer to `movieToNote`. Without this call it would offer a show again that has just been
 * rated.
 */
export const purgeMovieToNote = defineCall({
  method: 'POST',
  path: '/api/accounts/me/movieToNote/purge',
  target: 'client',
  token: 'required',
  answer: v.unknown(),
  refreshes: ['toNote'],
});
