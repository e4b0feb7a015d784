import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { CATEGORY_PATH, UNSUBSCRIBE_PATHS, categoryOf } from './rules.ts';

/** The token of the link takes the place of a sign-in (specification, section 6). */
const token = v.object({ token: v.pipe(v.string(), v.nonEmpty()) });

const wire = v.nullish(v.union([v.string(), v.object({ category: v.nullish(v.string()) })]));

export const getNewsletter = defineCall({
  method: 'GET',
  path: CATEGORY_PATH,
  target: 'client',
  token: 'never',
  query: token,
  answer: v.pipe(
    v.fallback(wire, null),
    v.transform((answer) => categoryOf(answer)),
  ),
});

export const unsubscribe = defineCall({
  method: 'PATCH',
  path: UNSUBSCRIBE_PATHS.category,
  target: 'client',
  token: 'never',
  query: token,
  answer: v.unknown(),
});

export const unsubscribeAll = defineCall({
  method: 'PATCH',
  path: UNSUBSCRIBE_PATHS.all,
  target: 'client',
  token: 'never',
  query: token,
  answer: v.unknown(),
});
