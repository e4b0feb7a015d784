import * as v from 'valibot';

/** An amount in a text, without its currency: `2390`, `23,90`. */
const AMOUNT = /^(-?\d{1,13})(?:[.,](\d\d?))?$/;

/**
 * The cents that a server means. An integer, or a text of digits, is cents; a number or a text with decimals is euros.
 * @returns undefined for anything else
 */
export function centsOf(amount: unknown): number | undefined {
  if (typeof amount === 'number') {
    const inCents = Number.isInteger(amount) ? amount : Math.round(amount * 100);
    return Number.isSafeInteger(inCents) ? inCents || 0 : undefined;
  }
  if (typeof amount !== 'string') return undefined;
  const [, whole, decimals] = AMOUNT.exec(amount.replaceAll(/[\s€]|eur/gi, '')) ?? [];
  return whole === undefined ? undefined : Number(whole + (decimals?.padEnd(2, '0') ?? '')) || 0;
}

/** Anything, read as cents. Exported so that the published contract can say that an integer is wanted. */
export const anyAmount = v.pipe(v.unknown(), v.transform(centsOf));

/** An amount of an answer in whole cents. Undefined where the server does not send it, or nobody can read it. */
export function cents() {
  // The input type is what servers should send, for the sandbox.
  return v.optional(anyAmount as unknown as v.GenericSchema<number | null | undefined, number | undefined>);
}
