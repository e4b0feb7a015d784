import * as v from 'valibot';
import { defineCall } from '#http/call.ts';

/** The specification withholds their names on the wire: these neutral ones, as in the account's contract (SP-19). */
export const OPT_INS = ['optinMail', 'optinCommunication'] as const;
export type OptIn = (typeof OPT_INS)[number];

/**
 * One opt-in and no other, so that no consent travels along unasked. Its answer is not listed, and not needed: the
 * account is loaded again.
 */
export const patchNotifications = defineCall({
  method: 'PATCH',
  path: '/api/accounts/me/notifications',
  target: 'client',
  token: 'required',
  payload: v.pipe(
    v.record(v.picklist(OPT_INS), v.boolean()),
    v.check((payload) => Object.keys(payload).length === 1, 'one opt-in'),
  ),
  answer: v.unknown(),
});
