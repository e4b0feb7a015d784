import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { SITE_IDS } from '#sites/sites.ts';
import { AT_OTHER_ORIGINS, BEHIND_NGINX, IN_DEMO, PROVIDER_URL, sandboxUrl, siteUrl } from './sites.ts';
import { choosePersona, expect, ready, Sandbox, test as isolated, untilReady } from './test.ts';

/** Elsewhere, tests of a shared session are tests like all others. */
const IS_SHARED = !IN_DEMO && !AT_OTHER_ORIGINS && !BEHIND_NGINX;

/** The cookies of a session: whose browser this is, the provider's session, and the hint that there is one. */
const OF_SESSION = /^(?!(?:sandbox|_session.*|(?:_legacy_)?auth0\..*|\w\w_auth)$)/;

/** By browser: the contexts of this worker, one for each set of options that its tests use. */
const contexts = new WeakMap<Browser, Map<string, BrowserContext>>();

/**
 * A context in which somebody has signed in, if a test before has. Pages, storage, and cookies of the test before go; the
 * session stays.
 */
async function sharedContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const known = contexts.get(browser) ?? new Map<string, BrowserContext>();
  contexts.set(browser, known);
  const key = JSON.stringify(options);
  const context = known.get(key) ?? (await browser.newContext(options));
  if (!known.has(key)) {
    known.set(key, context);
    await context.addCookies([
      { name: 'sandbox', value: `shared-${crypto.randomUUID()}`, url: siteUrl('fr') },
    ]);
    return context;
  }
  // A page that is left open would send late calls into the world of the next test.
  await Promise.all(context.pages().map((page) => page.close()));
  await context.setOffline(false);
  await context.unrouteAll();
  await context.clearPermissions();
  await context.clearCookies({ name: OF_SESSION });
  return context;
}

/** Empties what the sites have stored in the browser, workers and caches included. */
async function emptyStorage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const site of SITE_IDS) {
    await session.send('Storage.clearDataForOrigin', {
      origin: siteUrl(site),
      storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
    });
  }
  await session.detach();
}

/**
 * The test of pages that need a session, and nothing about how it came: one sign-in serves all tests of a worker. Each
 * test has a page, a world and a storage of its own. What is about signing in or out, a first visit, other hosts or what
 * a browser keeps, or sets a clock, takes `test` from `test.ts`.
 */
export const test = IS_SHARED
  ? isolated.extend({
      context: async (
        {
          browser,
          acceptDownloads,
          baseURL,
          colorScheme,
          contextOptions,
          deviceScaleFactor,
          hasTouch,
          isMobile,
          javaScriptEnabled,
          locale,
          serviceWorkers,
          timezoneId,
          viewport,
        },
        use,
      ) => {
        const options: BrowserContextOptions = {
          ...contextOptions,
          acceptDownloads,
          baseURL,
          colorScheme,
          deviceScaleFactor,
          hasTouch,
          isMobile,
          javaScriptEnabled,
          locale,
          serviceWorkers,
          timezoneId,
          viewport,
        };
        await use(await sharedContext(browser, options));
      },
      known: async ({ page, sandbox, provider }, use) => {
        await Promise.all([emptyStorage(page), sandbox.forget(), provider.forget()]);
        await use(undefined);
      },
      signIn: async ({ context, page }, use) => {
        await use(
          async (persona, path = '/fr/', { site = 'fr', host = 'localhost', until = 'settled' } = {}) => {
            if (host !== 'localhost')
              throw new Error(`Nobody is signed in at ${host}: take \`test\` from test.ts`);
            await Sandbox.atServer(context.request, sandboxUrl(site)).begin(persona);
            await page.goto(new URL(path, siteUrl(site)).href);
            // The first test signs in, and one that comes after a lost session.
            const button = page.locator(`button[value="${persona}"]`);
            await expect(page.locator('html[data-ready]').or(button)).toBeAttached();
            if (page.url().startsWith(PROVIDER_URL)) await choosePersona(page, persona);
            await (until === 'ready' ? untilReady(page) : ready(page));
          },
        );
      },
    })
  : isolated;

export { expect, ready };
