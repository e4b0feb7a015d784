import { layoutShift } from '#tests/support/layoutShift.ts';
import { quiet } from '#tests/support/quiet.ts';
import { expect, test } from '#tests/support/test.ts';
import { card, openFurther, sent, toasts } from '#tests/support/wallet.ts';

const LIST = 'GET /api/accounts/me/prepaids';
const GOODIES = 'GET /api/accounts/me/goodies';
const OFFER = 'POST /api/accounts/me/prepaids/donate';
const CANCEL_OFFER = 'POST /api/accounts/me/prepaids/donate/cancel';
const DISSOCIATE = 'POST /api/accounts/me/prepaids/cancel';
const DELETE = 'DELETE /api/accounts/me/prepaids';
test('[routes/vouchers, calls/get-prepaids, calls/get-goodies, entities/prepaid-quantity, entities/prepaid-given, entities/voucher-number, wallet/given-item-offer-cancelable, wallet/used-and-expired-items, wallet/item-details, wallet/goodies-listed, decisions/unknown-kind-without-actions] the page shows prepaid cards, gift cards, vouchers and goodies', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', '/fr/vouchers/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes bons et cadeaux');
  expect(await layoutShift(page)).toBe(0);
  await expect.poll(() => sandbox.calls(LIST)).toHaveLength(1);
  await expect.poll(() => sandbox.calls(GOODIES)).toHaveLength(1);

  const pack = card(page, 'Carte 10 places');
  await expect(pack).toContainText('7 sur 10');
  await expect(pack).toContainText('LUM-P1');
  await expect(pack).toContainText('Tous les films, tous les jours.');
  await expect(pack.getByText(/^\d{12}$/)).toBeVisible();
  await expect(card(page, 'Soirée pour deux')).toContainText('Code secret0412');
  const given = card(page, 'Carte 5 places semaine');
  await expect(given).toContainText(/Offert à lou@exemple\.fr le \d+(?:er)? \p{L}+ \d{4}/u);
  await expect(given.getByRole('button')).toHaveText(['Reprendre']);
  await expect(card(page, 'Invitation ciné-club')).toContainText('LUM-C1');
  await expect(card(page, 'Invitation ciné-club').getByRole('button')).toHaveCount(0);

  await page.getByText('Terminés (2)').click();
  const over = page.getByRole('group').filter({ hasText: 'Terminés' }).last();
  await expect(over.getByRole('listitem')).toContainText([/semaine.*Utilisé/, /semaine.*Expiré/]);
  await expect(over.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'G-004217' })).toContainText('Affiche collector');
});

test('[calls/post-prepaid-offer, wallet/offer-success-reloads, wallet/failed-action-keeps-modal, wallet/offer-needs-mail, http/captcha-header, http/challenge-outside-body, http/challenged-calls] an offer goes to an e-mail address; a refusal keeps the dialog, a success closes it and reloads the wallet', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/vouchers/');
  expect(await sandbox.calls('GET /captcha/challenge')).toHaveLength(0);
  await card(page, 'Carte 10 places').getByRole('button', { name: 'Offrir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Offrir' });
  const mail = dialog.getByLabel('Son adresse e-mail');
  const offer = dialog.getByRole('button', { name: 'Offrir' });
  await offer.click();
  await mail.fill('lou@');
  await offer.click();
  await expect(dialog.getByText('adresse e-mail complète')).toBeVisible();
  expect(await sandbox.calls(OFFER)).toHaveLength(0);

  await sandbox.forgetCalls();
  await sandbox.fault({ match: OFFER, fault: '422' });
  await mail.fill('lou@lumen.test');
  await offer.click();
  await expect(toasts(page)).toContainText('Une erreur est survenue');
  await expect(dialog.locator('form').getByRole('alert')).toContainText('Rien n’est parti');
  await expect(mail).toHaveValue('lou@lumen.test');
  expect(await sandbox.calls(LIST), 'no reload').toHaveLength(0);
  await offer.click();
  await expect(dialog).toHaveCount(0);
  await expect(toasts(page)).toContainText('C’est offert');
  await expect(card(page, 'Carte 10 places')).toContainText('Offert à lou@lumen.test');
  await expect(card(page, 'Carte 10 places').getByRole('button')).toHaveText(['Reprendre']);
  await expect.poll(() => sandbox.calls(LIST)).toHaveLength(1);
  const body = { id: 'p1', email: 'lou@lumen.test' };
  await expect
    .poll(() => sent(sandbox, OFFER))
    .toEqual([
      { body, challenged: true },
      { body, challenged: true },
    ]);
});

test('[calls/delete-prepaid, calls/post-cancel-offer, calls/post-prepaid-dissociate, wallet/dissociate-success-reloads, wallet/cancel-offer-success-reloads, wallet/four-prepaid-actions] an offer is taken back; a card is removed from the account, or deleted', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/vouchers/');
  const dialog = page.getByRole('dialog');
  await card(page, 'Carte 5 places semaine').getByRole('button', { name: 'Reprendre' }).click();
  await expect(dialog).toContainText('lou@exemple.fr, ne pourra plus');
  await sandbox.forgetCalls();
  await dialog.getByRole('button', { name: 'Reprendre le cadeau' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(toasts(page)).toContainText('Cadeau repris');
  await expect(card(page, 'Carte 5 places semaine').getByRole('button', { name: 'Offrir' })).toBeVisible();

  const number =
    (await card(page, 'Carte 10 places')
      .getByText(/^\d{12}$/)
      .textContent()) ?? '';
  await openFurther(card(page, 'Carte 10 places'), 'Retirer de mon compte');
  await expect(dialog).toContainText(number);
  await dialog.getByRole('button', { name: 'Retirer de mon compte', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(card(page, 'Carte 10 places')).toHaveCount(0);
  await expect(toasts(page)).toContainText('C’est retiré');

  const gift =
    (await card(page, 'Soirée pour deux')
      .getByText(/^\d{12}$/)
      .textContent()) ?? '';
  await openFurther(card(page, 'Soirée pour deux'), 'Supprimer');
  await dialog.getByRole('button', { name: 'Supprimer pour de bon' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(card(page, 'Soirée pour deux')).toHaveCount(0);
  await expect(toasts(page)).toContainText('C’est supprimé');

  await expect.poll(() => sent(sandbox, CANCEL_OFFER)).toEqual([{ body: { id: 'p2' }, challenged: true }]);
  await expect.poll(() => sent(sandbox, DISSOCIATE)).toEqual([{ body: { id: 'p1' }, challenged: true }]);
  await expect.poll(() => sent(sandbox, DELETE)).toEqual([{ body: { num: gift }, challenged: true }]);
  await expect.poll(() => sandbox.calls(LIST), 'after each of them').toHaveLength(3);

  await page.getByRole('button', { name: 'Ajouter une carte prépayée' }).click();
  await dialog.getByLabel('Numéro').fill(number);
  await dialog.getByRole('button', { name: 'Ajouter' }).click();
  await expect(card(page, 'Carte 10 places'), 'worth what it was').toContainText('7 sur 10');
});

test('[decisions/empty-list-next-step, wallet/used-and-expired-items] an empty wallet says so in each part, with a next step; what expired early names no day to come', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('empty', '/fr/vouchers/');
  await expect(page.getByRole('heading', { name: 'Rien en poche' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pas encore de cadeau' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choisir un film' })).toHaveAttribute('href', /\/fr\/films\/$/);
  await page.getByRole('main').getByRole('button', { name: 'Ajouter une carte prépayée' }).last().click();
  await expect(page.getByRole('dialog', { name: 'Ajouter une carte prépayée' })).toBeVisible();

  const early = { id: '1', type: 'voucher', name: 'Place offerte', status: 0, expirationDate: '2099-05-01' };
  await sandbox.fault({ match: LIST, fault: 'answer', body: [early] });
  await page.reload();
  await page.getByText(/^Terminés? \(1\)/).click();
  const over = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Place offerte' });
  await expect(over).toContainText('Expiré');
  await expect(over).not.toContainText('2099');
});

test('one failed list leaves the other alone, and its retry loads it', async ({ page, sandbox, signIn }) => {
  await sandbox.fault({ match: LIST, fault: '500', times: 0 });
  await signIn('subscriber', '/fr/vouchers/');
  await expect(page.getByText('G-004217')).toBeVisible();
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await expect(retry).toBeVisible();
  await sandbox.clearFaults();
  await retry.click();
  await expect(card(page, 'Carte 10 places')).toBeVisible();
});

test('of 300 cards each part shows sixty at a time', async ({ page, sandbox, signIn }) => {
  await quiet(sandbox);
  await signIn('heavy', '/fr/vouchers/');
  await expect(page.getByRole('article')).toHaveCount(60);
  await page.getByText('Terminés (240)').click();
  const more = page.getByRole('button', { name: 'Afficher 60 de plus' });
  // With the keyboard: the rows above are still getting their heights, and the button moves.
  await more.first().press('Enter');
  await expect(
    page
      .getByRole('main')
      .locator('ul[class*=rows] > li')
      .filter({ hasText: /Utilisé|Expiré/ }),
  ).toHaveCount(120);
  await expect(
    page
      .getByRole('main')
      .locator('ul[class*=rows] > li')
      .filter({ hasText: /Utilisé|Expiré/ })
      .nth(60),
  ).toBeFocused();
});
