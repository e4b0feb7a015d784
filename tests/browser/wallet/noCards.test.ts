import { quiet } from '#tests/support/quiet.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test } from '#tests/support/test.ts';

const LIST = 'GET /api/accounts/me/cards';

test(
  '[decisions/empty-list-next-step] without cards there is a next step; failed cards leave the bank card and the advantages alone',
  { tag: TAG.needsServer },
  async ({ page, sandbox, signIn }) => {
    await quiet(sandbox);
    await signIn('empty', '/fr/advantages/');
    await expect(page.getByRole('heading', { name: 'Aucune carte' })).toBeVisible();
    await page.getByRole('button', { name: 'Ajouter ma carte' }).click();
    await expect(page.getByRole('dialog', { name: 'Ajouter une carte' })).toBeVisible();

    await page.context().clearCookies();
    await sandbox.clearFaults();
    await sandbox.fault({ match: LIST, fault: '500', times: 0 });
    await signIn('subscriber', '/fr/advantages/');
    await expect(page.getByRole('article', { name: 'Fauteuil Premium' })).toBeVisible();
    await expect(page.getByRole('article', { name: 'Carte bancaire' })).toBeVisible();
    const retry = page.getByRole('button', { name: 'Réessayer' });
    await expect(retry).toBeVisible();
    await sandbox.clearFaults();
    await retry.click();
    await expect(page.getByRole('article', { name: 'Votre carte active' })).toBeVisible();
  },
);
