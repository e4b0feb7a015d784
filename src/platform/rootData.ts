import { site } from '#sites/current.ts';
import type { Flag } from '#sites/flags.ts';
import type { Guard } from '#sites/routes.ts';
import type { Language } from '#sites/site.ts';

/*
 * What the page is and what state it is in. The build says in blocks of data what it is; its state stands in an object of
 * the window, which the scripts in the HTML of each page share, since they cannot import code (`goneScripts.ts`,
 * `embedding/markHosted.ts`). `<html>` shows both to style sheets and is never read back: translators, extensions and
 * hosts write there too.
 */

/** Which part of a guarded page shows. The style sheet of `layouts/Guarded.astro` has a rule for each value. */
export type Gate =
  /** A skeleton: the guards have not decided yet. */
  | 'pending'
  /** The page itself. */
  | 'open'
  /** The page with the tickets kept on this device, and below it what `unavailable` shows. */
  | 'kept'
  | 'not-found'
  /** The account did not answer; a button tries again. */
  | 'unavailable'
  /** No network. */
  | 'cut-off'
  /** The customer has asked to be signed out, and the provider is being told. */
  | 'signing-out'
  /** Signed out on this device. The provider cannot be told yet; a button tries again. */
  | 'sign-out-failed'
  /** Signed out, and there is no other page: no network for it, or no page to sign in (`identity/cookieSession.ts`). */
  | 'signed-out'
  /** Another page or an app shows this page, and signs the customer in. */
  | 'hosted';

/** The shell around a page: full in a browser, embedded in a host, light without a session. */
export type Shell = 'full' | 'embedded' | 'light';

export interface PageState {
  gate?: Gate;
  /**
   * Guards have decided, loads have settled, islands are hydrated: measurements wait for it. `settled` once what the page
   * does in the background has ended as well, in success or failure: tests wait for that.
   */
  ready?: '' | 'settled';
  /**
   * Why the page is being left: a script could not be loaded, and the reload that fetches the new build is under way, or
   * another document has been asked for (`goneScripts.ts`).
   */
  leaving?: 'reload' | 'asked';
  /** The page is shown inside another page or an app (`embedding/markHosted.ts`). */
  isHosted?: true;
}

declare global {
  var accountPage: PageState | undefined;
}

/** What the layout says of the page. */
export interface Page {
  /** Route id, for loads and page views. */
  route: string;
  language: Language;
  guard: Guard;
  /** The feature flag that the page needs. */
  flag?: Flag | undefined;
}

/** Whichever script comes first has made it: start-up may run while the page is still parsed. */
const state = (globalThis.accountPage ??= { gate: 'pending' });

/** At build: the attributes of `<html>`. */
export function rootAttributes({
  site,
  shell,
  route,
  guard,
}: Pick<Page, 'route' | 'guard'> & { site: string; shell: Shell }) {
  const gate: Gate | undefined = guard === 'public' ? undefined : 'pending';
  return {
    'data-site': site,
    'data-route': route,
    'data-guard': guard,
    'data-shell': shell,
    'data-gate': gate,
  };
}

/** Where a page has what its layout says to scripts, which have no props. No translator writes into a block of data. */
export const PAGE_ID = 'page';
export const PAGE_DATA_ID = 'page-data';

/** At build: the text of a block, JSON in which nothing can end it. */
export function blockOf(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Reads a block of the open page; who reads it names the type with which its layout has written it. */
export function dataOf(id: typeof PAGE_ID | typeof PAGE_DATA_ID): unknown {
  // eslint-disable-next-line no-restricted-syntax -- not a text that shows
  return JSON.parse(document.getElementById(id)?.textContent ?? '{}');
}

/** What a page says of itself that shows the content of another one, or holds the texts of every language. */
const own: Partial<Pick<Page, 'route' | 'language'>> = {};

export function readPage(): Page {
  // A page that does not name a guard gets the strictest one.
  const {
    route = '',
    language = site.languages[0],
    guard = 'account',
    flag,
  } = dataOf(PAGE_ID) as Partial<Page>;
  return { route, language, guard, flag, ...own };
}

/** For a page that shows the content of another one at its own address. */
export function setRoute(route: string): void {
  own.route = route;
}

/** For a page that holds the texts of every language and shows those of one. */
export function setLanguage(language: Language): void {
  own.language = language;
  document.documentElement.lang = language;
}

export function gate(): Gate | undefined {
  return state.gate;
}

export function setGate(value: Gate): void {
  show('gate', (state.gate = value));
}

export function isReady(): boolean {
  return state.ready !== undefined;
}

export function setReady(how: '' | 'settled' = ''): void {
  show('ready', (state.ready = how));
}

export function clearReady(): void {
  delete state.ready;
  delete document.documentElement.dataset.ready;
}

export function leaving(): PageState['leaving'] {
  return state.leaving;
}

export function isHosted(): boolean {
  return state.isHosted === true;
}

const listeners = new Set<() => void>();

/** Calls `listener` after each change of the gate and of the ready mark. */
export function onPageState(listener: () => void): void {
  listeners.add(listener);
}

function show(name: 'gate' | 'ready', value: string): void {
  document.documentElement.dataset[name] = value;
  for (const listener of listeners) listener();
}
