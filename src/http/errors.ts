import { HTTPError, TimeoutError } from 'ky';

/**
 * Everything that can go wrong with a call. `certainty.ts` says what each kind means for a change. The error texts of
 * libraries do not leave this file.
 */
export type CallFailure =
  /** The connection broke, or the server could not be reached. */
  | { kind: 'network' }
  /**
   * The request did not leave: there was no network, no token could be had, or the customer stopped it in time. Or a
   * chosen file, which is named, cannot be read any more.
   */
  | { kind: 'unsent'; unreadable?: string }
  /** What the call is about has no id, so the call has no address and did not leave. */
  | { kind: 'unaddressed' }
  /** No answer to the challenge that the call needs could be made, so the request did not leave. */
  | { kind: 'challenge' }
  | { kind: 'timeout' }
  /** The session is over: the silent renewal was refused. */
  | { kind: 'session' }
  /** The answer is not what the contract says. */
  | { kind: 'malformed' }
  /** With the code and message of the server, where it sent them. */
  | { kind: 'status'; status: number; code?: string | undefined; message?: string | undefined };

export class CallError extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure, what: string) {
    super(`${what}: ${failure.kind === 'status' ? String(failure.status) : failure.kind}`);
    this.name = 'CallError';
    this.failure = failure;
  }
}

/**
 * The code and message of a failure: `{code, message}`, or nested as `{error: {code, message}}` (specification,
 * section 8).
 */
export function serverError(body: unknown): { code?: string; message?: string } {
  if (typeof body !== 'object' || body === null) return {};
  const source = 'error' in body && typeof body.error === 'object' && body.error !== null ? body.error : body;
  const found: { code?: string; message?: string } = {};
  if ('code' in source && (typeof source.code === 'string' || typeof source.code === 'number')) {
    found.code = String(source.code);
  }
  if ('message' in source && typeof source.message === 'string' && source.message.trim() !== '') {
    found.message = source.message;
  }
  return found;
}

/** Without a code or message they come from a proxy that got no answer from the server. */
const GATEWAY_STATUSES: readonly number[] = [502, 504];

/** What an answer with a status of failure and this body means. */
export function failureOfStatus(status: number, body: unknown): CallFailure {
  const said = serverError(body);
  if (GATEWAY_STATUSES.includes(status) && Object.keys(said).length === 0) return { kind: 'timeout' };
  return { kind: 'status', status, ...said };
}

/** What any error of a call means. */
export function failureOf(error: unknown): CallFailure {
  if (error instanceof CallError) return error.failure;
  if (error instanceof HTTPError) return failureOfStatus(error.response.status, error.data);
  // Aborted because the page is left, refused, or reset: for the customer these are the same.
  return { kind: error instanceof TimeoutError ? 'timeout' : 'network' };
}

export function toCallError(error: unknown, what: string): CallError {
  return error instanceof CallError ? error : new CallError(failureOf(error), what);
}

/**
 * For answers whose body says whether the change is done. `done: false` comes with a status of success.
 * @throws CallError for `done: false`, with the code and message of the body
 */
export function requireDone(
  { done, ...said }: { done: boolean; code?: string | undefined; message?: string | undefined },
  what: string,
): void {
  if (!done) throw new CallError({ kind: 'status', status: 200, ...said }, what);
}

/** Whether no answer came. Such a failure says nothing about the server. */
export function isOfNetwork({ kind }: CallFailure): boolean {
  return kind === 'network' || kind === 'unsent' || kind === 'timeout';
}

/** The code of a call that is refused for its answer to the challenge. */
const CHALLENGE_REFUSED = 'captcha';

/** Whether the challenge is the reason, and nothing that the customer typed, so that nobody corrects what is right. */
export function isOfChallenge(failure: CallFailure): boolean {
  return failure.kind === 'challenge' || (failure.kind === 'status' && failure.code === CHALLENGE_REFUSED);
}
