import { takeAnswer } from '#account/captcha/captcha.ts';
import { toCallError, type CallFailure } from '#http/errors.ts';

export type Verdict =
  | { kind: 'done' }
  /** The server has said no, or was never asked. */
  | { kind: 'failed'; failure: CallFailure }
  /** No answer has come, and what it would have changed could not be seen either. */
  | { kind: 'unsure'; failure: CallFailure };

interface Doing {
  /** What of it makes it the same thing again. */
  key: string;
  /** The call, with the answer to its challenge. */
  send: (challenge: string) => Promise<unknown>;
  /** Loads past the cache what the call changes, and looks; undefined where that does not tell. */
  look: () => Promise<boolean | undefined>;
}

/** What was sent and not answered: the server may still be at it. */
const unanswered = new Set<string>();

/**
 * Does what must not be done twice unknowingly. Where no answer comes, what the server holds says whether it has
 * been done; whoever tries again then is looked after first. Never rejects.
 */
export async function settle({ key, send, look }: Doing): Promise<Verdict> {
  if (unanswered.has(key)) {
    const isDone = await look();
    if (isDone !== false) return verdict(key, isDone, { kind: 'network' });
    unanswered.delete(key);
  }
  try {
    const challenge = await takeAnswer();
    unanswered.add(key);
    await send(challenge);
    unanswered.delete(key);
  } catch (error) {
    const { failure } = toCallError(error, key);
    if (isAnswered(failure)) unanswered.delete(key);
    // Without an answer to its challenge it has not been sent.
    if (!unanswered.has(key)) return { kind: 'failed', failure };
    return verdict(key, await look(), failure);
  }
  await look();
  return { kind: 'done' };
}

function verdict(key: string, isDone: boolean | undefined, failure: CallFailure): Verdict {
  if (isDone === undefined) return { kind: 'unsure', failure };
  if (!isDone) return { kind: 'failed', failure };
  unanswered.delete(key);
  return { kind: 'done' };
}

/** A proxy's answer is none of the server's. */
const GATEWAY = [502, 504];

function isAnswered(failure: CallFailure): boolean {
  return failure.kind === 'session' || (failure.kind === 'status' && !GATEWAY.includes(failure.status));
}
