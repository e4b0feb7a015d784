import { quiet } from '#tests/support/quiet.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';
import { card, openFurther, toasts } from '#tests/support/wallet.ts';

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

test(
  '[decisions/what-may-have-happened] a card that has been deleted elsewhere is not said to be deleted by this press',
  { tag: TAG.needsServer },
  async ({ context, page, sandbox, signIn }) => {
    await quiet(sandbox);
    await signIn('subscriber', '/fr/vouchers/');
    const other = await context.newPage();
    await other.goto('/fr/vouchers/');
    await ready(other);
    for (const [one, said] of [
      [other, 'C’est supprimé'],
      [page, 'C’est déjà fait'],
    ] as const) {
      await openFurther(card(one, 'Carte 10 places'), 'Supprimer');
      await one.getByRole('dialog').getByRole('button', { name: 'Supprimer pour de bon' }).click();
      await expect(one.getByRole('dialog')).toHaveCount(0);
      await expect(toasts(one)).toContainText(said);
    }
    await expect(toasts(page)).not.toContainText('C’est supprimé');
    await expect(card(page, 'Carte 10 places')).toHaveCount(0);
  },
);
