import type { Page } from '@playwright/test';
import { expect, ready, test } from '#tests/support/test.ts';

/** Moments of the first page change: after the click, after its page is swapped in, when that page's scripts run. */
const MOMENTS = ['astro:before-preparation', 'astro:after-swap', 'astro:page-load'] as const;

for (const moment of MOMENTS)
  test(`a page change that another one interrupts at ${moment} ends without an error @nightly`, async ({
    page,
    sandbox,
    signIn,
  }) => {
    await signIn('heavy');
    for (let round = 0; round < 4; round += 1) {
      await changeTwice(page, '/fr/wishlist/', '/fr/tickets/', moment);
      await expect(page).toHaveURL(/\/fr\/tickets\/$/);
      await ready(page);
      expect(await routeShown(page)).toBe('tickets');
      await changeTwice(page, '/fr/friends/', '/fr/', moment);
      await expect(page).toHaveURL(/\/fr\/$/);
      await ready(page);
      expect(await routeShown(page)).toBe('home');
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect.poll(() => sandbox.calls('GET /api/accounts/me')).toHaveLength(1);
  });

test.describe('before start-up has arrived', () => {
  // A service worker would answer with the scripts that it has kept.
  test.use({ serviceWorkers: 'block' });

  test('a link opens its page', async ({ page, signIn }) => {
    await signIn('subscriber', '/fr/tickets/');
    await page.route('**/_astro/start.*', () => new Promise(() => undefined), { times: 1 });
    await page.goto('/fr/profile/', { waitUntil: 'commit' });
    await page.waitForLoadState('domcontentloaded');
    await click(page, '/fr/wishlist/');
    await expect(page).toHaveURL(/\/fr\/wishlist\/$/);
    await ready(page);
    expect(await routeShown(page)).toBe('wishlist');
  });
});

test.describe('while the next page is loading', () => {
  // The emulated network does not apply to the requests of a service worker.
  test.use({ serviceWorkers: 'block' });

  test.beforeEach(async ({ context, page, signIn }) => {
    await signIn('subscriber');
    const network = await context.newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: 4 * 1024,
      uploadThroughput: -1,
    });
  });

  test('another page change interrupts it without an error @nightly', async ({ page }) => {
    await begun(page, '/fr/friends/');
    await click(page, '/fr/wishlist/');
    await expect(page).toHaveURL(/\/fr\/wishlist\/$/);
    await ready(page);
  });
});

/** The route of the page that shows now, without waiting. */
async function routeShown(page: Page): Promise<string | undefined> {
  return await page.evaluate(() => document.documentElement.dataset.route);
}

/** Follows a link, and waits until the head of the page's response has arrived. */
async function begun(page: Page, path: string): Promise<void> {
  const answer = page.waitForResponse(`**${path}`);
  await click(page, path);
  await answer;
}

async function click(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

/** Follows a second link at the given moment of the first page change. */
async function changeTwice(page: Page, first: string, second: string, moment: string): Promise<void> {
  await page.evaluate(
    ([event, href]) => {
      const link = Object.assign(document.createElement('a'), { href });
      const follow = (): void => {
        document.body.append(link);
        link.click();
        link.remove();
      };
      document.addEventListener(event, follow, { once: true });
    },
    [moment, second] as const,
  );
  await click(page, first);
}
