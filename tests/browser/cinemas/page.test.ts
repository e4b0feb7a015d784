import type { Page } from '@playwright/test';
import { quiet } from '#tests/support/quiet.ts';
import { visit } from '#tests/support/router.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { expect, test, type Sandbox } from '#tests/support/test.ts';

const FAVOURITES = '/api/accounts/me/cinemas';
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const own = (page: Page) => page.getByRole('region', { name: 'Mes favoris' }).getByRole('article');
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const heart = (page: Page, city: string, cinema: string) =>
  region(page, city).getByRole('button', { name: `${cinema} dans mes favoris` });

async function bodies(sandbox: Sandbox, method: string): Promise<unknown[]> {
  return sandbox.bodies(`${method} ${FAVOURITES}`);
}

test('[routes/cinemas, calls/get-cinemas, calls/get-favourite-cinemas, entities/favourite-cinemas, cinemas/favourites-matched-by-reference, cinemas/accessibility-mark] cinemas by city, favourites marked, accessibility where there is any', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', '/fr/cinemas/');
  await expect(page).toHaveTitle('Mes cinémas – Lumen Cinémas');
  await expect.poll(() => sandbox.calls('GET /api/cinemas')).toHaveLength(1);
  await expect(own(page)).toHaveCount(4);
  const cities = page.getByRole('heading', { level: 2 }).filter({ visible: true });
  await expect(cities).toContainText([
    'Mes favoris',
    'Lyon',
    'Marseille',
    'Nantes',
    'Nice',
    'Paris',
    'Puteaux',
  ]);
  await expect(heart(page, 'Lyon', 'Lumen Bellecour')).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page, 'Lyon', 'Lumen Part-Dieu')).toHaveAttribute('aria-pressed', 'false');
  const paris = region(page, 'Paris').getByRole('article');
  await expect(paris.filter({ hasText: 'Accessible en fauteuil' })).toHaveCount(1);
  await expect(paris).toHaveCount(3);
});

test('[cinemas/favourite-added, cinemas/sixth-favourite-accepted, cinemas/seventh-favourite-refused, cinemas/removal-always-possible, calls/patch-favourite-cinemas, calls/delete-favourite-cinemas, decisions/favourites-call-body, decisions/refused-mark-reverts, decisions/favourite-cap-over-five] a fifth and a sixth favourite are taken, a seventh is not; removing is always possible', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/cinemas/');
  await heart(page, 'Toulouse', 'Lumen Capitole').click();
  await expect(own(page)).toHaveCount(5);
  await expect.poll(() => bodies(sandbox, 'PATCH')).toEqual([{ cinemas: ['V31'] }]);
  await heart(page, 'Nice', 'Lumen Masséna').click();
  await expect(own(page)).toHaveCount(6);
  await expect.poll(() => bodies(sandbox, 'PATCH')).toHaveLength(2);
  await expect(toasts(page)).not.toContainText('complète');

  await heart(page, 'Puteaux', 'Lumen La Défense').click();
  await expect(toasts(page)).toContainText('Votre liste de favoris est complète');
  await expect(heart(page, 'Puteaux', 'Lumen La Défense')).toHaveAttribute('aria-pressed', 'false');
  await expect(own(page)).toHaveCount(6);
  await expect.poll(() => bodies(sandbox, 'PATCH')).toHaveLength(2);

  await heart(page, 'Mes favoris', 'Lumen Bellecour').click();
  await expect(own(page)).toHaveCount(5);
  await expect.poll(() => bodies(sandbox, 'DELETE')).toEqual([{ cinemas: ['V12'] }]);
  await heart(page, 'Puteaux', 'Lumen La Défense').click();
  await expect(own(page)).toHaveCount(6);
  await expect.poll(() => bodies(sandbox, 'PATCH')).toHaveLength(3);
  await visit(page, '/fr/tickets/');
  await visit(page, '/fr/cinemas/');
  await expect(own(page)).toHaveCount(6);
  const bellecour = heart(page, 'Lyon', 'Lumen Bellecour');
  await expect(bellecour).toHaveAttribute('aria-pressed', 'false');

  // A removal that fails leaves no room for the cinema that was marked meanwhile.
  const removal = await sandbox.hold(`DELETE ${FAVOURITES}`, { status: 500 });
  await heart(page, 'Mes favoris', 'Lumen Masséna').click();
  await expect(own(page)).toHaveCount(5);
  await bellecour.click();
  await expect(bellecour).toHaveAttribute('aria-pressed', 'true');
  await removal.release();
  await expect(bellecour).toHaveAttribute('aria-pressed', 'false');
  await expect(toasts(page)).toContainText('Votre liste de favoris est complète');
  await expect.poll(() => bodies(sandbox, 'PATCH')).toHaveLength(3);
  expect((await sandbox.held()).world?.favourites).toHaveLength(6);
});

test('[cinemas/removal-always-possible, cinemas/unknown-favourite-harmless] favourites that the catalogue no longer has can be removed, and then others added', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  const gone = ['V91', 'V92', 'V93', 'V94', 'V95', 'V96'];
  await sandbox.fault({ match: `GET ${FAVOURITES}`, fault: 'answer', body: gone });
  await signIn('empty', '/fr/cinemas/');
  await expect(page.getByText('6 de vos favoris ne sont plus')).toBeVisible();
  await heart(page, 'Nice', 'Lumen Masséna').click();
  await expect(toasts(page)).toContainText('Votre liste de favoris est complète');
  await page.getByRole('button', { name: 'Retirer de mes favoris' }).click();
  await expect.poll(() => bodies(sandbox, 'DELETE')).toEqual([{ cinemas: gone }]);
  await expect(page.getByText('de vos favoris ne sont plus')).toHaveCount(0);
  await heart(page, 'Nice', 'Lumen Masséna').click();
  await expect(own(page)).toHaveCount(1);
  await expect.poll(() => bodies(sandbox, 'PATCH')).toEqual([{ cinemas: ['V41'] }]);
});

test('[cinemas/failed-add-reverts, cinemas/unknown-favourite-harmless] a favourite that could not be saved is not marked; one that the catalogue lacks does no harm', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await sandbox.fault({ match: `GET ${FAVOURITES}`, fault: 'answer', body: ['V999', 'V12'], times: 0 });
  await signIn('subscriber', '/fr/cinemas/');
  await expect(own(page)).toHaveCount(1);
  await sandbox.fault({ match: `PATCH ${FAVOURITES}`, fault: '500' });
  await heart(page, 'Nice', 'Lumen Masséna').click();
  await expect(toasts(page)).toContainText('Une erreur est survenue');
  await expect(heart(page, 'Nice', 'Lumen Masséna')).toHaveAttribute('aria-pressed', 'false');
  await expect(own(page)).toHaveCount(1);
});

test('a search as one types finds names, cities and streets, accents or not', async ({ page, signIn }) => {
  await signIn('subscriber', '/fr/cinemas/');
  const search = page.getByRole('searchbox', { name: 'Chercher un cinéma ou une ville' });
  await search.fill('DEFENSE');
  await expect(page.getByRole('status').filter({ hasText: '1 cinéma trouvé' })).toBeVisible();
  await expect(region(page, 'Puteaux').getByRole('article')).toHaveAccessibleName('Lumen La Défense');
  await expect(region(page, 'Paris')).toHaveCount(0);
  await search.fill('gobelins paris');
  await expect(region(page, 'Paris').getByRole('article')).toHaveAccessibleName('Lumen Gobelins');
  await search.fill('tombouctou');
  await expect(page.getByRole('status').filter({ hasText: 'Aucun cinéma ne porte ce nom' })).toBeVisible();
});

test('[calls/get-cinema, calls/get-cinema-shows, entities/cinema-fields, entities/show-fields, cinemas/details-nearby-and-shows] a cinema: address, halls, seats, what is on, and the nearest others', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', '/fr/cinemas/');
  const opener = region(page, 'Lyon').getByRole('button', { name: 'Voir le cinéma Lumen Bellecour' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Lumen Bellecour' });
  await expect(dialog).toContainText('4 place Bellecour, 69002 Lyon');
  await expect(dialog.getByText('Salles', { exact: true }).locator('..')).toContainText('10');
  await expect(dialog.getByText('Fauteuils', { exact: true }).locator('..')).toContainText(/1\s840/);
  await expect(dialog).toContainText('Accessible en fauteuil');
  const shows = dialog.getByRole('region', { name: 'À l’affiche' }).getByRole('listitem');
  await expect(shows).toContainText([
    'La Dernière Séance',
    'En prévente',
    'Prochainement',
    'Plus à l’affiche',
  ]);
  await expect(dialog.getByRole('link')).toHaveText(['Réserver', 'Réserver']);
  await expect(dialog.getByRole('link').first()).toHaveAttribute('href', /\/fr\/film\/la-derniere-seance\/$/);
  await expect.poll(() => sandbox.calls('GET /api/cinema/lumen-bellecour')).toHaveLength(1);
  await expect.poll(() => sandbox.calls('GET /api/cinema/lumen-bellecour/shows')).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await opener.click();
  await dialog.getByRole('region', { name: 'Tout près' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog', { name: 'Lumen Part-Dieu' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => sandbox.calls('GET /api/cinema/lumen-part-dieu')).toHaveLength(1);
  await expect.poll(() => sandbox.calls('GET /api/cinema/lumen-part-dieu/shows')).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the nearest cinemas show when the customer asks; a refused and a failed location are explained', async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions([], { origin: siteUrl('fr') });
  await signIn('subscriber', '/fr/cinemas/');
  const near = page.getByRole('button', { name: 'Autour de moi' });
  await near.click();
  await expect(page.getByRole('status').filter({ hasText: 'pas partagé votre position' })).toBeVisible();
  await context.grantPermissions(['geolocation'], { origin: siteUrl('fr') });
  await context.setGeolocation(null);
  await near.click();
  await expect(page.getByRole('status').filter({ hasText: 'introuvable' })).toBeVisible();
  await context.setGeolocation({ latitude: 48.8918, longitude: 2.2389 });
  await near.click();
  const cards = region(page, 'Les plus proches').getByRole('article');
  await expect(cards.first()).toHaveAccessibleName('Lumen La Défense');
  await expect(cards.first()).toContainText('à 0 km');
  await page.getByRole('button', { name: 'Par ville' }).click();
  await expect(region(page, 'Lyon')).toBeVisible();
});

test('[decisions/empty-list-next-step, tickets/load-failure-contained] without favourites there is a next step; one failed list leaves the other alone', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('empty', '/fr/cinemas/');
  await page.getByRole('button', { name: 'Chercher un cinéma' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await sandbox.fault({ match: `GET ${FAVOURITES}`, fault: '500', times: 0 });
  await page.reload();
  const failed = page.getByRole('alert').filter({ hasText: 'ne s’affiche pas' });
  await expect(failed).toHaveCount(1);
  await expect(region(page, 'Lyon').getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'dans mes favoris' })).toHaveCount(0);
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { name: 'Quel est votre cinéma' })).toBeVisible();
  await sandbox.fault({ match: 'GET /api/cinemas', fault: 'answer', body: [] });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Aucun cinéma ici' })).toBeVisible();
});

test('with the keyboard alone: search, mark, and look at a cinema', async ({ page, sandbox, signIn }) => {
  await quiet(sandbox);
  await signIn('empty', '/fr/cinemas/');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('massena');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Autour de moi' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(heart(page, 'Nice', 'Lumen Masséna')).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page, 'Nice', 'Lumen Masséna')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Lumen Masséna' })).toBeVisible();
});
