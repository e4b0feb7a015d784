import { parsedJson } from '#platform/json.ts';
import { platform, randomId } from '#platform/platform.ts';
import { shortTarget } from './errorAddress.ts';
import { sdkCookie } from './sdkCookie.ts';

/*
 * What this site adds to the SDK's transaction: the state of a sign-in under way, which lies in a cookie.
 *
 * A neighbouring subdomain can set such a cookie. It could start a sign-in as its own customer, give the visitor the
 * cookie and the address of the answer, and so sign the visitor in to a foreign account. So a transaction also names
 * the tab that began it, by a value in the tab's storage, which no other origin can write.
 */

const KEY = 'signIn';
const TARGET = 'signInTarget';
const AGAIN = 'signInAgain';
const OWN = 'signInOwn';
const COOKIE_DAYS = 1;

/** Travels with the transaction; the type is what this site writes, not what a cookie holds. */
export interface AppState {
  target: string;
  /** Undefined where the browser refuses storage. */
  tab: string | undefined;
  /** `login`: the sign-in asks for the password. `none`: it asks nothing. */
  prompt?: 'login' | 'none' | undefined;
}

/**
 * Binds a sign-in that is about to begin to this tab. The whole target lies in the tab. The cookie has what fits: a
 * browser drops one above 4 kB without a word.
 */
export function appStateOf(target: string, prompt?: AppState['prompt']): AppState {
  const id = randomId();
  const { tab } = platform();
  // That of an earlier sign-in would stay where there is no room for this one.
  tab.remove(TARGET);
  const isBound = tab.write(KEY, id);
  tab.write(TARGET, target);
  return { target: shortTarget(target), tab: isBound ? id : undefined, ...(prompt && { prompt }) };
}

/** Where the last sign-in of this tab was to lead. The cookie may hold the sign-in of another tab by now. */
export function ownTarget(): string | undefined {
  return platform().tab.read(TARGET);
}

/**
 * Whether this tab may begin its sign-in again, after the sign-in of another tab has taken its place in the cookie:
 * once in a row, so that a browser without cookies does not go to and fro for ever.
 */
export function mayBeginAgain(): boolean {
  const { tab } = platform();
  if (ownTarget() !== undefined && tab.read(AGAIN) === undefined) return tab.write(AGAIN, '1');
  tab.remove(AGAIN);
  return false;
}

/**
 * All tabs share one cookie, which the last of them that begins a sign-in writes. So the tab keeps the transaction that
 * the SDK has just written for it.
 */
export function keepTransaction(clientId: string): void {
  platform().tab.write(OWN, sdkCookie(cookieOf(clientId)) ?? '');
}

/** Puts the transaction of this tab back into the cookie, in place of that of another tab which has begun since. */
export function restoreTransaction(clientId: string): void {
  const { tab, cookies } = platform();
  const own = tab.read(OWN);
  tab.remove(OWN);
  if (own !== undefined && !isOfThisTab(clientId))
    cookies.write(cookieOf(clientId), own, { days: COOKIE_DAYS });
}

/** Whether this tab is at its second try. */
export function beginsAgain(): boolean {
  return platform().tab.read(AGAIN) !== undefined;
}

/** The sign-in of this tab has succeeded. */
export function forgetSignIn(): void {
  const { tab } = platform();
  tab.remove(TARGET);
  tab.remove(AGAIN);
}

/** Whether this tab began the sign-in under way. Where the browser refuses storage, no tab can prove that it did. */
export function isOfThisTab(clientId: string): boolean {
  const { tab } = platform();
  const began = tab.read(KEY) ?? '';
  return began === '' ? !tab.write(KEY, '') : kept(clientId)?.tab === began;
}

/**
 * Where the sign-in was to lead. The SDK returns the target of a successful sign-in only, and the error page of a
 * failed one leads there too.
 */
export function keptTarget(clientId: string): unknown {
  return kept(clientId)?.target;
}

/** Whoever has set a cookie that has no state: it was not the SDK. */
function kept(clientId: string): Partial<Record<keyof AppState, unknown>> | undefined {
  const transaction = parsedJson(sdkCookie(cookieOf(clientId))) as { appState?: object } | null | undefined;
  return transaction?.appState;
}

function cookieOf(clientId: string): string {
  return `a0.spajs.txs.${clientId}`;
}
