import type { Page } from '@playwright/test';
import { closeByKey, openByKey, tabTo } from '#tests/support/keyboard.ts';
import { quiet } from '#tests/support/quiet.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Expects the focus in the page's main part, not lost to the top of the page. */
async function expectFocusKept(page: Page): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
  await expect.poll(focused, 'focus in the main part').toBe(true);
}

test('with the keyboard alone: invite, accept, decline and delete a friend', async ({
  page,
  sandbox,
  signIn,
}) => {
  const bodies = (method: string) => sandbox.bodies(`${method} /api/accounts/me/friends`);
  await quiet(sandbox);
  await signIn('heavy', '/fr/friends/');
  const mail = page.getByRole('textbox', { name: 'Son adresse e-mail' });
  await tabTo(page, mail);
  await page.keyboard.type('p@q.fr');
  await page.keyboard.press('Enter');
  await expect.poll(() => bodies('POST')).toEqual([{ mail: 'p@q.fr' }]);
  await expect(mail).toHaveValue('');
  await expect(mail).toBeFocused();

  const received = page.getByRole('region', { name: 'Demandes reçues' });
  const asking = received.getByRole('article');
  const first = received.getByRole('button', { name: /^Accepter/ }).first();
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  await expect(asking).toHaveCount(7);
  // The accepted friend has moved to another group; the next request has the focus.
  await expect(received.getByRole('button', { name: /^Accepter/ }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(received.getByRole('button', { name: /^Refuser/ }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(asking).toHaveCount(6);
  await expect(received.getByRole('button').first()).toBeFocused();
  await expect.poll(() => bodies('DELETE')).toHaveLength(1);

  const search = page.getByRole('searchbox', { name: 'Chercher un ami' });
  await tabTo(page, search, 'Shift+Tab');
  await page.keyboard.type('chloe garnier');
  const found = page.getByRole('article');
  await expect(found.filter({ hasNotText: /Chloé.*Garnier/ })).toHaveCount(0);
  await expect(found.first()).toHaveAccessibleName(/Chloé.*Garnier/);
  for (let left = await found.count(); left > 0; left--) {
    await tabTo(page, found.last().getByRole('button').last());
    await page.keyboard.press('Space');
    await expect(found).toHaveCount(left - 1);
    await expectFocusKept(page);
  }
});

test('with the keyboard alone: to the statistics, and on to a first film', async ({ page, signIn }) => {
  await signIn('empty', '/fr/');
  await openByKey(page, button(page, 'Mon compte').first(), page.getByRole('dialog'));
  await tabTo(page, page.getByRole('dialog').getByRole('link', { name: 'Mes statistiques' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/fr/statistics/');
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes statistiques');
  await tabTo(page, page.getByRole('link', { name: 'Aller au contenu' }));
  await page.keyboard.press('Enter');
  // The strip of toasts stands above the page's own links, and is passed first.
  await tabTo(page, page.getByRole('link', { name: 'Choisir un film' }));
});

test('with the keyboard alone: search the wishlist, remove a film and restore it', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/wishlist/');
  await tabTo(page, page.getByRole('searchbox', { name: 'Chercher un film' }));
  await page.keyboard.type('ombres');
  const films = page.getByRole('main').getByRole('listitem');
  await expect(films).toHaveCount(1);
  await tabTo(page, button(page, 'Retirer Les Ombres du canal de ma liste'));
  await page.keyboard.press('Enter');
  await expect(films).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, button(page, 'Annuler'));
  await page.keyboard.press('Enter');
  await expect(films).toHaveCount(1);
  await expectFocusKept(page);
});

test('with the keyboard alone: more of the history, with the focus on the first new entry', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('heavy', '/fr/history/');
  const films = page.getByRole('main').getByRole('listitem');
  await expect(films).toHaveCount(60);
  await tabTo(page, button(page, 'Afficher 60 films de plus'));
  await page.keyboard.press('Enter');
  await expect(films.nth(60)).toBeFocused();
  await expect(films).toHaveCount(120);
  await page.keyboard.press('Tab');
  await expect(button(page, 'Afficher 60 films de plus')).toBeFocused();
});

for (const [what, path, listOf, name, step] of [
  ['wishes', '/fr/wishlist/', (page: Page) => page.getByRole('main'), 'Afficher 36 films de plus', 36],
  ['ratings', '/fr/ratings/', (page: Page) => region(page, 'Déjà notés'), 'Afficher 24 films de plus', 24],
  [
    'coming tickets',
    '/fr/tickets/',
    (page: Page) => page.locator('section', { hasText: 'À venir' }),
    'Afficher 8 billets de plus',
    8,
  ],
  [
    'past tickets',
    '/fr/tickets/',
    (page: Page) => page.locator('section', { hasText: 'Séances passées' }),
    'Afficher 24 billets de plus',
    24,
  ],
] as const)
  test(
    `with the keyboard alone: more of the ${what}, with the focus on the first new entry`,
    { tag: what === 'wishes' ? [] : TAG.nightly },
    async ({ page, sandbox, signIn }) => {
      await quiet(sandbox);
      await signIn('heavy', path);
      const list = listOf(page);
      const entries = list.locator('ul > li:has(h2, h3)');
      await expect(entries).toHaveCount(step);
      if (what === 'past tickets') {
        await tabTo(page, list.locator('summary'));
        await page.keyboard.press('Enter');
      }
      // From the nearer end of the page.
      const key = what.endsWith('tickets') ? 'Tab' : 'Shift+Tab';
      await tabTo(page, list.getByRole('button', { name }), key);
      await page.keyboard.press('Enter');
      await expect(entries.nth(step)).toBeFocused();
      await expect(entries).toHaveCount(2 * step);
      await page.keyboard.press('Tab');
      await expect(entries.nth(step).locator(':focus')).toHaveCount(1);
    },
  );

test('with the keyboard alone: the nearest cinemas, and by city again', async ({
  page,
  context,
  sandbox,
  signIn,
}) => {
  await context.grantPermissions(['geolocation'], { origin: siteUrl('fr') });
  await context.setGeolocation({ latitude: 48.8918, longitude: 2.2389 });
  await quiet(sandbox);
  await signIn('subscriber', '/fr/cinemas/');
  await tabTo(page, button(page, 'Autour de moi'));
  await page.keyboard.press('Enter');
  const near = region(page, 'Les plus proches').getByRole('article');
  await expect(near.first()).toHaveAccessibleName('Lumen La Défense');
  // This button replaces the one that was pressed.
  await expect(button(page, 'Par ville')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(near.first().locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(region(page, 'Lyon')).toBeVisible();
  await expect(button(page, 'Autour de moi')).toBeFocused();
});

test('with the keyboard alone: rate a film, decline to rate one, and remove a rating', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/ratings/');
  const toRate = region(page, 'À noter');
  const films = toRate.getByRole('listitem');
  await expect(films).toHaveCount(4);
  await tabTo(page, toRate.getByRole('radio').first());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(films).toHaveCount(3);
  await expect(films.first().getByRole('radio').first()).toBeFocused();
  await tabTo(page, films.first().getByRole('button', { name: /^Ne pas noter/ }));
  await page.keyboard.press('Enter');
  await expect(films).toHaveCount(2);
  await expect(films.first().getByRole('radio').first()).toBeFocused();

  const rated = region(page, 'Déjà notés');
  const given = rated.getByRole('listitem');
  const count = await given.count();
  await tabTo(page, given.last().getByRole('button', { name: /^Retirer la note/ }));
  await page.keyboard.press('Enter');
  await expect(given).toHaveCount(count - 1);
  await expect(given.last().getByRole('radio', { checked: true })).toBeFocused();
  await expect.poll(() => sandbox.calls('PATCH /api/accounts/me/ignoreMovie')).toHaveLength(1);
  await expect.poll(() => sandbox.calls('POST /api/client/*/emotion')).toHaveLength(2);
});

test('with the keyboard alone: find a cinema, look at it and its neighbours, mark and unmark it', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/cinemas/');
  const search = page.getByRole('searchbox', { name: 'Chercher un cinéma ou une ville' });
  await tabTo(page, search);
  await page.keyboard.type('massena');
  await expect(page.getByRole('article')).toHaveCount(1);
  const heart = button(page, 'Lumen Masséna dans mes favoris');
  await tabTo(page, heart);
  await page.keyboard.press('Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeFocused();

  const opener = button(page, 'Voir le cinéma Lumen Masséna');
  const dialog = page.getByRole('dialog');
  await openByKey(page, opener, page.getByRole('dialog', { name: 'Lumen Masséna' }));
  await tabTo(page, dialog.getByRole('region', { name: 'Tout près' }).getByRole('button').first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Lumen Masséna' })).toHaveCount(0);
  await expect(dialog).toHaveCount(1);
  await closeByKey(page, opener, dialog);

  await tabTo(page, search, 'Shift+Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  const own = region(page, 'Mes favoris');
  await expect(own.getByRole('article')).toHaveCount(5);
  await tabTo(page, own.getByRole('button', { name: 'Lumen Masséna dans mes favoris' }));
  await page.keyboard.press('Space');
  await expect(own.getByRole('article')).toHaveCount(4);
  await expectFocusKept(page);
  await expect(own.locator(':focus')).toHaveCount(1);
});
