import { certaintyOf } from '#http/certainty.ts';
import { isGood, parsedBody, requestWithoutSession } from '#identity/withoutSession.ts';
import { note } from '#platform/noted.ts';
import { platform, writeEntry } from '#platform/platform.ts';
import {
  UNSUBSCRIBE_PATHS,
  type Scope,
  CATEGORY_PATH,
  SETTINGS_PATH,
  tokenIn,
  categoryOf,
  endOf,
  hasPreferences,
  type Category,
  type Unsubscribed,
} from './rules.ts';
import { kept, showCategory, showPreferences, showView } from './views.ts';

/** The category of the link, once it has been asked for. */
let known: Category | undefined;

const SCOPES = Object.keys(UNSUBSCRIBE_PATHS) as Scope[];

interface UnsubscribeEvents {
  onStart(): void;
  /** Opens the confirmation. */
  onDone(scope: Scope, token: string, category: Category | undefined): void;
  onFailure(kind: 'notDone' | 'unknown'): void;
}

/**
 * The page behind the link at the end of a mailing. It loads the category of the link and then waits for a click: mail
 * scanners open links, so a load must not unsubscribe.
 * @returns when the page shows the category, or why it cannot
 */
export async function startUnsubscribe(events: UnsubscribeEvents): Promise<void> {
  const token = takeToken();
  if (token === undefined) {
    showView('missing');
    return;
  }
  let busy = false;
  /** Runs one action at a time, with its button busy. */
  async function run(button: HTMLElement, act: () => Promise<void>): Promise<void> {
    if (busy) return;
    busy = true;
    button.setAttribute('aria-busy', 'true');
    await act();
    button.removeAttribute('aria-busy');
    busy = false;
  }
  document.addEventListener('click', ({ target, detail }) => {
    // The second click of a double click would repeat an action that was just refused.
    if (!(target instanceof Element) || detail > 1) return;
    const retry = target.closest<HTMLElement>('[data-retry]');
    if (retry) void run(retry, () => load(token));
    const button = target.closest<HTMLElement>('[data-scope]');
    const scope = SCOPES.find((one) => one === button?.dataset.scope);
    if (button && scope) void run(button, () => unsubscribe(scope, token, events));
  });
  showView('loading');
  await load(token);
}

/** Moves the token from the address, where it would be seen, logged and passed on, into the state of this history entry. */
function takeToken(): string | undefined {
  const url = platform().location();
  const token = tokenIn(url.search) ?? kept('token');
  if (url.searchParams.has('token')) {
    url.searchParams.delete('token');
    writeEntry({ ...history.state, token }, url);
  }
  return token;
}

async function load(token: string): Promise<void> {
  const reply = await askCategory(token);
  if (reply.kind === 'known') {
    known = reply.category;
    showCategory(known);
  }
  if (reply.kind === 'expired') {
    const areOn = await askPreferences();
    if (areOn !== undefined) showPreferences(areOn);
  }
  showView(reply.kind === 'known' ? 'choice' : reply.kind);
}

async function unsubscribe(scope: Scope, token: string, events: UnsubscribeEvents): Promise<void> {
  events.onStart();
  const end = await askToUnsubscribe(scope, token);
  if (end !== 'done') {
    events.onFailure(end);
    return;
  }
  events.onDone(scope, token, known);
  // The button stays busy until the next page replaces this one.
  return new Promise(() => undefined);
}

type CategoryReply =
  | { kind: 'known'; category: Category }
  /** The link has expired or was never valid. */
  | { kind: 'expired' }
  | { kind: 'failed' };

async function askCategory(token: string): Promise<CategoryReply> {
  const answer = await requestWithoutSession({ method: 'GET', path: CATEGORY_PATH, query: { token } });
  if (answer?.status === 404 || answer?.status === 410) return { kind: 'expired' };
  if (!answer || !isGood(answer)) return { kind: 'failed' };
  return { kind: 'known', category: categoryOf(parsedBody(answer)) };
}

/** The link's token decides, even when somebody is signed in. */
async function askToUnsubscribe(scope: Scope, token: string): Promise<Unsubscribed> {
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
async function askPreferences(): Promise<boolean | undefined> {
  const answer = await requestWithoutSession({ method: 'GET', path: SETTINGS_PATH });
  return answer && isGood(answer) ? hasPreferences(parsedBody(answer)) : undefined;
}
