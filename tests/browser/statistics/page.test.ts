import { expect, test } from '#tests/support/shared.ts';

test('[routes/statistics] the statistics have a page of their own', async ({ page, signIn }) => {
  await signIn('subscriber', '/fr/statistics/');
  await expect(page).toHaveTitle('Mes statistiques – Lumen Cinémas');
  await expect(page.getByRole('article', { name: 'Séances vues' })).toContainText('8 séances');
  await expect(page.getByRole('link', { name: 'Votre année en films' })).toBeVisible();
});

test('[statistics/new-customer-readable] who has seen nothing is not offered a picture of the year', async ({
  page,
  signIn,
}) => {
  await signIn('empty', '/fr/statistics/');
  await expect(page.getByRole('link', { name: 'Choisir un film' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Votre année en films' })).toBeHidden();
});
