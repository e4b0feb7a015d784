import * as v from 'valibot';
import { defineCall } from '#http/call.ts';

/**
 * The specification withholds the names of these fields. The names are the same as in the account's contract.
 */
export const OPT_INS = ['optinMail', 'optinCommunication'] as const;
export type OptIn = (typeof OPT_INS)[number];

/**
 * Sends exactly one opt-in, so that no other consent is sent unasked. The specification lists no answer, and none is
 * needed: the account is loaded again.
 */
export const patchNotifications = defineCall({
  method: 'PATCH',
  path: '/api/accounts/me/notifications',
  target: 'client',
  token: 'required',
  payload: v.union([
    v.strictObject({ optinMail: v.boolean() }),
    v.strictObject({ optinCommunication: v.boolean() }),
  ]),
  answer: v.unknown(),
});
