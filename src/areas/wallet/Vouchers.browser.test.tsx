import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { alertIn, focusOn, open, press, reopen, textsOf, toasts } from '#tests/component/page.tsx';
import { ANSWER_UNREAD, testEachFault } from '#tests/component/eachFault.ts';
import { vouchers } from '#tests/component/walletViews.tsx';
import { OUTCOMES } from '#tests/support/outcomes.ts';

const LIST = 'GET /api/accounts/me/prepaids';
const GOODIES = 'GET /api/accounts/me/goodies';
const OFFER = 'POST /api/accounts/me/prepaids/donate';
const CANCEL_OFFER = 'POST /api/accounts/me/prepaids/donate/cancel';
const DISSOCIATE = 'POST /api/accounts/me/prepaids/cancel';
const DELETE = 'DELETE /api/accounts/me/prepaids';
const ADD_PREPAID = 'PATCH /api/accounts/me/prepaids';

const dialog = page.getByRole('dialog');
const card = (name: string): Locator => page.getByRole('article', { name });
const button = (name: string): Locator => page.getByRole('button', { name });
const inDialog = (name: string): Locator => dialog.getByRole('button', { name, exact: true });

/** Opens the card's further actions where they are closed, and presses one that removes the card. */
async function openFurther(of: Locator, name: string): Promise<void> {
  await expect.element(of).toBeVisible();
  const closed = of.element().querySelector('details:not([open]) > summary');
  if (closed) await userEvent.click(closed);
  await of.getByRole('button', { name }).click();
}

test('[calls/get-prepaids, calls/get-goodies, entities/prepaid-quantity, entities/prepaid-given, entities/voucher-number, wallet/given-item-offer-cancelable, wallet/used-and-expired-items, wallet/item-details, wallet/goodies-listed, entities/unknown-kind-without-actions] the page shows prepaid cards, gift cards, vouchers and goodies', async () => {
  const backend = await open('subscriber', vouchers);
  await expect.poll(() => backend.calls(LIST)).toHaveLength(1);
  await expect.poll(() => backend.calls(GOODIES)).toHaveLength(1);

  const pack = card('Carte 10 places');
  await expect.element(pack).toMatchTextContent('7 sur 10');
  await expect.element(pack).toMatchTextContent('LUM-P1');
  await expect.element(pack).toMatchTextContent('Tous les films, tous les jours.');
  await expect.element(pack.getByText(/^\d{12}$/)).toBeVisible();
  await expect.element(card('Soirée pour deux')).toMatchTextContent('Code secret0412');
  const given = card('Carte 5 places semaine');
  await expect.element(given).toMatchTextContent(/Offert à lou@exemple\.fr le \d+(?:er)? \p{L}+ \d{4}/u);
  expect(textsOf(given.getByRole('button'))).toEqual(['Reprendre']);
  await expect.element(card('Invitation ciné-club')).toMatchTextContent('LUM-C1');
  expect(textsOf(card('Invitation ciné-club').getByRole('button'))).toEqual([]);

  await page.getByText('Utilisés ou expirés (2)').click();
  const over = page.getByRole('group').filter({ hasText: 'Utilisés ou expirés' }).last();
  await expect
    .poll(() => textsOf(over.getByRole('listitem')))
    .toEqual([expect.stringMatching(/semaine.*Utilisé/), expect.stringMatching(/semaine.*Expiré/)]);
  expect(textsOf(over.getByRole('button'))).toEqual([]);
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'G-004217' }))
    .toMatchTextContent('Affiche collector');
});

test('[calls/post-prepaid-offer, wallet/offer-success-reloads, wallet/failed-action-keeps-modal, wallet/offer-needs-mail, http/captcha-header, http/challenge-outside-body, http/challenged-calls] an offer goes to an e-mail address; a refusal keeps the dialog, a success closes it and reloads the wallet', async () => {
  const backend = await open('subscriber', vouchers);
  expect(backend.calls('GET /captcha/challenge')).toEqual([]);
  await card('Carte 10 places').getByRole('button', { name: 'Offrir' }).click();
  const mail = dialog.getByLabelText('Son adresse e-mail');
  const offer = inDialog('Offrir');
  await offer.click();
  await mail.fill('lou@');
  await offer.click();
  await expect.element(dialog.getByText('adresse e-mail complète')).toBeVisible();
  expect(backend.calls(OFFER)).toEqual([]);

  backend.forgetCalls();
  backend.fault({ match: OFFER, fault: '422' });
  await mail.fill('lou@lumen.test');
  await offer.click();
  await expect.element(toasts()).toMatchTextContent('Une erreur est survenue');
  await expect.element(alertIn(dialog)).toMatchTextContent('Rien n’est parti');
  await expect.element(mail).toHaveValue('lou@lumen.test');
  expect(backend.calls(LIST), 'no reload').toEqual([]);
  await offer.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(toasts()).toMatchTextContent('C’est offert');
  await expect.element(card('Carte 10 places')).toMatchTextContent('Offert à lou@lumen.test');
  expect(textsOf(card('Carte 10 places').getByRole('button'))).toEqual(['Reprendre']);
  await expect.poll(() => backend.calls(LIST)).toHaveLength(1);
  const body = { id: 'p1', email: 'lou@lumen.test' };
  await expect
    .poll(() => backend.challenged(OFFER))
    .toEqual([
      { body, challenged: true },
      { body, challenged: true },
    ]);
});

test('[calls/delete-prepaid, calls/post-cancel-offer, calls/post-prepaid-dissociate, wallet/dissociate-success-reloads, wallet/cancel-offer-success-reloads, wallet/four-prepaid-actions] an offer is taken back; a card is removed from the account, or deleted', async () => {
  const backend = await open('subscriber', vouchers);
  await card('Carte 5 places semaine').getByRole('button', { name: 'Reprendre' }).click();
  await expect.element(dialog).toMatchTextContent('lou@exemple.fr, ne pourra plus');
  backend.forgetCalls();
  await inDialog('Reprendre le cadeau').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(toasts()).toMatchTextContent('Cadeau repris');
  await expect.element(card('Carte 5 places semaine').getByRole('button', { name: 'Offrir' })).toBeVisible();

  const number = card('Carte 10 places')
    .getByText(/^\d{12}$/)
    .element().textContent;
  await openFurther(card('Carte 10 places'), 'Retirer de mon compte');
  await expect.element(dialog).toMatchTextContent(number);
  await inDialog('Retirer de mon compte').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(card('Carte 10 places')).not.toBeInTheDocument();
  await expect.element(toasts()).toMatchTextContent('C’est retiré');

  const gift = card('Soirée pour deux')
    .getByText(/^\d{12}$/)
    .element().textContent;
  await openFurther(card('Soirée pour deux'), 'Supprimer');
  await inDialog('Supprimer pour de bon').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(card('Soirée pour deux')).not.toBeInTheDocument();
  await expect.element(toasts()).toMatchTextContent('C’est supprimé');

  await expect
    .poll(() => backend.challenged(CANCEL_OFFER))
    .toEqual([{ body: { id: 'p2' }, challenged: true }]);
  await expect.poll(() => backend.challenged(DISSOCIATE)).toEqual([{ body: { id: 'p1' }, challenged: true }]);
  await expect.poll(() => backend.challenged(DELETE)).toEqual([{ body: { num: gift }, challenged: true }]);
  await expect.poll(() => backend.calls(LIST), { message: 'after each of them' }).toHaveLength(3);

  await button('Ajouter une carte prépayée').click();
  await dialog.getByLabelText('Numéro').fill(number);
  await inDialog('Ajouter la carte').click();
  // Worth what it was.
  await expect.element(card('Carte 10 places')).toMatchTextContent('7 sur 10');
});

test('[shell/empty-list-next-step, wallet/used-and-expired-items] an empty wallet says so in each part, with a next step; what expired early names no day to come', async () => {
  const backend = await open('empty', vouchers);
  await expect.element(page.getByRole('heading', { name: 'Rien en poche' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Pas encore de cadeau' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Choisir un film' }))
    .toHaveAttribute('href', 'https://films.example/fr/films/');
  await button('Ajouter une carte prépayée').last().click();
  await expect.element(page.getByRole('dialog', { name: 'Ajouter une carte prépayée' })).toBeVisible();

  const early = { id: '1', type: 'voucher', name: 'Place offerte', status: 0, expirationDate: '2099-05-01' };
  backend.fault({ match: LIST, fault: 'answer', body: [early] });
  await reopen(backend, vouchers);
  await page.getByText(/^Utilisé ou expiré \(1\)/).click();
  const over = page.getByRole('listitem').filter({ hasText: 'Place offerte' });
  await expect.element(over).toMatchTextContent('Expiré');
  await expect.element(over).not.toMatchTextContent('2099');
});

test('one failed list leaves the other alone, and its retry loads it', async () => {
  const backend = await open('subscriber', vouchers, {
    prepare: (before) => before.fault({ match: LIST, fault: '500', times: 0 }),
  });
  await expect.element(page.getByText('G-004217')).toBeVisible();
  await expect.element(button('Réessayer')).toBeVisible();
  backend.clearFaults();
  await button('Réessayer').click();
  await expect.element(card('Carte 10 places')).toBeVisible();
});

test('[shell/long-lists] of 300 cards each part shows twenty at a time, and a search finds a name or a number in all', async () => {
  await open('heavy', vouchers);
  const cards = page.getByRole('article');
  await expect.poll(() => cards.elements()).toHaveLength(40);
  await page.getByText('Utilisés ou expirés (240)').click();
  const rows = page.getByRole('listitem').filter({ hasText: /Utilisé|Expiré/ });
  expect(rows.elements()).toHaveLength(20);
  // With the keyboard: the rows above are still getting their heights, and the button moves.
  focusOn(button('Afficher 20 de plus').last());
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => rows.elements()).toHaveLength(40);
  await expect.element(rows.nth(20)).toHaveFocus();

  const search = page.getByRole('searchbox', { name: 'Chercher un bon' });
  await search.fill('no such thing');
  await expect.element(page.getByText('Rien ne porte ce nom')).toBeVisible();
  expect(cards.elements()).toEqual([]);
  await search.fill('');
  await expect.poll(() => cards.elements()).toHaveLength(40);

  await open('subscriber', vouchers);
  await expect.element(card('Carte 10 places')).toBeVisible();
  expect(search.elements()).toEqual([]);
});

const ADDED = [
  {
    names: '[calls/patch-prepaid, wallet/prepaid-added, wallet/prepaid-refused]',
    name: 'Ajouter une carte prépayée',
    call: ADD_PREPAID,
    fill: { Numéro: '0012 3400' },
    body: { num: '00123400' },
    toast: 'Carte ajoutée',
    refused: 'n’a pas été accepté',
  },
  {
    names: '[calls/patch-voucher, wallet/voucher-added, wallet/voucher-refused]',
    name: 'Ajouter un bon',
    call: 'PATCH /api/accounts/me/voucher',
    fill: { Numéro: '0012 3401' },
    body: { cardNumber: '00123401' },
    toast: 'Bon ajouté',
    refused: 'n’a pas été accepté',
  },
  {
    names: '[calls/patch-gift-card, wallet/gift-card-pin-kept]',
    name: 'Ajouter une carte cadeau',
    call: 'PATCH /api/accounts/me/giftcard',
    fill: { Numéro: '0012 3402', 'Code secret': '0012' },
    body: { cardNumber: '00123402', pinCode: '0012' },
    toast: 'Carte cadeau ajoutée',
    refused: 'ne vont pas ensemble',
  },
] as const;

test.for(ADDED)(
  '$names [wallet/added-item-appears, http/challenged-calls] $call: a refusal keeps the dialog and what was typed; an added item is in the list',
  async ({ name, call, fill, body, toast, refused }) => {
    await page.viewport(360, 740);
    const backend = await open('empty', vouchers);
    await button(name).first().click();
    const adding = page.getByRole('dialog', { name });
    const save = adding.getByRole('button', { name: 'Ajouter' });
    await save.click();
    expect(backend.calls(call)).toEqual([]);
    for (const [label, value] of Object.entries(fill)) {
      // Codes may have letters: a phone must not open its number pad.
      await expect.element(adding.getByLabelText(label)).not.toHaveAttribute('inputmode');
      await adding.getByLabelText(label).fill(value);
    }
    backend.fault({ match: call, fault: '400' });
    await save.click();
    await expect.element(toasts()).toMatchTextContent(refused);
    await expect.element(alertIn(adding)).toMatchTextContent(refused);
    for (const [label, value] of Object.entries(fill))
      await expect.element(adding.getByLabelText(label)).toHaveValue(value);
    await save.click();
    await expect.element(adding).not.toBeInTheDocument();
    await expect.element(toasts()).toMatchTextContent(toast);
    const added = page.getByRole('article');
    for (const value of Object.values(body)) await expect.element(added).toMatchTextContent(value);
    await expect.element(added).toBeInViewport();
    await expect
      .poll(() => backend.challenged(call))
      .toEqual([
        { body, challenged: true },
        { body, challenged: true },
      ]);
  },
);

test('[decisions/what-may-have-happened] a prepaid card that is in the wallet already is refused, and not said to be added', async () => {
  const backend = await open('subscriber', vouchers);
  const add = async (): Promise<void> => {
    await button('Ajouter une carte prépayée').click();
    await dialog.getByLabelText('Numéro').fill('0099');
    await inDialog('Ajouter la carte').click();
  };
  await add();
  await expect.element(dialog).not.toBeInTheDocument();
  await reopen(backend, vouchers);
  await add();
  await expect.element(alertIn(dialog)).not.toBeEmptyDOMElement();
  await expect.element(toasts()).not.toMatchTextContent('ajoutée');
  await expect.poll(() => backend.calls(ADD_PREPAID)).toHaveLength(2);
});

interface Action {
  name: string;
  call: string;
  open: () => Promise<void>;
  save: string;
  fill?: Record<string, string>;
}

const ACTIONS: readonly Action[] = [
  {
    name: 'offer',
    call: OFFER,
    open: () => press(card('Carte 10 places').getByRole('button', { name: 'Offrir' })),
    save: 'Offrir',
    fill: { 'Son adresse e-mail': 'lou@lumen.test' },
  },
  {
    name: 'take back',
    call: CANCEL_OFFER,
    open: () => press(button('Reprendre')),
    save: 'Reprendre le cadeau',
  },
  {
    name: 'dissociate',
    call: DISSOCIATE,
    open: () => openFurther(card('Carte 10 places'), 'Retirer de mon compte'),
    save: 'Retirer de mon compte',
  },
  {
    name: 'delete',
    call: DELETE,
    open: () => openFurther(card('Carte 10 places'), 'Supprimer'),
    save: 'Supprimer pour de bon',
  },
  {
    name: 'add a prepaid card',
    call: ADD_PREPAID,
    open: () => press(button('Ajouter une carte prépayée')),
    save: 'Ajouter la carte',
    fill: { Numéro: '00100' },
  },
  {
    name: 'add a voucher',
    call: 'PATCH /api/accounts/me/voucher',
    open: () => press(button('Ajouter un bon')),
    save: 'Ajouter le bon',
    fill: { Numéro: '01100' },
  },
  {
    name: 'add a gift card',
    call: 'PATCH /api/accounts/me/giftcard',
    open: () => press(button('Ajouter une carte cadeau')),
    save: 'Ajouter la carte cadeau',
    fill: { Numéro: '02100', 'Code secret': '0012' },
  },
];

for (const { name, call, open: openDialog, save, fill = {} } of ACTIONS) {
  testEachFault(
    `[wallet/failed-action-keeps-modal] a fault of the call to ${name}: the dialog keeps what was typed, and nothing is sent twice`,
    {
      open: () => open('subscriber', vouchers),
      call,
      truth: OUTCOMES.changeWallet,
      // The reloaded list shows what a lost answer has done.
      succeedsUnder: [...ANSWER_UNREAD, 'lost-reply', 'truncated'],
      prepare: async () => {
        await openDialog();
        for (const [label, value] of Object.entries(fill)) await dialog.getByLabelText(label).fill(value);
      },
      act: () => press(inDialog(save)),
      afterFailure: async () => {
        await expect.element(alertIn(dialog)).toMatchTextContent(/réessayez|pas été/i);
        for (const [label, value] of Object.entries(fill))
          await expect.element(dialog.getByLabelText(label)).toHaveValue(value);
      },
      afterSuccess: () => expect.element(dialog).not.toBeInTheDocument(),
    },
  );
}

test('an offer whose reply is lost is found in the list, and not sent again', async () => {
  const backend = await open('subscriber', vouchers);
  await card('Carte 10 places').getByRole('button', { name: 'Offrir' }).click();
  await dialog.getByLabelText('Son adresse e-mail').fill('lou@lumen.test');
  // Neither the reply nor the list arrives, so the page cannot know.
  backend.fault({ match: OFFER, fault: 'lost-reply' });
  backend.fault({ match: LIST, fault: 'reset', times: 0 });
  await inDialog('Offrir').click();
  await expect.element(toasts()).toMatchTextContent('La réponse s’est perdue');
  await expect.element(alertIn(dialog)).toMatchTextContent('Rien ne sera envoyé deux fois');
  await expect.element(dialog.getByLabelText('Son adresse e-mail')).toHaveValue('lou@lumen.test');
  await inDialog('Offrir').click();
  await expect.element(inDialog('Offrir')).not.toHaveAttribute('aria-busy', 'true');
  await expect.element(dialog).toBeVisible();
  // The customer closes the dialog and loads the list again.
  backend.clearFaults();
  await userEvent.keyboard('{Escape}');
  await button('Réessayer').click();
  await expect.element(card('Carte 10 places')).toMatchTextContent('Offert à lou@lumen.test');
  expect(textsOf(card('Carte 10 places').getByRole('button'))).not.toContain('Offrir');
  await expect.poll(() => backend.calls(OFFER)).toHaveLength(1);
});

test('a deletion whose reply and list are lost: the next press loads the list first, and confirms the deletion', async () => {
  const backend = await open('subscriber', vouchers);
  await openFurther(card('Carte 10 places'), 'Supprimer');
  backend.fault({ match: DELETE, fault: 'lost-reply', times: 0 });
  backend.fault({ match: LIST, fault: '503' });
  await inDialog('Supprimer pour de bon').click();
  await expect.element(alertIn(dialog)).toMatchTextContent('Rien ne sera envoyé deux fois');
  await inDialog('Supprimer pour de bon').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(toasts()).toMatchTextContent('C’est supprimé');
  await expect.element(card('Carte 10 places')).not.toBeInTheDocument();
  await expect.poll(() => backend.calls(DELETE)).toHaveLength(1);
});
