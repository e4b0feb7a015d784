import { expect, test } from '#tests/support/test.ts';

test('[routes/statistics, entities/statistics-fields, statistics/five-values-shown] the five values, as text', async ({
  page,
  signIn,
}) => {
  await signIn('subscriber', '/fr/statistics/');
  await expect(page).toHaveTitle('Mes statistiques – Lumen Cinémas');
  for (const [name, value] of [
    ['Temps passé en salle', '3 jours et 18 heures'],
    ['Séances vues', '47 séances'],
    ['Genre préféré', 'Drame'],
    ['Cinéma le plus visité', 'Lumen Bellecour'],
    ['Films en version originale', /62\s%.*38\s% en version française/],
  ] as const)
    await expect(page.getByRole('article', { name })).toContainText(value);
  await expect(page.getByRole('img', { name: /Fauteuils éclairés\s: 47/ })).toBeVisible();
});

test('[statistics/new-customer-readable, decisions/empty-list-next-step] a new customer reads what will be there, and has a next step', async ({
  page,
  signIn,
}) => {
  await signIn('empty', '/fr/statistics/');
  await expect(page.getByRole('heading', { name: 'Le générique n’a pas encore commencé' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choisir un film' })).toHaveAttribute('href', /\/fr\/films\/$/);
  await expect(page.locator('main')).not.toContainText(/NaN|null|undefined/);
});

test('[statistics/new-customer-readable] after the first show, values that are not known yet say so', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('casual', '/fr/statistics/');
  await expect(page.getByRole('article', { name: 'Séances vues' })).toContainText('1 séance');
  await expect(page.getByRole('article', { name: 'Genre préféré' })).toContainText('À découvrir');
  await expect(page.getByRole('article', { name: 'Films en version originale' })).toContainText(/^.*0\s%/);
  const account = {
    id: '1',
    registered: true,
    statistics: { voPercent: 5, showsSeen: 'many', timeSpent: null },
  };
  await sandbox.fault({ match: 'GET /api/accounts/me', fault: 'answer', body: account, times: 0 });
  await page.reload();
  await expect(page.getByRole('article', { name: 'Cinéma le plus visité' })).toContainText('À choisir');
  await expect(page.locator('main')).not.toContainText(/NaN|null|undefined/);
});
