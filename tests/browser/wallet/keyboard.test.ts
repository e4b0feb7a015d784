import type { Locator, Page } from '@playwright/test';
import { tabTo } from '#tests/support/keyboard.ts';
import { quiet } from '#tests/support/quiet.ts';
import { expect, test } from '#tests/support/test.ts';
import { card } from '#tests/support/wallet.ts';

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('every dialog of the wallet with the keyboard alone; the focus always returns to the page', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/vouchers/');
  const dialog = page.getByRole('dialog');
  const list = page.getByRole('group', { name: 'À utiliser' });

  // Escape, and the focus is where it was.
  const add = page.getByRole('button', { name: 'Ajouter un bon' });
  await press(page, add);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(add).toBeFocused();

  // The focus goes to the first invalid field.
  await press(page, page.getByRole('button', { name: 'Ajouter une carte cadeau' }), 'Space');
  await press(page, dialog.getByRole('button', { name: 'Ajouter la carte cadeau' }));
  await expect(dialog.getByLabel('Numéro')).toBeFocused();
  await page.keyboard.type('0099');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0007');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  // The added card comes first.
  await expect(list.getByRole('listitem').first()).toBeFocused();

  const pack = card(page, 'Carte 10 places');
  await press(page, pack.getByRole('button', { name: 'Offrir' }));
  await press(page, dialog.getByLabel('Son adresse e-mail'), 'x');
  await page.keyboard.type('@lumen.test');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(list).toBeFocused();

  await press(page, pack.getByRole('button', { name: 'Reprendre' }));
  await press(page, dialog.getByRole('button', { name: 'Reprendre le cadeau' }));
  await expect(dialog).toHaveCount(0);

  await press(page, pack.getByText('Plus d’actions'));
  await press(page, pack.getByRole('button', { name: 'Retirer de mon compte' }));
  await press(page, dialog.getByRole('button', { name: 'Annuler' }));
  await expect(dialog).toHaveCount(0);
  await expect(pack.getByRole('button', { name: 'Retirer de mon compte' })).toBeFocused();
  await press(page, pack.getByRole('button', { name: 'Supprimer' }), 'Space');
  await press(page, dialog.getByRole('button', { name: 'Supprimer pour de bon' }));
  await expect(dialog).toHaveCount(0);
  await expect(pack).toHaveCount(0);
  await expect(list).toBeFocused();
});

test('the cards’ dialogs with the keyboard alone', async ({ page, sandbox, signIn }) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/advantages/');
  const dialog = page.getByRole('dialog');
  const cards = page.getByRole('group', { name: 'Mes cartes' });
  await press(page, page.getByRole('button', { name: 'Ajouter une carte' }));
  await tabTo(page, dialog.getByLabel('Numéro de carte'));
  await page.keyboard.type('0042');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(cards).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Retirer la carte bancaire' }));
  await press(page, dialog.getByRole('button', { name: 'Retirer la carte' }));
  await expect(dialog).toHaveCount(0);
  await expect(cards).toBeFocused();
});
