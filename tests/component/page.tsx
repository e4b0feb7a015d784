import i18next from 'i18next';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { expect, vi } from 'vitest';
import { locators, page as screen, userEvent, type Locator } from 'vitest/browser';
import type { PageData } from '#account/pageData.ts';
import { settings } from '#account/settings/store.ts';
import { wipe } from '#account/signOut.ts';
import { announceKept } from '#account/toasts/afterReload.ts';
import { fetchToastTexts } from '#account/toasts/fetchTexts.ts';
import { account } from '#account/user/store.ts';
import { setupHttp } from '#http/send.ts';
import { textsIn } from '#i18n/texts.ts';
import { $session } from '#identity/session.ts';
import { browserPlatform } from '#platform/browser.ts';
import { note } from '#platform/noted.ts';
import { installPlatform } from '#platform/platform.ts';
import { blockOf, PAGE_DATA_ID, PAGE_ID, rootAttributes, setGate } from '#platform/rootData.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { startToasts } from '#shell/ToastRegion.ts';
import guarded from '#layouts/Guarded.astro?raw';
import toastRegion from '#shell/ToastRegion.astro?raw';
import { site } from '#sites/current.ts';
import { routePath, ROUTES, type Route, type RouteId } from '#sites/routes.ts';
import type { Language } from '#sites/site.ts';
import '#styles/tokens.css';
import '#styles/base.css';
import 'virtual:brand/tokens.css';
import { Backend } from './backend.ts';
import { navigated } from './navigate.ts';

installPlatform({
  ...browserPlatform,
  go: (url) => void navigated.push(url),
  reload: () => void navigated.push(location.href),
  report: (name, error) => {
    note({ kind: 'reported', name, error });
  },
});

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** For what has neither a role nor a text. */
    css: (selector: string) => Locator;
  }
}
locators.extend({ css: (selector: string) => selector });

const locales = import.meta.glob<Record<string, unknown>>('/public/locales/*/*.json', {
  eager: true,
  import: 'default',
});
await i18next.init({});
for (const [path, bundle] of Object.entries(locales)) {
  const [, language = '', namespace = ''] = /(\w+)\/(\w+)\.json$/.exec(path) ?? [];
  i18next.addResourceBundle(language, namespace, bundle);
}

/** One page of the account: its main part, and what it loads. */
export interface View {
  route: RouteId;
  /** What stands in the page between its header and its footer. */
  main: (language: Language) => ReactNode;
  load?: () => Promise<unknown>;
}

export interface Opening {
  language?: Language;
  /** Behind the path of the address: `?id=1`. */
  search?: string;
  /** Sets faults, or changes what the backend has, before the page asks for anything. */
  prepare?: (backend: Backend) => void;
}

let root: Root | undefined;

/** Opens a page as a customer who has just signed in, waits for its loads, and gives the backend that answers. */
export async function open(persona: PersonaId, view: View, opening: Opening = {}): Promise<Backend> {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0] ?? ''}=; max-age=0; path=/`;
  const backend = new Backend(persona);
  opening.prepare?.(backend);
  await reopen(backend, view, opening);
  return backend;
}

/** Opens the page anew for the same customer: what a reload is to a page. */
export async function reopen(backend: Backend, view: View, opening: Opening = {}): Promise<void> {
  close();
  const { language = 'fr' } = opening;
  setupHttp({
    origins: { client: '', catalogueWeb: '', catalogueMobile: '', tunnel: '', captcha: '' },
    language: () => language,
    token: () => Promise.resolve('token'),
    renew: () => Promise.resolve('newer'),
    mobileKey: () => {
      const found = settings.$load.get();
      return found.status === 'loaded' ? found.value.mobileKey : undefined;
    },
    fetch: backend.fetch,
  });
  $session.set({
    status: 'authenticated',
    claims: { accountId: 'page', icu: 'page', firstLogin: false, emailVerified: true },
  });
  startToasts();
  await visit(view, opening);
  announceKept();
}

/** Opens a page in the same document, as the router does: stores and cache keep what they have. */
export async function visit(
  { route, main, load }: View,
  { language = 'fr', search = '' }: Opening = {},
): Promise<void> {
  root?.unmount();
  history.replaceState(null, '', routePath(language, route) + search);
  setRoot(route, language);
  document.body.replaceChildren(frame(route, language));
  const place = document.querySelector('main > div');
  if (!place) throw new Error('The page has no main part');
  const made = createRoot(place);
  root = made;
  // Drawn and listening at once: a computed store that rests in between, a second after the page before, would not be
  // heard.
  flushSync(() => made.render(main(language)));
  await Promise.all([settings.ensure(), account.ensure(), fetchToastTexts(language), load?.()]);
}

/** Ends the page, and forgets all that its modules hold of the customer. */
export function close(): void {
  // A store that nobody reads rests a second later. On the next page it would still run on this one's clock, and would
  // not ask again for what it loads.
  const isOwn = !vi.isFakeTimers();
  if (isOwn) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  root?.unmount();
  root = undefined;
  wipe();
  settings.reset();
  $session.set({ status: 'unknown' });
  navigated.length = 0;
  vi.runOnlyPendingTimers();
  if (isOwn) vi.useRealTimers();
}

function setRoot(route: RouteId, language: Language): void {
  const { guard }: Route = ROUTES[route];
  const attributes = rootAttributes({ site: site.id, shell: 'full', route, guard });
  for (const [name, value] of Object.entries({ ...attributes, lang: language }))
    if (value !== undefined) document.documentElement.setAttribute(name, value);
  setGate('open');
}

/** The strip of toasts as the layout has it, and an empty page below it. */
function frame(route: RouteId, language: Language): DocumentFragment {
  const texts = textsIn(language, 'toasts');
  const region = (/<toast-region>.*<\/toast-region>/s.exec(toastRegion)?.[0] ?? '')
    .replaceAll(/<Icon [^>]*>/g, '<svg width="24" height="24" style="flex: none"></svg>')
    .replaceAll(/\{texts\.(\w+)\}/g, (_, key: 'region' | 'read' | 'close') => `"${texts[key]}"`);
  const style = [toastRegion, guarded].map(
    (file) => /<style is:global>(.*?)<\/style>/s.exec(file)?.[1] ?? '',
  );
  const data: PageData = {
    off: [],
    notFound: textsIn(language, 'titles').notFound,
    links: {
      subscription: '#pass',
      resubscribe: '#resubscribe',
      renew: '#renew',
      promotion: '#offer',
      pay: '#pay',
      advantages: '#cards',
    },
  };
  return document
    .createRange()
    .createContextualFragment(
      `<style>${style.join('')}</style>` +
        `<main id="main" class="wrap" tabindex="-1">${region}<div></div></main>` +
        block(PAGE_ID, { route, language, ...ROUTES[route] }) +
        block(PAGE_DATA_ID, data),
    );
}

function block(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${blockOf(data)}</script>`;
}

/** Toasts that are on the screen. */
export function toasts(language: Language = 'fr'): Locator {
  return screen.getByRole('region', { name: textsIn(language, 'toasts').region });
}

/** The text of elements that repeat, one entry each, without the spaces around and the marks of `translate`. */
export function textsOf(locator: Locator): string[] {
  return locator.elements().map((element) => element.textContent.replaceAll('\u00AD', '').trim());
}

/** What a form says of its last attempt. */
export function alertIn(place: Locator): Locator {
  return place.css('form [role="alert"]');
}

/**
 * Presses a button as assistive technology does: a tenth of the time of a press with the pointer, which waits until
 * nothing lies over it or moves.
 */
export async function press(locator: Locator): Promise<void> {
  await expect.element(locator).toBeEnabled();
  (locator.element() as HTMLElement).click();
}

export function focusOn(locator: Locator): void {
  (locator.element() as HTMLElement).focus();
}

/** More tab stops than any page has before the element in question. */
const STOPS = 80;

/** Presses Tab until the element has the focus. */
export async function tabTo(target: Locator, { shift = false } = {}): Promise<void> {
  await expect.element(target).toBeInTheDocument();
  window.focus();
  for (let stop = 0; stop < STOPS; stop++) {
    if (target.element() === document.activeElement) return;
    await userEvent.tab({ shift });
  }
  throw new Error(`Not reached with Tab: ${target.selector}`);
}
