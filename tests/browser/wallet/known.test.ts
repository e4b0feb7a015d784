import { quiet } from '#tests/support/quiet.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/shared.ts';
import { card, openFurther, toasts } from '#tests/support/wallet.ts';

test(
  '[decisions/what-may-have-happened] a card that has been deleted elsewhere is not said to be deleted by this press @nightly',
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
