import { toCallError, type CallFailure } from '#http/errors.ts';

export type Verdict =
  | { kind: 'done' }
  /** The server has said no, or was never asked. */
  | { kind: 'failed'; failure: CallFailure }
  /** No answer says how it went, and what it would have changed could not be seen either. */
  | { kind: 'unsure'; failure: CallFailure };

interface Doing<Prepared> {
  /** What of it makes it the same thing again. */
  key: string;
  /** What is needed to send it, as the answer to a challenge; without it nothing has been sent. */
  prepare: () => Promise<Prepared>;
  send: (prepared: Prepared) => Promise<unknown>;
  /** Loads past the cache what the call changes, and looks; undefined where that does not tell. */
  look: () => Promise<boolean | undefined>;
}

/** What was sent, without an answer that says how it went: the server may still be at it. */
const unsettled = new Set<string>();

/**
 * Does what must not be done twice unknowingly. Where no answer says how it went, what the server holds
 * does; whoever tries again then is looked after first. Never rejects.
 */
export async function settle<Prepared>({ key, prepare, send, look }: Doing<Prepared>): Promise<Verdict> {
  if (unsettled.has(key)) {
    const isDone = await look();
    if (isDone !== false) return verdict(key, isDone, { kind: 'network' });
    unsettled.delete(key);
  }
  try {
    const prepared = await prepare();
    unsettled.add(key);
    await send(prepared);
    unsettled.delete(key);
  } catch (error) {
    const { failure } = toCallError(error, key);
    if (isConclusive(failure)) unsettled.delete(key);
    // Refused, or never sent.
    if (!unsettled.has(key)) return { kind: 'failed', failure };
    const isDone = await look();
    // The server has come to an end with it.
    if (isDone === false && isContradiction(failure)) unsettled.delete(key);
    return verdict(key, isDone, failure);
  }
  await look();
  return { kind: 'done' };
}

function verdict(key: string, isDone: boolean | undefined, failure: CallFailure): Verdict {
  if (isDone === undefined) return { kind: 'unsure', failure };
  if (!isDone) return { kind: 'failed', failure };
  unsettled.delete(key);
  return { kind: 'done' };
}

/** A proxy's answer is none of the server's. */
const GATEWAY = [502, 504];

/**
 * The server sees something else than the page shows, or the challenge's answer was used up. Browsers send again by
 * themselves what went out on a connection that broke: this may be about the second time, and the first was done.
 */
const CONTRADICTED = [403, 404, 409, 410];

function isContradiction(failure: CallFailure): boolean {
  return failure.kind === 'status' && CONTRADICTED.includes(failure.status);
}

/** Whether it says that nothing has been done. */
function isConclusive(failure: CallFailure): boolean {
  if (failure.kind === 'status') return !GATEWAY.includes(failure.status) && !isContradiction(failure);
  return failure.kind === 'session' || failure.kind === 'offline';
}
