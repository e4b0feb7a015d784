import * as v from 'valibot';
import { defineCall } from '#http/call.ts';

const challenge = v.object({
  algorithm: v.literal('SHA-256'),
  /** SHA-256 of salt and number, hexadecimal. */
  challenge: v.string(),
  /** The number is somewhere from 0 to this. */
  maxnumber: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)),
  salt: v.string(),
  signature: v.string(),
});

export type Challenge = v.InferOutput<typeof challenge>;

/** ALTCHA's own address on the site's origin; the default of every environment (OD-03). */
export const getChallenge = defineCall({
  method: 'GET',
  path: '/captcha/challenge',
  target: 'client',
  token: 'never',
  acts: true,
  answer: challenge,
});
