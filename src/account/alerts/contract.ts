import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { instant, lenient, list } from '#http/wire.ts';
import { cardType } from '../cards/rules.ts';

const alert = v.object({
  /** An alert without text is left out. */
  content: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  warning: lenient(v.boolean(), false),
  accountType: lenient(v.optional(v.pipe(v.string(), v.transform(cardType))), undefined),
  updatedAt: instant(),
});

export const getAlerts = defineCall({
  method: 'GET',
  path: '/api/alerts',
  target: 'client',
  token: 'required',
  query: v.object({ type: v.literal('ec') }),
  answer: list(alert),
});
