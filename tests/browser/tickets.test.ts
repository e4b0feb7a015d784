import { expect, test } from '../support/test.ts';

test('J-01 J-02 only confirmed tickets show, the earliest first', async ({ page, signIn }) => {
  await signIn('subscriber', '/fr/tickets/');
  await expect(page.getByRole('heading', { level: 1, name: 'Mes billets' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('article').first()).toHaveAccessibleName('La Dernière Séance');
});

test('J-18 amounts are cents', async ({ page, signIn }) => {
  await signIn('casual', '/fr/tickets/');
  await expect(page.getByRole('article').getByText('23,50 €')).toBeVisible();
});

test('J-19 without tickets there is an empty state with a next step', async ({ page, signIn }) => {
  await signIn('empty', '/fr/tickets/');
  await expect(page.getByRole('heading', { name: 'Aucun billet pour l’instant' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choisir un film' })).toHaveAttribute(
    'href',
    /lumen-cinemas\.example\/fr\/films\/$/,
  );
});

test('J-20 tickets that fail leave the page usable, and a retry brings them', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({ match: 'GET /api/ec/ebillet', fault: '500', times: 0 });
  await signIn('subscriber', '/fr/tickets/');
  await expect(page.getByRole('alert').filter({ hasText: 'Impossible de charger' })).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('article')).toHaveCount(4);
});
