import type { Page } from '@playwright/test';
import { visit } from '#tests/support/router.ts';
import { expect, ready, test } from '#tests/support/test.ts';

function pathOf(url: string): string {
  return new URL(url).pathname;
}

/** The paths that the page has fetched so far. */
async function fetched(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return names.map(pathOf);
}

async function expectFetched(page: Page, path: RegExp): Promise<void> {
  await expect.poll(() => fetched(page)).toContainEqual(expect.stringMatching(path));
}

test('a link’s page has its scripts fetched before the link is followed', async ({ page, signIn }) => {
  await signIn('subscriber', '/fr/');
  await expectFetched(page, /\/_astro\/files\./);
  const link = page.locator('header').getByRole('link', { name: /billets/ });
  await link.hover();
  await expectFetched(page, /\/Tickets\.island\./);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(pathOf(request.url())));
  await link.click();
  await page.waitForURL('**/fr/tickets/');
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes billets');
  expect(asked.filter((path) => path.includes('/Tickets.island.'))).toEqual([]);
});

test('a link that is followed at once fetches the scripts together with the page @nightly', async ({
  page,
  signIn,
}) => {
  await signIn('subscriber', '/fr/');
  await expectFetched(page, /\/_astro\/files\./);
  const events: string[] = [];
  page.on('request', (request) => events.push(`asked ${pathOf(request.url())}`));
  page.on('response', (response) => events.push(`answered ${pathOf(response.url())}`));
  await visit(page, '/fr/vouchers/');
  const script = events.findIndex((one) => /^asked .*\/Vouchers\.island\./.test(one));
  expect(script).toBeGreaterThanOrEqual(0);
  expect(script).toBeLessThan(events.indexOf('answered /fr/vouchers/'));
});
