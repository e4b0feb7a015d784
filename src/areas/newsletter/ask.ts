import { certaintyOf } from '#http/certainty.ts';
import { fakeFetch } from '#identity/fakeFetch.ts';
import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { environmentOf } from '#sites/environment.ts';
import { CATEGORY_PATH, UNSUBSCRIBE_PATHS, type Scope } from './paths.ts';
import { categoryOf, type Category } from './rules.ts';

/** The same time limit as in http/send.ts, whose 10 kB this page does not load. */
const TIMEOUT_MS = 10_000;

type CategoryReply =
  | { kind: 'known'; category: Category }
  /** The link has expired or was never valid. */
  | { kind: 'expired' }
  | { kind: 'failed' };

export async function askCategory(token: string): Promise<CategoryReply> {
  const answer = await request('GET', CATEGORY_PATH, token);
  if (answer?.status === 404 || answer?.status === 410) return { kind: 'expired' };
  if (!answer || !isGood(answer)) return { kind: 'failed' };
  return { kind: 'known', category: categoryOf(parsed(answer.text)) };
}

/** `unknown`: the request may or may not have been done. Sending it twice does no harm. */
export type Unsubscribed = 'done' | 'notDone' | 'unknown';

export async function askToUnsubscribe(scope: Scope, token: string): Promise<Unsubscribed> {
  const answer = await request('PATCH', UNSUBSCRIBE_PATHS[scope], token);
  if (!answer) return 'unknown';
  // An answer that is not JSON is a proxy's page.
  if (isGood(answer)) return isJson(answer.text) ? 'done' : 'unknown';
  const certainty = certaintyOf({ kind: 'status', status: answer.status });
  return certainty === 'refused' ? 'notDone' : 'unknown';
}

interface HttpAnswer {
  status: number;
  text: string;
}

function isGood({ status }: HttpAnswer): boolean {
  return status >= 200 && status < 300;
}

/**
 * Sent without the session: the link's token decides, even when somebody is signed in.
 * @returns undefined when no answer came
 */
async function request(
  method: 'GET' | 'PATCH',
  path: string,
  token: string,
): Promise<HttpAnswer | undefined> {
  const search = new URLSearchParams({ token, language: document.documentElement.lang });
  const { identity } = environmentOf(platform().location(), site, __DEMO__);
  const carry = identity.mode === 'fake' ? fakeFetch : fetch;
  try {
    const address = new URL(`${path}?${search.toString()}`, platform().location());
    const response = await carry(address, { method, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    platform().report(`${method} ${path}`, error);
    return undefined;
  }
}

function isJson(text: string): boolean {
  return text === '' || parsed(text) !== text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
