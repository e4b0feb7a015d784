import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { instant, list, text } from '#http/wire.ts';

const advantage = v.object({
  name: text(),
  /** ISO date. Empty for an advantage that does not expire. */
  expirationDate: instant(),
  details: text(),
  code: text(),
  terms: text(),
  recognitionId: text(),
});
export type Advantage = v.InferOutput<typeof advantage>;

export const getAdvantages = defineCall({
  method: 'GET',
  path: '/api/accounts/me/advantages',
  target: 'client',
  token: 'required',
  resource: 'advantages',
  answer: list(advantage),
});
