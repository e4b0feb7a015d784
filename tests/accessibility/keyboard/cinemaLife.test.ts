import type { Page } from '@playwright/test';
import { openByKey, tabTo } from '#tests/support/keyboard.ts';
import { quiet } from '#tests/support/quiet.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('with the keyboard alone: to the statistics, and on to a first film @nightly', async ({
  page,
  signIn,
}) => {
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

for (const [what, path, listOf, name, step] of [
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
    { tag: TAG.nightly },
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
