import { platform } from '#platform/platform.ts';
import { askCategory, askPreferences, askToUnsubscribe } from './ask.ts';
import { kept } from './historyState.ts';
import { UNSUBSCRIBE_PATHS, type Scope } from './paths.ts';
import { tokenIn } from './rules.ts';
import { showCategory, showPreferences, showView } from './views.ts';

const SCOPES = Object.keys(UNSUBSCRIBE_PATHS) as Scope[];

export interface UnsubscribeEvents {
  onStart(): void;
  /** Opens the confirmation. */
  onDone(scope: Scope, token: string): void;
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
    button.ariaBusy = 'true';
    await act();
    button.ariaBusy = null;
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
    history.replaceState({ token }, '', url);
  }
  return token;
}

async function load(token: string): Promise<void> {
  const reply = await askCategory(token);
  if (reply.kind === 'known') showCategory(reply.category);
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
  events.onDone(scope, token);
  // The button stays busy until the next page replaces this one.
  return new Promise(() => undefined);
}
