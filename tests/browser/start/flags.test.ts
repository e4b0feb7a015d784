import type { Page } from '@playwright/test';
import { ROUTES, type Route } from '#sites/routes.ts';
import { visit } from '#tests/support/router.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { expect, test } from '#tests/support/test.ts';

/** The pages that have a flag. A new one is tested without being named. */
const FLAGGED = Object.values<Route>(ROUTES)
  .filter(({ flag }) => flag !== undefined)
  .map(({ path }) => `/fr/${path}/`);

/** By the requirements: a route that loses its flag must not leave the test by itself. */
const REQUIRED = [
  'friends',
  'advantages',
  'vouchers',
  'statistics',
  'statistics/year',
  'my-interests',
  'preferences',
  'messages',
  'contact',
].map((path) => `/fr/${path}/`);

const VIEWS: Readonly<Record<string, string>> = {
  '/fr/my-interests/': 'my_interests',
  '/fr/preferences/': 'my_preferences',
  '/fr/messages/': 'my_messages',
  '/fr/contact/': 'my_contact',
};

function lastView(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (window.dataLayer as { page_name: string }[] | undefined)?.at(-1)?.page_name);
}

async function expectNotFound(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
  await expect(page).toHaveTitle(/^Page introuvable – /);
  await expect.poll(() => lastView(page)).toBe('404');
  await expect(page).toHaveURL(siteUrl('fr') + address);
}

test('[routes/friends, routes/statistics, routes/film-year, routes/messages, routes/my-interests, routes/contact, routes/preferences, routes/flag-off-keeps-address, support/one-flag-two-pages] without its flag a page shows not-found at the same address', async ({
  page,
  sandbox,
  signIn,
}) => {
  expect(FLAGGED).toEqual(expect.arrayContaining(REQUIRED));
  const [first = '', ...others] = FLAGGED;
  await signIn('no-flags', `${first}?from=mail`);
  await expectNotFound(page, `${first}?from=mail`);
  for (const path of others) {
    await visit(page, '/fr/tickets/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes billets');
    await visit(page, path);
    await expectNotFound(page, path);
  }
  for (const call of ['friends', 'goodies', 'prepaids', 'case', 'advantages'])
    expect(await sandbox.calls(`GET /api/accounts/me/${call}`), 'no call for a feature that is off').toEqual(
      [],
    );
  await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
  for (const path of FLAGGED)
    await expect(page.locator(`a[href="${path}"]`).filter({ visible: true })).toHaveCount(0);
});

test('[routes/messages, routes/my-interests, routes/contact, routes/preferences, tracking/interests-name, tracking/preferences-name] with its flag a page shows its own title, and the account menu leads to it @nightly', async ({
  page,
  signIn,
}) => {
  await signIn('subscriber', '/fr/tickets/');
  for (const path of FLAGGED) {
    await visit(page, path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).not.toHaveText('Page introuvable');
    await expect(page).not.toHaveTitle(/^Page introuvable/);
    const view = VIEWS[path];
    if (view !== undefined) await expect.poll(() => lastView(page)).toBe(view);
  }
  for (const name of ['Mes centres d’intérêt', 'Mes préférences', 'Mes messages', 'Contact']) {
    await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
});

test('[errors/flags-without-settings] a flag that the settings do not name is off; without settings the build’s flags hold @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  const settings = 'GET /api/settings';
  await sandbox.fault({ match: settings, fault: 'answer', body: { clientSettings: {} }, times: 0 });
  await signIn('subscriber', '/fr/preferences/');
  await expectNotFound(page, '/fr/preferences/');
  await sandbox.clearFaults();
  await sandbox.fault({ match: settings, fault: '500', times: 0 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes préférences');
});
