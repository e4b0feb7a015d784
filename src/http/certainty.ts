import type { CallFailure } from './errors.ts';

/**
 * What a failed call says about the change that it asked for (docs/decisions.md#what-may-have-happened):
 *
 * - `notSent`: the request did not leave.
 * - `refused`: the server says no, so nothing has changed.
 * - `contradicted`: the server says that its state rules the change out. The change itself may be the reason: a browser
 *   sends a request again when its connection breaks, and the second one finds what the first has done. A fresh read
 *   tells; where nothing can be read, it is the server's no.
 * - `unknown`: the change may have happened.
 */
export type Certainty = 'notSent' | 'refused' | 'contradicted' | 'unknown';

export function certaintyOf(failure: CallFailure): Certainty {
  switch (failure.kind) {
    case 'network':
    case 'timeout':
    case 'malformed':
      return 'unknown';
    case 'unsent':
    case 'unaddressed':
    case 'challenge':
    case 'session':
      return 'notSent';
    case 'status':
      return certaintyOfStatus(failure);
  }
}

/** The state that rules a change out: the thing is gone, or exists already, or the answer to a challenge is used up. */
const CONTRADICTIONS: readonly number[] = [403, 404, 409, 410];

/**
 * Refusals even without a word of the server: a proxy that sends one of these has not passed the request on. 401 means
 * that nobody was let in, and 429 that the request was counted and turned away.
 */
const REFUSALS: readonly number[] = [400, 401, 405, 413, 415, 422, 429];

/**
 * Whether the server says that its state is not what the change begins from. When a fresh read then shows what was asked
 * for, it held before this request arrived: by a change made elsewhere, or by the same request that the browser had sent
 * before. A 403 is about the answer to a challenge, and says nothing of the state.
 */
export function isAboutState(failure: CallFailure): boolean {
  return failure.kind === 'status' && [404, 409, 410].includes(failure.status);
}

function certaintyOfStatus({ status, code, message }: Extract<CallFailure, { kind: 'status' }>): Certainty {
  // A status of success is a failure only when the body says `done: false`.
  if (status >= 200 && status < 300) return 'refused';
  if (status < 400 || status >= 500) return 'unknown';
  const isServer = Boolean(code) || message !== undefined;
  if (CONTRADICTIONS.includes(status)) return isServer ? 'contradicted' : 'unknown';
  return isServer || REFUSALS.includes(status) ? 'refused' : 'unknown';
}
