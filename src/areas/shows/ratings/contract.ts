import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { list } from '#http/wire.ts';
import { customerShow } from '../contract.ts';

/** The shows that the customer has seen, as far as the cinema knows, and not rated. */
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

/** The server keeps its answer to `movieToNote`; without this it would go on offering what has just been rated. */
export const purgeMovieToNote = defineCall({
  method: 'POST',
  path: '/api/accounts/me/movieToNote/purge',
  target: 'client',
  token: 'required',
  answer: v.unknown(),
  refreshes: ['toNote'],
});
