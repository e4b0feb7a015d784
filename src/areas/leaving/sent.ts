import { certaintyOf } from '#http/certainty.ts';
import { instantOf } from './dates.ts';

export interface Receipt {
  /** Epoch milliseconds, by the server's clock. */
  at: number;
  reference: string;
}

/** What became of a declaration (docs/decisions.md#what-may-have-happened). */
export type Sent =
  | { kind: 'received'; receipt: Receipt }
  | { kind: 'notSent' }
  | { kind: 'refused' }
  /** Refused for the number of requests. `until`: epoch milliseconds, where the server says until when. */
  | { kind: 'limited'; until: number | undefined }
  | { kind: 'unknown' };

export interface Reply {
  status: number;
  /** The parsed body. */
  body: unknown;
  retryAfter: string | null;
}

/** @param now epoch milliseconds */
export function sentOf({ status, body, retryAfter }: Reply, now: number): Sent {
  if (status >= 200 && status < 300) {
    const receipt = receiptOf(body);
    return receipt ? { kind: 'received', receipt } : { kind: 'unknown' };
  }
  if (status === 429) return { kind: 'limited', until: retryAt(retryAfter, now) };
  // Without the server's words, which would not be shown: what they would settle counts as unknown, and is sent again.
  const certainty = certaintyOf({ kind: 'status', status });
  return { kind: certainty === 'refused' ? 'refused' : 'unknown' };
}

/** An answer without the instant, such as the page of a proxy, is no receipt. */
export function receiptOf(body: unknown): Receipt | undefined {
  if (typeof body !== 'object' || body === null || !('receivedAt' in body)) return undefined;
  const at = typeof body.receivedAt === 'string' ? instantOf(body.receivedAt) : NaN;
  if (Number.isNaN(at)) return undefined;
  const reference = 'reference' in body ? body.reference : '';
  // A longer number has lost digits.
  if (Number.isSafeInteger(reference)) return { at, reference: String(reference) };
  return { at, reference: typeof reference === 'string' ? reference : '' };
}

/** A header `Retry-After`: seconds from now, or an HTTP date. @returns epoch milliseconds */
function retryAt(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const at = /^\d+$/.test(header) ? now + Number(header) * 1000 : Date.parse(header);
  return Number.isNaN(at) ? undefined : at;
}
