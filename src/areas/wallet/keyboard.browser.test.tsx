import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { open, tabTo } from '#tests/component/page.tsx';
import { advantages, vouchers } from '#tests/component/walletViews.tsx';

const dialog = page.getByRole('dialog');
const button = (name: string): Locator => page.getByRole('button', { name });

async function pressKey(target: Locator, key = '{Enter}'): Promise<void> {
  await tabTo(target);
  await userEvent.keyboard(key);
}

test('every dialog of the wallet with the keyboard alone; the focus always returns to the page', async () => {
  await open('subscriber', vouchers);
  const list = page.getByRole('group', { name: 'À utiliser' });

  // Escape, and the focus is where it was.
  const add = button('Ajouter un bon');
  await pressKey(add);
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(add).toHaveFocus();

  // The focus goes to the first invalid field.
  await pressKey(button('Ajouter une carte cadeau'), ' ');
  await pressKey(dialog.getByRole('button', { name: 'Ajouter la carte cadeau' }));
  await expect.element(dialog.getByLabelText('Numéro')).toHaveFocus();
  await userEvent.keyboard('0099{Tab}0007{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  // The added card comes first.
  await expect.element(list.getByRole('listitem').first()).toHaveFocus();

  const pack = page.getByRole('article', { name: 'Carte 10 places' });
  await pressKey(pack.getByRole('button', { name: 'Offrir' }));
  await pressKey(dialog.getByLabelText('Son adresse e-mail'), 'x@lumen.test{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(list).toHaveFocus();

  await pressKey(pack.getByRole('button', { name: 'Reprendre' }));
  await pressKey(dialog.getByRole('button', { name: 'Reprendre le cadeau' }));
  await expect.element(dialog).not.toBeInTheDocument();

  const remove = pack.getByRole('button', { name: 'Retirer de mon compte' });
  await pressKey(pack.getByText('Plus d’actions'));
  await pressKey(remove);
  await pressKey(dialog.getByRole('button', { name: 'Annuler' }));
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(remove).toHaveFocus();
  await pressKey(pack.getByRole('button', { name: 'Supprimer' }), ' ');
  await pressKey(dialog.getByRole('button', { name: 'Supprimer pour de bon' }));
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(pack).not.toBeInTheDocument();
  await expect.element(list).toHaveFocus();
});

test('the cards’ dialogs with the keyboard alone', async () => {
  await open('subscriber', advantages);
  const cards = page.getByRole('group', { name: 'Mes cartes' });
  await pressKey(button('Ajouter une carte'));
  await pressKey(dialog.getByLabelText('Numéro de carte'), '0042{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(cards).toHaveFocus();
  await pressKey(button('Retirer la carte bancaire'));
  await pressKey(dialog.getByRole('button', { name: 'Retirer la carte' }));
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(cards).toHaveFocus();
});
