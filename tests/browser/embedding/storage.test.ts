import type { Browser, Frame, Page } from '@playwright/test';
import { WHOLE_BROWSER } from '#tests/support/launch.ts';
import { ParentWindow } from '#tests/support/parentWindow.ts';
import { shiftClock } from '#tests/support/shiftClock.ts';
import { CLOCK_SHIFT_MS } from '#tests/support/shiftedClock.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';

test.use(WHOLE_BROWSER);

/*
 * Frames on another site than their parent's. `refresh.localhost` and `fake.localhost` are other sites than a parent at
 * `localhost`, which the local environment trusts. Playwright disables Chromium's partitioning of storage, and then a
 * third party has no storage; another `--disable-features` replaces Playwright's, and storage is as customers have it.
 */
const STORAGES = {
  denied: [],
  partitioned: ['--disable-features=Translate'],
} as const;

/** Whether the frame has storage, and whether it shares it with the same site as a top-level page. */
function storageOf(frame: Frame): Promise<string> {
  return frame.evaluate(() => {
    try {
      return localStorage.getItem('first-party') === null ? 'partitioned' : 'shared';
    } catch {
      return 'denied';
    }
  });
}

for (const [storage, args] of Object.entries(STORAGES)) {
  test.describe(`in a frame of another site, its storage ${storage}`, () => {
    let browser: Browser;
    let page: Page;
    let parent: ParentWindow | undefined;
    let problems: string[];

    test.beforeEach(async ({ playwright, launchOptions }) => {
      browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), ...args],
      });
      page = await browser.newPage();
      await page.context().addInitScript(shiftClock, CLOCK_SHIFT_MS);
      problems = [];
      page.on('pageerror', ({ message }) => problems.push(message));
    });
    test.afterEach(async () => {
      parent?.close();
      await browser.close();
    });

    async function frameOf(address: string): Promise<Frame> {
      // A page of the same site that does not redirect.
      await page.goto(new URL('/fr/error/', address).href);
      await page.evaluate(() => {
        localStorage.setItem('first-party', 'yes');
      });
      parent = await ParentWindow.open(page, address);
      await expect(parent.frame.locator('html[data-ready]')).toBeAttached();
      const frame = page.frames().find((one) => one.url().startsWith(new URL(address).origin));
      if (!frame) throw new Error(`no frame shows ${address}`);
      await expect.poll(() => storageOf(frame)).toBe(storage);
      return frame;
    }

    test(
      'the page works, and receives a message of the parent',
      { tag: storage === 'partitioned' ? [] : TAG.nightly },
      async () => {
        const frame = await frameOf(`${siteUrl('fr', 'fake.localhost')}/fr/tickets/`);
        await expect(frame.getByRole('article')).toHaveCount(3);
        await expect(frame.getByRole('banner')).toHaveCount(0);
        await frame.getByRole('button', { name: 'Imprimer' }).first().waitFor();
        await parent?.say({ type: 'logout' });
        await expect(frame.getByRole('heading', { name: 'Connectez-vous pour continuer' })).toBeVisible();
        await expect.poll(() => parent?.messages).toEqual([{ type: 'refresh-login' }]);
        expect(problems).toEqual([]);
      },
    );

    test('the page asks the parent to sign in, and can be opened in a tab of its own @nightly', async () => {
      const frame = await frameOf(`${siteUrl('fr', 'refresh.localhost')}/fr/profile/`);
      await expect(frame.getByRole('heading', { name: 'Connectez-vous pour continuer' })).toBeVisible();
      await expect.poll(() => parent?.messages).toEqual([{ type: 'refresh-login' }]);
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        frame.getByRole('link', { name: 'Ouvrir mon compte ici' }).click(),
      ]);
      await tab.locator('button[value="subscriber"]').click();
      await ready(tab);
      await expect(tab.getByRole('heading', { level: 1, name: /profil/i })).toBeVisible();
      expect(problems).toEqual([]);
    });
  });
}
