import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { text } from '#http/wire.ts';
import { LEAVING_FLAGS, LEAVING_PATHS } from './paths.ts';
import { isDay, isMail, MOST } from './rules.ts';

function filled(most: number) {
  return v.pipe(v.string(), v.nonEmpty(), v.maxLength(most));
}

const person = {
  /** Made on the device. A request that arrives twice has the same one. */
  requestId: v.pipe(v.string(), v.uuid()),
  name: filled(MOST.name),
  contract: filled(MOST.contract),
  mail: v.pipe(filled(MOST.mail), v.check(isMail)),
};

const cancellation = v.object({
  ...person,
  endsOn: v.optional(v.pipe(v.string(), v.check(isDay))),
  ground: v.optional(filled(MOST.ground)),
});

const receipt = v.object({
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
  reference: text(),
});

export const postCancellation = defineCall({
  method: 'POST',
  path: LEAVING_PATHS.cancel,
  target: 'client',
  token: 'never',
  extension: LEAVING_FLAGS.cancel,
  payload: cancellation,
  answer: receipt,
});

export const postWithdrawal = defineCall({
  method: 'POST',
  path: LEAVING_PATHS.withdraw,
  target: 'client',
  token: 'never',
  extension: LEAVING_FLAGS.withdraw,
  payload: v.object(person),
  answer: receipt,
});
