import type { Page } from '@playwright/test';
import { layoutShift } from '#tests/support/layoutShift.ts';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import { quiet } from '#tests/support/quiet.ts';
import { visit } from '#tests/support/router.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test, type Sandbox } from '#tests/support/test.ts';
import { ANSWER_UNREAD, underEachFault } from '#tests/support/underEachFault.ts';

const PATH = '/fr/wishlist/';
const FEELINGS = 'GET /api/v4/client/shows';
const INTENTION = 'POST /api/client/*/show/*/intention';

function films(page: Page) {
  return page.locator('main').getByRole('listitem').getByRole('heading');
}

function remove(page: Page, name: string) {
  return page.getByRole('button', { name: `Retirer ${name} de ma liste` });
}

async function feel(sandbox: Sandbox, feelings: object[]): Promise<void> {
  await sandbox.fault({ match: FEELINGS, fault: 'answer', body: feelings, times: 0 });
}

test('[routes/wishlist, calls/get-shows, calls/get-client-shows, entities/show-fields, entities/wishlist-intention, shows/requested-once-at-start, decisions/list-orders] wishes, newest first, with links for those that can be booked; nothing shifts', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({ match: FEELINGS, fault: 'slow', delayMs: 500 });
  await signIn('subscriber', PATH);
  await expect(page).toHaveTitle('Ma liste d’envies – Lumen Cinémas');
  await expect(films(page)).toHaveText([
    'Orbite basse',
    'Les Ombres du canal',
    'Projection surprise',
    'La Nuit des lucioles',
  ]);
  expect(await layoutShift(page)).toBe(0);
  const [asked] = await sandbox.calls(FEELINGS);
  expect(asked?.query).toEqual({ language: 'fr' });

  const entry = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(entry('Orbite basse')).toContainText('Préventes');
  await expect(entry('Ombres').getByText('Bientôt')).toBeVisible();
  await expect(entry('Ombres').getByRole('link', { name: 'Réserver' })).toHaveCount(0);
  await expect(entry('lucioles')).toContainText('À l’affiche');
  await expect(
    page.getByRole('link', { name: 'Réserver une séance de La Nuit des lucioles' }),
  ).toHaveAttribute('href', /\/fr\/film\/la-nuit-des-lucioles\/$/);
  // Only the customer system knows this show: the catalogue has no page for it.
  await expect(entry('Projection surprise').getByRole('link')).toHaveCount(0);
  await expect.poll(async () => (await sandbox.calls('GET /api/faq/data')).length).toBe(1);
  await expect.poll(() => sandbox.calls('GET /api/shows')).toHaveLength(1);
});

test('[calls/post-intention, shows/slug-before-id, shows/wishlist-removal-flag, decisions/intention-show-id] a removed wish is gone at once, sends one call, can be restored, and the focus goes to the next one', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', PATH);
  const removal = await sandbox.hold(INTENTION);
  await remove(page, 'Orbite basse').focus();
  await page.keyboard.press('Enter');
  await expect(films(page)).toHaveCount(3);
  await expect(remove(page, 'Les Ombres du canal')).toBeFocused();
  await removal.release();
  const line = page.getByRole('search').locator('..').getByRole('status');
  await expect(line).toHaveText('Orbite basse n’est plus dans votre liste.');
  await page.getByRole('button', { name: 'Annuler' }).press('Enter');
  await expect(films(page).first()).toHaveText('Orbite basse');
  await expect(line).toHaveText('4 films');

  await remove(page, 'Projection surprise').click();
  await expect(films(page)).toHaveText(['Orbite basse', 'Les Ombres du canal', 'La Nuit des lucioles']);
  await expect.poll(async () => (await sandbox.calls(INTENTION)).length).toBe(3);
  const client = (await sandbox.calls(INTENTION))[0]?.path.split('/')[3] ?? '';
  await expect
    .poll(async () => (await sandbox.calls(INTENTION)).map(({ path, body }) => [path, body]))
    .toEqual([
      [`/api/client/${client}/show/orbite-basse/intention`, { intention: 2, isDelete: true }],
      [`/api/client/${client}/show/orbite-basse/intention`, { intention: 2, isDelete: false }],
      [`/api/client/${client}/show/SF-2/intention`, { intention: 2, isDelete: true }],
    ]);
  await page.reload();
  await expect(films(page)).toHaveText(['Orbite basse', 'Les Ombres du canal', 'La Nuit des lucioles']);
});

test('removing the last wish leaves the empty page, with the focus on it', async ({
  page,
  sandbox,
  signIn,
}) => {
  const show = { id: '1', slug: 'noordzee', name: 'Noordzee' };
  await feel(sandbox, [{ show, intention: 2, updatedAt: '2026-01-01T00:00:00Z' }]);
  await signIn('subscriber', PATH);
  await remove(page, 'Noordzee').press('Enter');
  await expect(page.getByRole('heading', { name: 'Votre liste attend son premier film' })).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
});

test('[shows/wishlist-needs-identifier, decisions/rating-path-choice] a film with neither slug nor id sends no request, and says so', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await feel(sandbox, [
    { show: { name: 'Sans adresse' }, intention: 2, updatedAt: '2026-01-01T00:00:00Z' },
    { show: { slug: 'the-long-reel' }, intention: 2, updatedAt: 'soon' },
    { show: null, intention: 2 },
  ]);
  await signIn('subscriber', PATH);
  await expect(films(page)).toHaveText(['Sans adresse', 'The long reel']);
  await remove(page, 'Sans adresse').click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Paramètre manquant');
  await expect(films(page)).toHaveCount(2);
  expect(await sandbox.calls('POST *')).toEqual([]);
});

test(
  '[errors/default-toast, http/one-action-one-request, decisions/second-click-ignored] whatever goes wrong, the list shows the server’s state, and the next click works',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    await signIn('heavy', PATH);
    const line = page.getByRole('search').locator('..').getByRole('status');
    let name = '';
    await underEachFault({
      page,
      sandbox,
      call: INTENTION,
      truth: OUTCOMES.feel,
      // Where the answer is lost, the reloaded list shows that it is done.
      succeedsUnder: [...ANSWER_UNREAD, 'truncated', 'lost-reply'],
      act: async () => {
        name = (await films(page).first().textContent()) ?? '';
        // A double click, which must send one request.
        await remove(page, name).dblclick();
      },
      held: () => expect(films(page).first()).toHaveText(name),
      succeeded: async () => {
        // The film left the list at once; this line is set when the server has answered.
        await expect(line).toHaveText(`${name} n’est plus dans votre liste.`);
        await expect(films(page).getByText(name, { exact: true })).toHaveCount(0);
      },
    });
  },
);

test(
  '[errors/default-toast, http/one-action-one-request] under each fault: restoring a film that was just removed',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    await signIn('heavy', PATH);
    const back = page.getByRole('button', { name: 'Annuler' });
    let name = '';
    await underEachFault({
      page,
      sandbox,
      call: INTENTION,
      truth: OUTCOMES.feel,
      succeedsUnder: [...ANSWER_UNREAD, 'truncated', 'lost-reply'],
      prepare: async () => {
        name = (await films(page).first().textContent()) ?? '';
        await remove(page, name).press('Enter');
        await expect(back).toBeVisible();
      },
      act: () => back.press('Enter'),
      held: () => expect(films(page).first()).not.toHaveText(name),
      succeeded: () => expect(films(page).first()).toHaveText(name),
    });
  },
);

test('thousands of wishes show in steps, and are found as one types, whatever the accents', async ({
  page,
  signIn,
}) => {
  await signIn('heavy', PATH);
  const line = page.getByRole('search').locator('..').getByRole('status');
  await expect(line).toHaveText('500 films');
  await expect(films(page)).toHaveCount(36);
  await page.getByRole('button', { name: 'Afficher 36 films de plus' }).press('Enter');
  await expect(films(page)).toHaveCount(72);
  await expect(page.locator('main').getByRole('listitem').nth(36)).toBeFocused();

  const search = page.getByRole('searchbox', { name: 'Chercher un film' });
  await search.fill('albi  COMÉDIE miroir');
  await expect(films(page)).not.toHaveCount(36);
  const found = await films(page).allInnerTexts();
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(20);
  for (const name of found) expect(name).toContain('Miroir d’Albi');
  await expect(line).toHaveText(/films? trouvés?$/);
  await search.fill('zzz');
  await expect(page.getByRole('heading', { name: 'Aucun film à ce nom' })).toBeVisible();
  await page.getByRole('button', { name: 'Effacer la recherche' }).click();
  await expect(line).toHaveText('500 films');
  await expect(films(page)).toHaveCount(36);
});

test('[errors/start-up-calls-independent] a failed list has a retry of its own; wishes show without the catalogue; without wishes there is a next step', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({ match: FEELINGS, fault: '500' });
  await sandbox.fault({ match: 'GET /api/shows', fault: '500', times: 0 });
  await signIn('subscriber', PATH);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(films(page)).toHaveCount(4);
  await feel(sandbox, []);
  await page.reload();
  await page.getByRole('link', { name: 'Trouver des idées' }).click();
  await expect(page).toHaveURL(/\/fr\/recommendations\/$/);
});

test('the wishlist in each language', async ({ page, signIn }) => {
  await signIn('casual', '/nl/wishlist/', { site: 'nl' });
  await expect(page).toHaveTitle(/^Mijn verlanglijst – /);
  await expect(page.getByText('Voorverkoop')).toBeVisible();
  await expect(page.getByText('Sciencefiction, Thriller')).toBeVisible();
  await visit(page, '/en/wishlist/');
  await expect(page).toHaveTitle(/^My wishlist – /);
  await expect(page.getByText('Presales')).toBeVisible();
});
