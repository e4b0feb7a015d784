import type { Page } from '@playwright/test';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';

/** What other scripts do with the history while the tickets page shows, how many entries that adds, and whether only the night tries it. */
const WRITES = {
  'an emptied entry': ['history.replaceState(null, "")', 0, false],
  'an entry with a state of its own': ['history.replaceState({ gtm: 1 }, "")', 0, true],
  'an entry without a query': ['history.replaceState(null, "", location.pathname)', 0, true],
  'a new entry of the same address': ['history.pushState({ gtm: 1 }, "", location.href)', 1, false],
  'a new empty entry with a query': ['history.pushState(null, "", "?utm_source=x")', 1, true],
  'a fragment': ['location.hash = "main"', 1, false],
} as const satisfies Record<string, [string, number, boolean]>;

for (const [name, [script, added, isNightly]] of Object.entries(WRITES))
  test(
    `[environments/shared-history] each entry shows the page of its address, after ${name}`,
    { tag: isNightly ? TAG.nightly : [] },
    async ({ page, signIn }) => {
      await signIn('subscriber', '/fr/tickets/?utm_source=x');
      await page.evaluate(script);
      await follow(page, '/fr/profile/');
      await follow(page, '/fr/friends/');
      await step(page, -1, 'profile');
      await step(page, -1, 'tickets');
      await step(page, 2, 'friends');
      await step(page, -2 - added, 'tickets');
      await step(page, added + 1, 'profile');
      // On the way a page that is left by its link goes on where the customer is.
      await follow(page, '/fr/friends/');
      await step(page, -1, 'profile');
      // No link leads away from the entry: nothing mends it before the browser comes back to it.
      await page.evaluate(script);
      await step(page, -1 - added, 'tickets');
      await step(page, 1 + added, 'profile');
    },
  );

test('[environments/shared-history] Back within a page keeps what was typed there', async ({
  page,
  signIn,
}) => {
  await signIn('subscriber', '/fr/contact/');
  await page.evaluate(() => {
    const field = Object.assign(document.createElement('input'), { id: 'typed', value: 'typed' });
    document.querySelector('main')?.append(field);
    history.pushState({ gtm: 1 }, '');
    history.back();
  });
  await expect
    .poll(() => page.evaluate(() => Reflect.get(Object(history.state), 'gtm') as unknown))
    .toBeUndefined();
  await expect(page.locator('#typed')).toHaveValue('typed');
});

/** Follows a link of this site, as the router does. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
  await shows(page, href.split('/')[2] ?? '');
}

async function step(page: Page, by: number, route: string): Promise<void> {
  await page.evaluate((delta) => {
    history.go(delta);
  }, by);
  await shows(page, route);
}

/** Address and content are one page. */
async function shows(page: Page, route: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/fr/${route}/`));
  await expect(page.locator(`html[data-route="${route}"]`)).toBeAttached();
  await ready(page);
}
