import * as v from 'valibot';
import { defineCall } from '#http/call.ts';

const numberChallenge = v.object({
  algorithm: v.literal('SHA-256'),
  /** SHA-256 of salt and number, hexadecimal. */
  challenge: v.string(),
  /** The number lies between 0 and this one, both included. */
  maxnumber: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)),
  salt: v.string(),
  signature: v.string(),
});

const hexadecimal = v.pipe(v.string(), v.regex(/^[\da-fA-F]*$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(1));

const keyChallenge = v.object({
  // The signature covers all of them: those that are not listed here go back as they came.
  parameters: v.looseObject({
    /**
     * Without SCRYPT and ARGON2ID, which browsers do not have. Of repeated digests SHA-256 alone: ALTCHA's server and its
     * code for browsers shorten the others at different turns.
     */
    algorithm: v.picklist(['PBKDF2/SHA-256', 'PBKDF2/SHA-384', 'PBKDF2/SHA-512', 'SHA-256']),
    nonce: hexadecimal,
    salt: hexadecimal,
    /** How often a digest is repeated for one key. */
    cost: v.pipe(count, v.maxValue(1_000_000)),
    /** In bytes. */
    keyLength: v.pipe(count, v.maxValue(64)),
    /** What the wanted key begins with. */
    keyPrefix: hexadecimal,
  }),
  signature: v.string(),
});

/** Of ALTCHA's version 1: the number behind a digest is wanted. */
export type NumberChallenge = v.InferOutput<typeof numberChallenge>;
/** Of ALTCHA's version 2: a counter is wanted, from which a key with a given beginning is derived. */
export type KeyChallenge = v.InferOutput<typeof keyChallenge>;
export type Challenge = NumberChallenge | KeyChallenge;

/**
 * ALTCHA's address: on the site's origin, or on the captcha's own (docs/decisions.md#captcha-behind-interface).
 */
export const getChallenge = defineCall({
  method: 'GET',
  path: '/captcha/challenge',
  target: 'captcha',
  token: 'never',
  acts: true,
  answer: v.union([numberChallenge, keyChallenge]),
});
