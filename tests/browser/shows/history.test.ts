import type { Page } from '@playwright/test';
import { layoutShift } from '#tests/support/layoutShift.ts';
import { visit } from '#tests/support/router.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';

const PATH = '/fr/history/';
const FEELINGS = 'GET /api/v4/client/shows';

function films(page: Page) {
  return page.locator('main').getByRole('listitem').getByRole('heading');
}

function feeling(name: string, updatedAt: string, felt: object = { isSeen: true }) {
  return { show: { id: name, slug: name, name }, updatedAt, ...felt };
}

test('[routes/history, calls/get-client-shows, entities/feeling-fields, decisions/list-orders, decisions/cinema-time-zone] seen films, newest first, under their year in the cinema’s time zone; nothing shifts', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({
    match: FEELINGS,
    fault: 'answer',
    body: [
      feeling('Ancien', '2024-06-01T18:00:00Z', { isSeen: true, emotion: 1 }),
      feeling('Pas vu', '2026-02-01T18:00:00Z', { intention: 2 }),
      feeling('Sans date', 'hier'),
      feeling('Réveillon', '2025-12-31T23:30:00Z', { isSeen: true, emotion: 5 }),
      feeling('Dernier soir', '2025-12-31T22:30:00Z'),
    ],
  });
  await signIn('subscriber', PATH);
  await expect(page).toHaveTitle('Mon historique – Lumen Cinémas');
  await expect(films(page)).toHaveText(['Réveillon', 'Dernier soir', 'Ancien', 'Sans date']);
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
    '2026',
    '2025',
    '2024',
    'Sans date',
  ]);
  const entry = page.getByRole('listitem').filter({ hasText: 'Réveillon' });
  await expect(entry).toContainText('1er janvier 2026');
  await expect(entry).toContainText('Votre note\u202f: 5 étoiles');
  await expect(page.getByRole('listitem').filter({ hasText: 'Dernier soir' })).not.toContainText('note');
  expect(await layoutShift(page)).toBe(0);
  await expect
    .poll(async () => (await sandbox.calls(FEELINGS)).map(({ query }) => query))
    .toEqual([{ language: 'fr' }]);
});

test(
  '[routes/history-mobile, decisions/pages-with-embedded-shell, decisions/language-segment-position] in an app: the same without header and footer, in each language of the site',
  { tag: TAG.nightly },
  async ({ page, signIn }) => {
    await signIn('subscriber', '/m/fr/history/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon historique');
    await expect(films(page).first()).toHaveText('La Dernière Séance');
    for (const role of ['banner', 'navigation', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await page.goto('/m/en/history/');
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My viewing history');
    expect((await page.request.get(`${siteUrl('fr')}/m/nl/history/`)).status()).toBe(404);
  },
);

test('thousands of films show in steps, under their years, and are found as one types', async ({
  page,
  signIn,
}) => {
  await signIn('heavy', PATH);
  const line = page.getByRole('search').locator('..').getByRole('status');
  await expect(line).toHaveText(/^2\s000 films$/);
  await expect(films(page)).toHaveCount(60);
  await page.getByRole('button', { name: 'Afficher 60 films de plus' }).click();
  await expect(films(page)).toHaveCount(120);
  const years = await page.locator('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(years).toEqual([...new Set(years)].toSorted().toReversed());
  await page.getByRole('searchbox').pressSequentially('phare lyon vieux');
  await expect(films(page)).toHaveText(['Le Vieux Phare de Lyon']);
  await expect(line).toHaveText('1 film trouvé');
});

test('[errors/start-up-calls-independent] a failed history has a retry of its own; an empty one has a next step', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({ match: FEELINGS, fault: 'truncated' });
  await signIn('empty', PATH);
  await page.getByRole('button', { name: 'Réessayer' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Votre histoire commence ici' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choisir un film' })).toHaveAttribute('href', /\/fr\/films\/$/);
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
