import { quiet } from '#tests/support/quiet.ts';
import { expect, test } from '#tests/support/test.ts';
import { toasts } from '#tests/support/wallet.ts';

const ADD_PREPAID = 'PATCH /api/accounts/me/prepaids';

test('[decisions/what-may-have-happened] a card that is in the account already is refused, and not said to be added', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/advantages/');
  await page.getByRole('button', { name: 'Ajouter une carte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter une carte' });
  await dialog.getByLabel('Numéro de carte').fill('0012 3456');
  const save = dialog.getByRole('button', { name: 'Ajouter la carte' });
  await save.click();
  await expect(toasts(page)).toContainText('Carte ajoutée');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('00123456', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Ajouter une carte' }).click();
  await dialog.getByLabel('Numéro de carte').fill('00123456');
  await save.click();
  await expect(dialog.locator('form').getByRole('alert')).toContainText('ou la carte a déjà un compte');
  await expect(toasts(page)).not.toContainText('Carte ajoutée');
});

test('[decisions/what-may-have-happened] a prepaid card that is in the wallet already is refused, and not said to be added', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/vouchers/');
  const open = page.getByRole('button', { name: 'Ajouter une carte prépayée' });
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Ajouter la carte' });
  await open.click();
  await dialog.getByLabel('Numéro').fill('0099');
  await save.click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await open.click();
  await dialog.getByLabel('Numéro').fill('0099');
  await save.click();
  await expect(dialog.locator('form').getByRole('alert')).not.toBeEmpty();
  await expect(toasts(page)).not.toContainText('ajoutée');
  await expect.poll(() => sandbox.calls(ADD_PREPAID)).toHaveLength(2);
});
