import { faultSchema } from '#sandbox/faults.ts';
import type * as v from 'valibot';

/** The body of `POST /sandbox/faults`. */
export type FaultInput = v.InferInput<typeof faultSchema>;

/**
 * Every way in which the sandbox makes a call fail. `token` is left out: it is the identity provider's. So is `held`, in
 * which a test acts: `slow` is the same for a page.
 */
export type FaultClass = Exclude<FaultInput['fault'], 'token' | 'held'>;
export const FAULT_CLASSES = faultSchema.entries.fault.options.filter(
  (fault) => fault !== 'token' && fault !== 'held',
);

/** The answer comes, but a part of it is missing or unknown. */
export const ANSWER_SPOILT = ['empty', 'missing-field', 'null-field', 'unknown-enum'] as const;

/** What the fault `answer` sends: a refusal in the server's own words. */
export const REFUSAL = { status: 422, body: { code: 'E42', message: 'Words of the server' } };

/** The time limit of a call (src/http/send.ts); the page's clock jumps over it. */
export const TIMEOUT_MS = 10_000;

/** The classes whose answer alone says that nothing was done. After any other failure nobody knows before a fresh read. */
export const REFUSED: readonly FaultClass[] = ['answer', '400', '401', '422', '429'];

/** What customers must never read: `undefined` and the like, keys of texts, markup, a proxy's page, a stack. */
export const RAW =
  /undefined|\bNaN\b|\bnull\b|\[object |Invalid Date|\{\{|<\/?[a-z]+|Bad gateway|\bZZZ\b|\b[a-z]\w*\.(?:title|content|cta)\b|\w+Error\b|\n\s+at /;

export function faultInput(fault: FaultClass): Pick<FaultInput, 'fault'> & Partial<FaultInput> {
  if (fault === 'answer') return { fault, ...REFUSAL };
  return fault === 'slow' ? { fault, delayMs: 300 } : { fault };
}

/**
 * An answer that comes late each time, for what a page shows meanwhile. A test that acts meanwhile would race the
 * machine: it takes the fault `held`, and releases it.
 */
export function late(match: string, delayMs: number): FaultInput {
  return { match, fault: 'slow', delayMs, times: 0 };
}

/** After a 401 the request is sent again, once, with a new token. */
export function requestsUnder(fault: FaultClass | 'none'): number {
  return fault === '401' ? 2 : 1;
}
