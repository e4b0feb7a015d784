import {
  expect,
  test as base,
  type BrowserContext,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test';
import type { PersonaId } from '#sandbox/personas.ts';
import type { SiteId } from '#sites/site.ts';
import { Sandbox } from './sandbox.ts';
import { shiftClock } from './shiftClock.ts';
import { CLOCK_SHIFT_MS } from './shiftedClock.ts';
import { CPU_SLOWDOWN, slowDown } from './slowProcessor.ts';
import { IN_DEMO, PROVIDER_URL, sandboxUrl, siteUrl, type TestHost } from './sites.ts';
import { isListed } from './specifiedCalls.ts';

interface Place {
  site?: SiteId;
  host?: TestHost;
  /** What to wait for; `settled` by default. */
  until?: 'ready' | 'settled';
}

interface Fixtures {
  /** The id by which the stand-in backend knows this test's browser. */
  browserId: string;
  /** The stand-in backend, as this test's browser sees it. */
  sandbox: Sandbox;
  /** The stand-in identity provider, as this test's browser sees it. */
  provider: Sandbox;
  /** Sets the sandbox's cookie before the first call; without it, calls that go out together would each get a world. */
  known: undefined;
  /** Signs in as a persona and opens a page. Each sign-in has its own copy of the persona's world. */
  signIn: (persona: PersonaId, path?: string, place?: Place) => Promise<void>;
  /** The calls of extensions that this test is about: every other test fails when a page sends one. */
  extensions: readonly string[];
  /** Fails any test whose pages call something under `/api/`, on any host, that the specification does not list. */
  unlistedCalls: undefined;
  /** Shifts the clock of all pages, where this run has another time. */
  clockOfRun: undefined;
  /** Slows the processor of all pages down, where this run asks for it. */
  slowProcessor: undefined;
  /** Fails any test whose pages leave an error uncaught or a rejection unhandled. */
  uncaughtErrors: undefined;
}

/** Some tests share a context (`shared.ts`), which is prepared once. */
function onceEach(prepare: (context: BrowserContext) => void): (context: BrowserContext) => void {
  const done = new WeakSet<BrowserContext>();
  return (context) => {
    if (!done.has(context)) prepare(context);
    done.add(context);
  };
}

const shift = onceEach((context) => {
  void context.addInitScript(shiftClock, CLOCK_SHIFT_MS);
});
const slow = onceEach(slowDown);

export const test = base.extend<Fixtures>({
  sandbox: async ({ context, page }, use) => {
    await use(IN_DEMO ? Sandbox.inPage(page) : Sandbox.atServer(context.request, sandboxUrl('fr')));
  },
  provider: async ({ context }, use) => {
    await use(Sandbox.atServer(context.request, PROVIDER_URL));
  },
  browserId: async ({ browserName }, use) => {
    await use(`${browserName}-${crypto.randomUUID()}`);
  },
  // Calls to other origins carry no cookie. A header of the tests' own would have to be allowed by these origins.
  userAgent: async ({ browser, browserName, browserId, userAgent }, use) => {
    const chrome = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`;
    await use(browserName === 'chromium' ? `${chrome} sandbox/${browserId}` : userAgent);
  },
  known: [
    async ({ browserId: value, context }, use) => {
      if (!IN_DEMO) await context.addCookies([{ name: 'sandbox', value, url: siteUrl('fr') }]);
      await use(undefined);
    },
    { auto: true },
  ],
  extensions: [[], { option: true }],
  clockOfRun: [
    async ({ browser, context }, use) => {
      if (CLOCK_SHIFT_MS !== 0) {
        shift(context);
        browser.on('context', shift);
      }
      await use(undefined);
      browser.off('context', shift);
    },
    { auto: true },
  ],
  slowProcessor: [
    async ({ browser, context }, use) => {
      if (CPU_SLOWDOWN > 1) {
        slow(context);
        browser.on('context', slow);
      }
      await use(undefined);
      browser.off('context', slow);
    },
    { auto: true },
  ],
  unlistedCalls: [
    async ({ browser, context, extensions }, use) => {
      const unlisted = new Set<string>();
      const note = (request: Request): void => {
        const { pathname } = new URL(request.url());
        const call = `${request.method()} ${pathname}`;
        if (pathname.startsWith('/api/') && !isListed(call) && !extensions.includes(call)) unlisted.add(call);
      };
      const watch = (one: BrowserContext): void => void one.on('request', note);
      watch(context);
      // Contexts that a test opens by itself.
      browser.on('context', watch);
      await use(undefined);
      browser.off('context', watch);
      context.off('request', note);
      expect([...unlisted], '[calls/nothing-unlisted] calls that the specification does not list').toEqual(
        [],
      );
    },
    { auto: true },
  ],
  uncaughtErrors: [
    async ({ browser, context }, use) => {
      const errors: Error[] = [];
      const note = (error: WebError): void => void errors.push(error.error());
      const watch = (one: BrowserContext): void => void one.on('weberror', note);
      watch(context);
      browser.on('context', watch);
      await use(undefined);
      browser.off('context', watch);
      context.off('weberror', note);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) => {
    await use(async (persona, path = '/fr/', { site = 'fr', host = 'localhost', until = 'settled' } = {}) => {
      const url = new URL(path, siteUrl(site, host));
      if (IN_DEMO) url.searchParams.set('persona', persona);
      await page.goto(url.href);
      if (!IN_DEMO) await choosePersona(page, persona);
      await (until === 'ready' ? untilReady(page) : ready(page));
    });
  },
});

/** Presses a persona's button on the provider's sign-in page. */
export async function choosePersona(page: Page, persona: PersonaId): Promise<void> {
  await page.locator(`button[value="${persona}"]`).click();
}

/** Waits until the page is ready and its work in the background has ended: from then on it sends nothing unasked. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'settled');
}

/**
 * Waits until the guards have decided, the loads have settled and the islands are hydrated. For a test about what comes
 * next, and where the work in the background cannot end: a stopped clock, a call that hangs.
 */
export async function untilReady(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

export { expect, Sandbox };
export { callPattern } from './sandbox.ts';
