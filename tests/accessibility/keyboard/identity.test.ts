import type { Page } from '@playwright/test';
import { closeByKey, expectTrapped, openByKey, tabTo } from '#tests/support/keyboard.ts';
import { quiet } from '#tests/support/quiet.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { choosePersona, expect, ready, test } from '#tests/support/test.ts';

/** The pages about the customer and the sign-in, with Tab, Shift+Tab, Enter, Space and Escape alone. */

function notifications(page: Page) {
  return page.getByRole('region', { name: 'Notifications' });
}

test('with the keyboard alone: change the e-mail address, in two steps @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/profile/');
  const opener = page.getByRole('main').getByRole('button', { name: 'Changer d’adresse' });
  const first = page.getByRole('dialog', { name: 'C’est bien vous' });
  await openByKey(page, opener, first);
  await expectTrapped(page, first);
  await closeByKey(page, opener, first);

  await openByKey(page, opener, first);
  const password = first.getByLabel('Mot de passe');
  const next = first.getByRole('button', { name: 'Continuer' });
  await tabTo(page, next);
  await page.keyboard.press('Enter');
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription('Ce champ est obligatoire.');
  await page.keyboard.type('faux');
  await page.keyboard.press('Enter');
  await expect(first.getByRole('alert')).toContainText('ne vont pas ensemble');
  await expect(password).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('popcorn');
  await tabTo(page, next);
  await page.keyboard.press('Space');

  const second = page.getByRole('dialog', { name: 'Votre nouvelle adresse' });
  await expect(second).toBeVisible();
  await expectTrapped(page, second);
  await closeByKey(page, opener, second);

  await openByKey(page, opener, first);
  await tabTo(page, password);
  await page.keyboard.type('popcorn');
  await page.keyboard.press('Enter');
  await expect(second).toBeVisible();
  const [mail, again] = [second.getByLabel('Nouvelle adresse'), second.getByLabel('Confirmez l’adresse')];
  await tabTo(page, mail);
  await page.keyboard.type('ana@');
  await page.keyboard.press('Tab');
  await expect(again).toBeFocused();
  await page.keyboard.type('ana@nouveau.test');
  await page.keyboard.press('Enter');
  await expect(mail).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('nouveau.test');
  await page.keyboard.press('Enter');
  await expect(notifications(page)).toContainText('Votre adresse a changé');
});

test('with the keyboard alone: a mail for a new password, the data file, and asking for deletion @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/profile/');
  const ask = page.getByRole('button', { name: 'Recevoir l’e-mail' });
  await tabTo(page, ask);
  await page.keyboard.press('Enter');
  await expect(notifications(page)).toContainText('L’e-mail est parti');
  await expect(ask).toBeFocused();

  const download = page.getByRole('button', { name: 'Télécharger' });
  await tabTo(page, download);
  await Promise.all([page.waitForEvent('download'), page.keyboard.press('Space')]);
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'est prêt' })).toBeVisible();
  await expect(download).toBeFocused();

  const opener = page.getByRole('button', { name: 'Supprimer mon compte' });
  const dialog = page.getByRole('dialog', { name: 'Supprimer votre compte' });
  await openByKey(page, opener, dialog);
  await expectTrapped(page, dialog);
  await closeByKey(page, opener, dialog);

  await openByKey(page, opener, dialog);
  await tabTo(page, dialog.getByRole('button', { name: 'Garder mon compte' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await openByKey(page, opener, dialog);
  const word = dialog.getByLabel('Pour confirmer');
  await tabTo(page, dialog.getByRole('button', { name: 'Demander la suppression' }));
  await page.keyboard.press('Enter');
  await expect(word).toBeFocused();
  await page.keyboard.type('supprimer');
  await sandbox.fault({ match: 'POST /api/accounts/me/delete', fault: '422' });
  await page.keyboard.press('Enter');
  const close = notifications(page).getByRole('button', { name: 'Fermer' });
  await expect(close).toBeVisible();
  await expect(word).toBeFocused();
  await tabTo(page, close);
  await page.keyboard.press('Enter');
  await expect(close).toHaveCount(0);
  await tabTo(page, word);
  await sandbox.fault({ match: 'POST /api/accounts/me/delete', fault: '500' });
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert').filter({ hasText: 'Nous ne savons pas si' })).toBeFocused();
  await tabTo(page, dialog.getByRole('button', { name: 'Envoyer une autre demande' }));
  await page.keyboard.press('Enter');
  await tabTo(page, word);
  await page.keyboard.type('supprimer');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(notifications(page)).toContainText('Votre demande est partie');
});

test('with the keyboard alone: link an identity in its popup, and unlink one @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/profile/');
  const list = page.getByRole('group', { name: 'Comptes reliés' });
  const link = page.getByRole('button', { name: 'Relier Apple' });
  await tabTo(page, link);
  const [closed] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
  await closed.close();
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'fermée' })).toBeVisible();
  await expect(link).toBeFocused();
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
  await tabTo(popup, popup.locator('button[value="default"]'));
  // The window may have closed before the key is released.
  await popup.keyboard.down('Enter');
  await expect(list.getByRole('listitem').nth(1)).toContainText('Camille');
  await expect(list).toBeFocused();

  const opener = page.getByRole('button', { name: 'Délier Apple' });
  const dialog = page.getByRole('dialog', { name: 'Délier Apple' });
  await openByKey(page, opener, dialog);
  await expectTrapped(page, dialog);
  await closeByKey(page, opener, dialog);
  await openByKey(page, opener, dialog);
  await tabTo(page, dialog.getByRole('button', { name: 'Délier' }));
  await page.keyboard.press('Space');
  await expect(dialog).toHaveCount(0);
  await expect(list).toBeFocused();
  await expect(list.getByRole('listitem').nth(1)).toContainText('Non relié');
});

test('with the keyboard alone: preferences and interests @nightly', async ({ page, sandbox, signIn }) => {
  await signIn('subscriber', '/fr/preferences/');
  const films = page.getByRole('switch', { name: 'Sorties et avant-premières' });
  const partners = page.getByRole('switch', { name: 'Offres de nos partenaires' });
  await tabTo(page, films);
  await page.keyboard.press('Space');
  await expect(films).not.toBeChecked();
  await page.keyboard.press('Tab');
  await expect(partners).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(partners).toBeChecked();
  await page.keyboard.press('Shift+Tab');
  await expect(films).toBeFocused();
  await expect(films).not.toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Space');
  await expect(films).toBeChecked();

  await page.goto(`${siteUrl('fr')}/fr/my-interests/`);
  await ready(page);
  const save = page.getByRole('button', { name: 'Enregistrer' });
  await tabTo(page, page.getByRole('checkbox', { name: 'Comédie', exact: true }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('checkbox', { name: 'Avant-premières' }));
  await page.keyboard.press('Space');
  await tabTo(page, save);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Modifications non enregistrées')).toHaveCount(0);
  await expect(save).toBeFocused();
  await expect
    .poll(() => sandbox.bodies('PATCH /api/accounts/me'))
    .toEqual([{ interest: { genres: ['drama', 'comedy'], events: null } }]);
});

test('with the keyboard alone: the mail page @nightly', async ({ page, sandbox }) => {
  await page.goto(`${siteUrl('fr')}/fr/tickets/`);
  await choosePersona(page, 'unverified-mail');
  await page.waitForURL(`${siteUrl('fr')}/fr/mail/`);
  await ready(page);
  const check = page.getByRole('button', { name: 'J’ai confirmé mon adresse' });
  await tabTo(page, check);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Pas encore tout à fait' })).toBeVisible();
  await expect(check).toBeFocused();

  const opener = page.getByRole('main').getByRole('button', { name: 'Changer d’adresse' });
  const dialog = page.getByRole('dialog', { name: 'C’est bien vous' });
  await openByKey(page, opener, dialog);
  await expectTrapped(page, dialog);
  await closeByKey(page, opener, dialog);

  await sandbox.verifyMail();
  await tabTo(page, check, 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { level: 1, name: 'Mes billets' })).toBeFocused();
});
