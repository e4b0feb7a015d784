import { certaintyOf } from '#http/certainty.ts';
import { fakeFetch } from '#identity/fakeFetch.ts';
import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { environmentOf } from '#sites/environment.ts';
import { CATEGORY_PATH, SETTINGS_PATH, UNSUBSCRIBE_PATHS, type Scope } from './paths.ts';
import { categoryOf, endOf, hasPreferences, type Category, type Unsubscribed } from './rules.ts';

/** The same time limit as in http/send.ts, whose 10 kB this page does not load. */
const TIMEOUT_MS = 10_000;

type CategoryReply =
  | { kind: 'known'; category: Category }
  /** The link has expired or was never valid. */
  | { kind: 'expired' }
  | { kind: 'failed' };

export async function askCategory(token: string): Promise<CategoryReply> {
  const answer = await request('GET', CATEGORY_PATH, { token });
  if (answer?.status === 404 || answer?.status === 410) return { kind: 'expired' };
  if (!answer || !isGood(answer)) return { kind: 'failed' };
  return { kind: 'known', category: categoryOf(parsed(answer.text)) };
}

export async function askToUnsubscribe(scope: Scope, token: string): Promise<Unsubscribed> {
  const answer = await request('PATCH', UNSUBSCRIBE_PATHS[scope], { token });
  if (!answer) return 'unknown';
  if (isGood(answer)) return endOf(parsed(answer.text));
  const certainty = certaintyOf({ kind: 'status', status: answer.status });
  return certainty === 'refused' ? 'notDone' : 'unknown';
}

/** Whether the settings switch the page of preferences on; undefined when they do not come. */
export async function askPreferences(): Promise<boolean | undefined> {
  const answer = await request('GET', SETTINGS_PATH);
  return answer && isGood(answer) ? hasPreferences(parsed(answer.text)) : undefined;
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
  query: Readonly<Record<string, string>> = {},
): Promise<HttpAnswer | undefined> {
  const search = new URLSearchParams({ ...query, language: document.documentElement.lang });
  const { identity } = environmentOf(platform().location(), site, __DEMO__);
  if (identity.mode === 'none') return undefined;
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

/** Undefined for an empty body, and the text itself where it is not JSON. */
function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
