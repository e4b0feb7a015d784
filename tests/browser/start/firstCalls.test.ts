import type { Page } from '@playwright/test';
import type { RecordedCall } from '#sandbox/state.ts';
import { visit } from '#tests/support/router.ts';
import { choosePersona, expect, ready, test } from '#tests/support/test.ts';

/** Calls that no page waits for; they go out once in a browser session. */
const ONCE = ['GET /api/faq/data', 'GET /api/shows', 'GET /api/v2/survey', 'GET /api/zone/idf'];

/** Home asks for the customer's films in December alone. */
const IN_DECEMBER = 'GET /api/v4/client/shows';

function names(calls: readonly RecordedCall[]): string[] {
  return calls.map(({ method, path }) => `${method} ${path}`);
}

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

test('[constants/start-up-requests, calls/get-settings, calls/get-survey, calls/get-shows, calls/get-zone-schedule] the calls of a start go out once each in a browser session', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', '/fr/tickets/');
  const once = async (): Promise<string[]> =>
    names(await sandbox.calls())
      .filter((name) => ONCE.includes(name))
      .toSorted();
  await expect.poll(once, { timeout: 5000 }).toEqual(ONCE.toSorted());
  for (const { headers } of await sandbox.calls('GET /api/settings'))
    expect(headers).not.toHaveProperty('authorization');
  const [alerts] = await sandbox.calls('GET /api/alerts');
  expect(alerts?.query, '[calls/get-alerts]').toEqual({ type: 'ec', language: 'fr' });
  const [schedule] = await sandbox.calls('GET /api/zone/idf');
  expect(schedule?.headers['mobile-key']).toBe('mobile-sandbox');

  await page.reload();
  await ready(page);
  await expect.poll(async () => (await sandbox.calls('GET /api/alerts')).length).toBe(2);
  await expect.poll(once).toEqual(ONCE.toSorted());
});

test('[calls/get-zone-schedule] without a default city of the customer no schedule is requested', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('casual');
  await expect.poll(async () => (await sandbox.calls('GET /api/shows')).length).toBe(1);
  await expect.poll(async () => (await sandbox.calls('GET /api/faq/data')).length).toBe(1);
  // A request of the schedule would go out with these two. The next page gives it the time to arrive.
  await visit(page, '/fr/tickets/');
  expect(await sandbox.calls('GET /api/zone/*')).toEqual([]);
});

test('[calls/get-survey] home, where the survey shows, requests it once @nightly', async ({
  sandbox,
  signIn,
}) => {
  await sandbox.fault({ match: 'GET /api/v2/survey', fault: '500', times: 0 });
  await signIn('subscriber');
  await expect.poll(async () => (await sandbox.calls('GET /api/zone/idf')).length).toBe(1);
  await expect.poll(() => sandbox.calls('GET /api/v2/survey')).toHaveLength(1);
});

test('[errors/start-up-errors-logged, errors/start-up-calls-independent, errors/flags-without-settings] errors at start-up are logged and hold nothing up @nightly', async ({
  page,
  sandbox,
}) => {
  await page.goto('/fr/tickets/');
  await page.locator('button[value]').first().waitFor();
  await sandbox.forgetCalls();
  const errors = errorsOf(page);
  await sandbox.fault({ match: 'GET /api/settings', fault: '500', times: 0 });
  await sandbox.fault({ match: 'GET /api/v2/survey', fault: '500', times: 0 });
  await sandbox.fault({ match: 'GET /api/faq/data', fault: 'reset', times: 0 });
  await choosePersona(page, 'subscriber');
  await expect(page.getByRole('article')).toHaveCount(3);
  for (const name of ['settings', 'survey', 'helpData']) {
    await expect.poll(() => errors.some((text) => text.startsWith(`Start-up: ${name}`)), name).toBe(true);
  }
  await expect.poll(() => sandbox.calls('GET /api/shows')).toHaveLength(1);
  await expect.poll(() => sandbox.calls('GET /api/settings'), 'one retry in the background').toHaveLength(2);
  expect(errors.join()).not.toMatch(/shows|schedule|Bearer/);
});

test('the session’s request is the first, also when all scripts are cached @nightly', async ({
  page,
  signIn,
}) => {
  await signIn('subscriber', '/fr/tickets/');
  await page.reload();
  await ready(page);
  const asked = await page.evaluate(() =>
    ['/authorize', '/api/settings'].map(
      (path) =>
        performance.getEntriesByType('resource').find(({ name }) => new URL(name).pathname === path)
          ?.startTime ?? Number.NaN,
    ),
  );
  expect(asked[0]).toBeLessThan(asked[1] ?? Number.NaN);
});

test('[constants/start-up-requests] late calls do not go out before the page is ready', async ({
  page,
  sandbox,
}) => {
  await page.goto('/fr/');
  // The page's own calls are answered by now, so none of them sets another sandbox cookie.
  await page.locator('button[value]').first().waitFor();
  await sandbox.fault({ match: 'GET /api/ec/ebillet', fault: 'hang', times: 1 });
  await page.clock.install();
  await choosePersona(page, 'subscriber');
  await expect(page.getByRole('article', { name: 'Votre avis fait le programme' })).toBeVisible();
  const late = async (): Promise<string[]> =>
    names(await sandbox.calls()).filter((name) => /alerts|cards|advantages|faq|shows|zone/.test(name));
  expect(await late()).toEqual([]);
  await page.clock.runFor(10_000);
  await ready(page);
  await expect.poll(async () => (await late()).filter((name) => name !== IN_DECEMBER)).toHaveLength(7);
});

test('[toasts/alerts-request-missing-cards, calls/get-cards, wallet/loyalty-picture-after-card] loaded alerts lead to the call for the cards, and these to the picture of the loyalty card, once each', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber');
  await expect(page.getByRole('region', { name: 'À savoir' }).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('link', { name: 'Tous mes billets' }).click();
  await ready(page);
  await visit(page, '/fr/advantages/');
  const chain = names(await sandbox.calls()).filter((name) => /alerts|cards/.test(name));
  expect(chain).toEqual([
    'GET /api/alerts',
    'GET /api/accounts/me/cards',
    expect.stringMatching(/^GET \/api\/accounts\/me\/cards\/picture\/[\w-]+\.jpg$/),
  ]);
});

test('[toasts/failed-alerts-harmless] failed alerts lead to no further call @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({ match: 'GET /api/alerts', fault: '500', times: 0 });
  await signIn('subscriber');
  await expect(page.getByRole('region', { name: 'À savoir' }).getByRole('alert')).toBeVisible();
  expect(await sandbox.calls('GET /api/accounts/me/cards')).toEqual([]);
});

test('[tracking/one-page-view-per-navigation, tracking/home-name, identity/mail-hash-tracking] one page view per navigation, with the hash of the e-mail and never the e-mail', async ({
  page,
  sandbox,
  signIn,
}) => {
  const views = (): Promise<{ page_name: string; user?: { id_hash: string } }[]> =>
    page.evaluate(() => (window.dataLayer ?? []) as { page_name: string; user?: { id_hash: string } }[]);
  await signIn('subscriber');
  await expect.poll(async () => (await views()).map((view) => view.page_name)).toEqual(['my_account_hp']);
  await page.getByRole('link', { name: 'Tous mes billets' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mes billets' })).toBeVisible();
  await ready(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour' })).toBeVisible();
  await ready(page);
  await expect
    .poll(async () => (await views()).map((view) => view.page_name))
    .toEqual(['my_account_hp', 'my_tickets', 'my_account_hp']);
  for (const { user } of await views()) expect(user?.id_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(await views())).not.toContain('@');
  await expect
    .poll(() => sandbox.calls('GET /api/ec/ebillet'), '[http/get-cache] from the cache')
    .toHaveLength(1);
});
