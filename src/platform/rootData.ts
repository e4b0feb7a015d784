import { site } from '#sites/current.ts';
import type { Flag } from '#sites/flags.ts';
import type { Guard } from '#sites/routes.ts';
import type { Language } from '#sites/site.ts';

/*
 * The `data-*` attributes of `<html>`: what the build says about the page, and what modules tell each other and the
 * style sheets about its state. Modules read and write them through this file. The scripts that stand in the HTML of
 * each page (`goneScripts.ts`, `embedding/markHosted.ts`) cannot import code: they take the type `RootData`.
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
  /** Signed out, and there is no network for another page. */
  | 'signed-out'
  /** Another page or an app shows this page, and signs the customer in. */
  | 'hosted';

/** The shell around a page: full in a browser, embedded in a host, light without a session. */
export type Shell = 'full' | 'embedded' | 'light';

/** As `HTMLElement.dataset` has them. A mark is set when its value is the empty string. */
export interface RootData {
  site?: string;
  route?: string;
  guard?: Guard;
  shell?: Shell;
  flag?: Flag;
  /** Names of the flags that were on at build, separated by spaces. */
  flags?: string;
  /** Absent on public pages. */
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
  /** Mark: the page is shown inside another page or an app (`embedding/markHosted.ts`). */
  hosted?: string;
}

/** What the layout says about the page. */
export interface Page {
  /** Route id, for loads and page views. */
  route: string;
  language: Language;
  guard: Guard;
  /** The feature flag that the page needs. */
  flag?: Flag | undefined;
}

const GUARDS: readonly string[] = ['public', 'account', 'mail', 'register'] satisfies Guard[];

/** At build: the attributes that `readPage` and `builtFlagNames` read. */
export function rootAttributes({
  site,
  shell,
  flags,
  route,
  guard,
  flag,
}: Omit<Page, 'language'> & { site: string; shell: Shell; flags: readonly Flag[] }) {
  const gate: Gate | undefined = guard === 'public' ? undefined : 'pending';
  return {
    'data-site': site,
    'data-route': route,
    'data-guard': guard,
    'data-shell': shell,
    'data-flag': flag,
    'data-flags': flags.join(' '),
    'data-gate': gate,
  };
}

export function readPage(): Page {
  const { route = '', guard, flag } = rootData();
  const { lang } = document.documentElement;
  const page: Page = {
    route,
    language: site.languages.find((one) => one === lang) ?? site.languages[0],
    // A page that does not name a guard gets the strictest one.
    guard: guard && GUARDS.includes(guard) ? guard : 'account',
  };
  if (flag) page.flag = flag;
  return page;
}

/** For a page that shows the content of another one at its own address. */
export function setRoute(route: string): void {
  rootData().route = route;
}

/**
 * The names of the flags that the build has put into the page. They hold until the settings answer, and when the settings
 * fail.
 */
export function builtFlagNames(): readonly string[] {
  return (rootData().flags ?? '').split(' ');
}

export function gate(): Gate | undefined {
  return rootData().gate;
}

export function setGate(value: Gate): void {
  rootData().gate = value;
}

export function isReady(): boolean {
  return rootData().ready !== undefined;
}

export function setReady(how: '' | 'settled' = ''): void {
  rootData().ready = how;
}

export function clearReady(): void {
  delete rootData().ready;
}

export function leaving(): RootData['leaving'] {
  return rootData().leaving;
}

export function isHosted(): boolean {
  return rootData().hosted !== undefined;
}

/** Calls `listener` after each change of the gate and of the ready mark. */
export function onPageState(listener: () => void): void {
  new MutationObserver(listener).observe(document.documentElement, {
    attributeFilter: ['data-gate', 'data-ready'],
  });
}

function rootData(): RootData {
  return document.documentElement.dataset;
}
