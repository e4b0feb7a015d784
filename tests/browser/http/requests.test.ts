import type { Page } from '@playwright/test';
import { expect, ready, test } from '#tests/support/test.ts';

const CALL = 'GET /api/ec/ebillet';

/** Follows a link of the site, so that the document stays. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
  }, path);
  await page.waitForURL(`**${path}`);
  await expect(page.locator('html')).toHaveAttribute('lang', path.slice(1, 3));
  await ready(page);
}

test('[http/get-cache, http/cache-by-params, http/language-follows-page] a page that is opened again uses the cached answer; another language sends its own calls', async ({
  page,
  sandbox,
  signIn,
}) => {
  const documents: string[] = [];
  await signIn('subscriber', '/fr/tickets/');
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  await follow(page, '/en/tickets/');
  await follow(page, '/fr/tickets/');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect
    .poll(async () => (await sandbox.calls(CALL)).map(({ query }) => query.language))
    .toEqual(['fr', 'en']);
  expect(documents).toEqual([]);
});

test('[http/failed-get-not-kept, http/cache-bypass] a failed call is sent again on the next visit, and a retry bypasses the cache @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({ match: CALL, fault: '500', times: 2 });
  await signIn('subscriber', '/fr/tickets/');
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await retry.click();
  await expect(retry).toBeVisible();
  await expect.poll(async () => (await sandbox.calls(CALL)).length).toBe(2);
  // In the same language: the tickets in another one would stay on the page when these fail again.
  await follow(page, '/fr/profile/');
  await follow(page, '/fr/tickets/');
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('[http/one-action-one-request] the retry of a failed account shows that it is busy, and sends one call @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  const ACCOUNT = 'GET /api/accounts/me';
  await sandbox.fault({ match: ACCOUNT, fault: '500' });
  const second = await sandbox.hold(ACCOUNT);
  await signIn('subscriber', '/fr/tickets/');
  const retry = page.getByRole('alert').getByRole('button', { name: 'Réessayer' });
  await retry.dblclick();
  await expect(retry).toHaveAttribute('aria-busy', 'true');
  await second.release();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect.poll(() => sandbox.calls(ACCOUNT)).toHaveLength(2);
});

test('[http/api-prefix, http/bearer-on-account-calls, http/settings-without-bearer] every call is under /api/ and has the token, except the settings', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', '/fr/tickets/');
  await expect(page.getByRole('article')).toHaveCount(3);
  const calls = await sandbox.calls();
  expect(calls.filter(({ path }) => !path.startsWith('/api/'))).toEqual([]);
  const withToken = (path: string) =>
    calls.filter((call) => call.path === path).map(({ headers }) => 'authorization' in headers);
  expect(withToken('/api/settings')).not.toContain(true);
  expect(withToken('/api/accounts/me')).not.toContain(false);
  expect(withToken('/api/ec/ebillet')).not.toContain(false);
});
