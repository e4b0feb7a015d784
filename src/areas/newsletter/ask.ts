import { certaintyOf } from '#http/certainty.ts';
import { isGood, parsedBody, requestWithoutSession } from '#identity/withoutSession.ts';
import { note } from '#platform/noted.ts';
import { CATEGORY_PATH, SETTINGS_PATH, UNSUBSCRIBE_PATHS, type Scope } from './paths.ts';
import { categoryOf, endOf, hasPreferences, type Category, type Unsubscribed } from './rules.ts';

type CategoryReply =
  | { kind: 'known'; category: Category }
  /** The link has expired or was never valid. */
  | { kind: 'expired' }
  | { kind: 'failed' };

export async function askCategory(token: string): Promise<CategoryReply> {
  const answer = await requestWithoutSession({ method: 'GET', path: CATEGORY_PATH, query: { token } });
  if (answer?.status === 404 || answer?.status === 410) return { kind: 'expired' };
  if (!answer || !isGood(answer)) return { kind: 'failed' };
  return { kind: 'known', category: categoryOf(parsedBody(answer)) };
}

/** The link's token decides, even when somebody is signed in. */
export async function askToUnsubscribe(scope: Scope, token: string): Promise<Unsubscribed> {
  const path = UNSUBSCRIBE_PATHS[scope];
  const answer = await requestWithoutSession({ method: 'PATCH', path, query: { token } });
  if (!answer) return 'unknown';
  if (isGood(answer)) {
    const end = endOf(parsedBody(answer));
    if (end === 'unknown') note({ kind: 'call', name: `PATCH ${path}`, outcome: 'malformed' });
    return end;
  }
  const certainty = certaintyOf({ kind: 'status', status: answer.status });
  return certainty === 'refused' ? 'notDone' : 'unknown';
}

/** Whether the settings switch the page of preferences on; undefined when they do not come. */
export async function askPreferences(): Promise<boolean | undefined> {
  const answer = await requestWithoutSession({ method: 'GET', path: SETTINGS_PATH });
  return answer && isGood(answer) ? hasPreferences(parsedBody(answer)) : undefined;
}
