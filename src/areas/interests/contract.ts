import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { lenient, list } from '#http/wire.ts';

const name = v.pipe(v.string(), v.nonEmpty());
const id = v.union([name, v.pipe(v.number(), v.transform(String))]);

/** A bare text is its own name. */
const choice = v.union([
  v.object({ id, name }),
  v.pipe(
    name,
    v.transform((text) => ({ id: text, name: text })),
  ),
]);
const choices = list(choice);

/** The specification says "genres list" and no more: a list of genres is taken, or one beside a list of events. */
const interests = v.union([
  v.pipe(
    choices,
    v.transform((genres) => ({ genres, events: [] })),
  ),
  v.object({ genres: lenient(choices, []), events: lenient(choices, []) }),
]);

/** What may be chosen; names are in the page's language. */
export type Choice = v.InferOutput<typeof choice>;

export const getInterests = defineCall({
  method: 'GET',
  path: '/api/interests',
  target: 'client',
  token: 'ifSignedIn',
  answer: interests,
});
