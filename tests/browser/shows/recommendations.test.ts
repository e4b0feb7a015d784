import type { Page } from '@playwright/test';
import { late } from '#tests/support/faultClasses.ts';
import { layoutShift } from '#tests/support/layoutShift.ts';
import { visit } from '#tests/support/router.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/shared.ts';

const PATH = '/fr/recommendations/';
const TRAILERS = 'GET /api/shows/trailers';

function films(page: Page) {
  return page.locator('main').getByRole('listitem').getByRole('heading');
}

test('[routes/recommendations, calls/get-trailers, entities/show-fields, embedding/embedded-layout, shows/recommended-shows] unseen films, the customer’s genres first, as a tab of the films; nothing shifts', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault(late(TRAILERS, 500));
  await signIn('subscriber', PATH);
  await expect(page).toHaveTitle('Pour vous – Lumen Cinémas');
  await expect(films(page)).toHaveText([
    'Le Dernier Phare',
    'Projection surprise',
    'Carmen, en direct',
    'Les Ombres du canal',
    'Orbite basse',
    'La Nuit des lucioles',
    'Midnight Matinee',
  ]);
  expect(await layoutShift(page)).toBe(0);
  await expect(page.getByRole('navigation', { name: 'Mes films' }).getByRole('link')).toHaveText([
    'Ma liste d’envies',
    'Mes notes',
    'Mon historique',
    'Pour vous',
  ]);
  const rail = page.getByRole('navigation', { name: 'Mon compte' });
  await expect(rail.getByRole('link', { name: 'Mes films' })).toHaveAttribute('aria-current', 'true');
  const shell = [page.getByRole('banner'), page.getByRole('contentinfo')];
  for (const part of shell) await expect(part).toBeVisible();

  const entry = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(entry('Phare')).toContainText('À l’affiche');
  await expect(entry('Carmen')).toContainText('Prévente');
  await expect(entry('Midnight')).toContainText('Bientôt');
  await expect(entry('Midnight').getByRole('link', { name: 'Réserver' })).toHaveCount(0);
  await expect(entry('Carmen').getByRole('link', { name: 'Bande-annonce' })).toHaveCount(0);
  const trailer = page.getByRole('link', { name: 'Bande-annonce : Le Dernier Phare' });
  await expect(trailer).toHaveAttribute('href', 'https://trailers.lumen-cinemas.example/fr/le-dernier-phare');
  await expect(trailer).toHaveAttribute('target', '_blank');
  const [asked] = await sandbox.calls(TRAILERS);
  expect(asked?.headers['mobile-key']).toBe('mobile-sandbox');
  expect(asked?.query).toEqual({ language: 'fr' });

  await page.addInitScript(() => {
    Object.assign(window, { Android: { postMessage: () => undefined } });
  });
  await page.reload();
  await ready(page);
  for (const part of shell) await expect(part).toHaveCount(0);
});

test('the call with the mobile key waits for the settings, which have the key @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', PATH);
  await sandbox.forgetCalls();
  const settings = await sandbox.hold('GET /api/settings');
  await page.reload();
  await settings.arrived();
  await expect.poll(() => sandbox.calls('GET /api/accounts/me')).toHaveLength(1);
  expect(await sandbox.calls(TRAILERS)).toEqual([]);
  await settings.release();
  await ready(page);
  const keys = async () => (await sandbox.calls(TRAILERS)).map(({ headers }) => headers['mobile-key']);
  await expect.poll(keys).toEqual(['mobile-sandbox']);
});

test('recommendations in Dutch and English', { tag: TAG.nightly }, async ({ page, signIn }) => {
  await signIn('casual', '/nl/recommendations/', { site: 'nl' });
  await expect(page).toHaveTitle(/^Voor jou – /);
  await expect(page.getByRole('link', { name: 'Trailer: Orbite basse' })).toBeVisible();
  await visit(page, '/en/recommendations/');
  await expect(page).toHaveTitle(/^For you – /);
});
