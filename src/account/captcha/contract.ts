import * as v from 'valibot';
import { defineCall } from '#http/call.ts';

const challenge = v.object({
  algorithm: v.literal('SHA-256'),
  /** SHA-256 of salt and number, hexadecimal. */
  challenge: v.string(),
  /** The number lies between 0 and this one, both included. */
  maxnumber: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)),
  salt: v.string(),
  signature: v.string(),
});

export type Challenge = v.InferOutput<typeof challenge>;

/**
 * ALTCHA's address: on the site's origin, or on the captcha's own (docs/decisions.md#captcha-behind-interface).
 */
export const getChallenge = defineCall({
  method: 'GET',
  path: '/captcha/challenge',
  target: 'captcha',
  token: 'never',
  acts: true,
  answer: challenge,
});
