import type { Page } from '@playwright/test';
import { visit } from '#tests/support/router.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';

const PATH = '/fr/history/';
const FEELINGS = 'GET /api/v4/client/shows';

function films(page: Page) {
  return page.locator('main').getByRole('listitem').getByRole('heading');
}

test('[routes/history-mobile, decisions/pages-with-embedded-shell, decisions/language-segment-position] in an app: the same without header and footer, in each language of the site', async ({
  page,
  signIn,
}) => {
  await signIn('subscriber', '/m/fr/history/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon historique');
  await expect(films(page).first()).toHaveText('La Dernière Séance');
  for (const role of ['banner', 'navigation', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await page.goto('/m/en/history/');
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My viewing history');
  expect((await page.request.get(`${siteUrl('fr')}/m/nl/history/`)).status()).toBe(404);
});

test('the lists of shows share one load of the customer’s films, and each page has its own name', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', PATH);
  const lists = page.getByRole('navigation', { name: 'Mes films' });
  await expect(lists.getByRole('link', { name: 'Mon historique' })).toHaveAttribute('aria-current', 'page');
  for (const name of ['Ma liste d’envies', 'Mes notes', 'Pour vous']) {
    await lists.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await ready(page);
  }
  await expect.poll(() => sandbox.calls(FEELINGS)).toHaveLength(1);
  const views = await page.evaluate(() =>
    (window.dataLayer as { page_name?: string }[]).map(({ page_name }) => page_name),
  );
  expect(views).toEqual(['my_history', 'my_wishlist', 'my_ratings', 'recommendations']);
});

test('the history in Dutch', { tag: TAG.nightly }, async ({ page, signIn }) => {
  await signIn('casual', '/nl/history/', { site: 'nl' });
  await expect(page).toHaveTitle(/^Mijn geschiedenis – /);
  await expect(page.getByText('Jouw beoordeling: 4 sterren')).toBeVisible();
  await visit(page, '/en/history/');
  await expect(page.getByText('Your rating: 4 stars')).toBeVisible();
});
