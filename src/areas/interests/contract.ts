import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { lenient, list, textOf } from '#http/wire.ts';

const name = v.pipe(v.string(), v.nonEmpty());
const id = v.pipe(
  v.union([name, v.number()]),
  v.transform((id) => textOf(id)),
);

/** A plain text is both id and name. */
const choice = v.union([
  v.object({ id, name }),
  v.pipe(
    name,
    v.transform((text) => ({ id: text, name: text })),
  ),
]);
const choices = list(choice);

/** The specification says only "genres list". Accepts a list of genres, or an object with genres and events. */
const interests = v.union([
  v.pipe(
    choices,
    v.transform((genres) => ({ genres, events: [] })),
  ),
  v.object({ genres: lenient(choices, []), events: lenient(choices, []) }),
]);

/** A genre or kind of event that can be chosen. The name is in the language of the page. */
export type Choice = v.InferOutput<typeof choice>;

export const getInterests = defineCall({
  method: 'GET',
  path: '/api/interests',
  target: 'client',
  token: 'ifSignedIn',
  answer: interests,
});
