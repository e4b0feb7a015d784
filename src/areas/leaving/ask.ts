import type { Challenge } from '#account/captcha/contract.ts';
import { solved } from '#account/captcha/solve.ts';
import { isGood, parsedBody, requestWithoutSession, type PlainAnswer } from '#identity/withoutSession.ts';
import { note } from '#platform/noted.ts';
import { platform } from '#platform/platform.ts';
import { CHALLENGE_PATH, LEAVING_FLAGS, LEAVING_PATHS, SETTINGS_PATH, type LeavingKind } from './paths.ts';
import { filledOf, flagIn, type Declaration } from './rules.ts';
import { sentOf, type Reply, type Sent } from './sent.ts';

/** Whether the settings switch the page on; undefined when they do not come. */
export async function askWhetherOn(kind: LeavingKind): Promise<boolean | undefined> {
  const answer = await requestWithoutSession({ method: 'GET', path: SETTINGS_PATH });
  return answer && isGood(answer) ? flagIn(parsedBody(answer), LEAVING_FLAGS[kind]) : undefined;
}

/**
 * Sends the declaration.
 * @param requestId the same for each attempt at one declaration, of which the server keeps one
 */
export async function askToLeave(
  kind: LeavingKind,
  requestId: string,
  declaration: Declaration,
): Promise<Sent> {
  const challenge = await challengeAnswer();
  if (typeof challenge !== 'string') return challenge;
  const path = LEAVING_PATHS[kind];
  const answer = await requestWithoutSession({
    method: 'POST',
    path,
    payload: { requestId, ...filledOf(declaration) },
    headers: { 'x-captcha-response': challenge },
  });
  if (!answer) return { kind: 'unknown' };
  const sent = sentOf(replyOf(answer), platform().now());
  if (sent.kind === 'unknown' && isGood(answer))
    note({ kind: 'call', name: `POST ${path}`, outcome: 'malformed' });
  return sent;
}

/** The answer to a challenge, or why none could be made: the declaration then does not leave. */
async function challengeAnswer(): Promise<string | Sent> {
  const answer = await requestWithoutSession({ method: 'GET', path: CHALLENGE_PATH, target: 'captcha' });
  if (answer?.status === 429) return sentOf(replyOf(answer), platform().now());
  if (!answer || !isGood(answer)) return { kind: 'notSent' };
  try {
    // The contract's schema would weigh more than this page: what is no challenge has no solution, which is an error.
    return await solved(parsedBody(answer) as Challenge);
  } catch (error) {
    platform().report('Captcha', error);
    return { kind: 'notSent' };
  }
}

function replyOf(answer: PlainAnswer): Reply {
  return {
    status: answer.status,
    body: parsedBody(answer),
    retryAfter: answer.headers.get('retry-after'),
  };
}
