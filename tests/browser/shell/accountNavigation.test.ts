import { layoutShift } from '#tests/support/layoutShift.ts';
import { expect, ready, test } from '#tests/support/shared.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

test('[shell/account-navigation, shell/account-counts] the pages of the account stand beside each page; on a phone as tiles with known counts on home, with a way back on each page', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(DESKTOP);
  await signIn('subscriber', '/fr/');
  const beside = page.getByRole('navigation', { name: 'Mon compte' });
  const rows = page.getByRole('navigation', { name: 'Toutes les rubriques' });
  await expect(rows).toBeHidden();
  await beside.getByRole('link', { name: 'Mes films' }).click();
  await page.waitForURL('**/fr/wishlist/');
  await ready(page);
  await expect(beside.locator('[aria-current="page"]')).toContainText('Mes films');
  await expect(beside.getByRole('link', { name: 'Mes billets' })).toContainText('3 à venir');
  expect(await layoutShift(page)).toBe(0);

  await page.setViewportSize(PHONE);
  await expect(beside.getByRole('link')).toHaveText(['Mon compte']);
  await beside.getByRole('link').click();
  await page.waitForURL('**/fr/');
  await ready(page);
  await expect(beside).toBeHidden();
  const tile = (name: string) => rows.getByRole('link', { name });
  await expect(tile('Mes billets')).toContainText('3 à venir');
  await expect(tile('Mes avantages')).toContainText('3 avantages');
  await expect(tile('Mes messages')).toContainText('1 réponse à lire');
  // A count that depends on which pages have been open would be a guess.
  await expect(tile('Mes films')).toHaveText('Mes films');
  await rows.getByRole('link', { name: 'Mes préférences' }).click();
  await page.waitForURL('**/fr/preferences/');
});
