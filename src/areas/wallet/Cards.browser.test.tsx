import { expect, onTestFinished, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { site } from '#sites/current.ts';
import { ANSWER_UNREAD, testEachFault } from '#tests/component/eachFault.ts';
import { alertIn, open, press, reopen, textsOf, toasts } from '#tests/component/page.tsx';
import { advantages } from '#tests/component/walletViews.tsx';
import { OUTCOMES } from '#tests/support/outcomes.ts';

const LIST = 'GET /api/accounts/me/cards';
const ADD = 'PATCH /api/accounts/me/cards';
const REMOVE = 'DELETE /api/accounts/me/cards/cb';
const PICTURE = 'GET /api/accounts/me/cards/picture/*';
const ACCOUNT = 'GET /api/accounts/me';

const dialog = page.getByRole('dialog');
const active = page.getByRole('article', { name: 'Votre carte active' });
const bank = page.getByRole('article', { name: 'Carte bancaire' });
const button = (name: string): Locator => page.getByRole('button', { name });
const inDialog = (name: string): Locator => dialog.getByRole('button', { name, exact: true });
const number = dialog.getByLabelText('Numéro de carte');

test('[calls/get-cards, calls/get-card-picture, entities/bank-card-fields, entities/bank-card-icon, entities/card-fields, wallet/active-card-newest, wallet/inactive-cards-ignored, wallet/account-card-last, wallet/loyalty-picture-after-card, wallet/bank-card-replaced] the active card, the others, the loyalty card with its picture, the bank card', async () => {
  const backend = await open('subscriber', advantages);
  await expect.element(active).toMatchTextContent('Cinépass');
  await expect.element(active).toMatchTextContent('9040 0003 2210');
  await expect.element(active).toMatchTextContent('Sans date de fin');
  const others = page.getByRole('listitem').filter({ hasText: '9040 000' });
  expect(textsOf(others)).toEqual([
    expect.stringMatching(/Lumen.*Active/),
    expect.stringMatching(/Lumen 20.*Inactive/),
  ]);
  await expect.element(others.first().getByRole('button')).toBeVisible();
  await expect.element(others.last().getByRole('button')).not.toBeInTheDocument();
  await expect
    .element(others.last())
    .toMatchTextContent(/CodeM20-7731Depuis le\d+(?:er)?\s\S+\s\d{4}Valable jusqu’au\d+(?:er)?\s\S+\s\d{4}/);

  const loyalty = page.getByRole('article', { name: 'Carte de fidélité' });
  await expect.element(loyalty).toMatchTextContent('2900 5512 0187');
  const picture = loyalty.getByRole('img', { name: 'Votre photo' });
  await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).toBe(144);

  await expect.element(bank.getByRole('img', { name: 'Visa' })).toBeVisible();
  await expect.element(bank).toMatchTextContent('09/28');
  await expect.element(bank).toMatchTextContent('se terminant par 4242');
  const replace = bank.getByRole('link', { name: 'Remplacer la carte' });
  await expect.element(replace).toHaveAttribute('href', 'https://pay.lumen-cinemas.example/card/');
  // In a frame the provider's page would refuse to show.
  await expect.element(replace).toHaveAttribute('target', '_top');
  await expect
    .poll(() => backend.calls('GET /api/accounts/me/cards*').map(({ path }) => path))
    .toEqual(['/api/accounts/me/cards', '/api/accounts/me/cards/picture/p9.jpg']);
});

test('[wallet/bank-card-replaced] a site without an address has no link to replace the bank card', async () => {
  const { local } = site;
  site.local = local && { ...local, bankCardPage: undefined };
  onTestFinished(() => {
    site.local = local;
  });
  await open('subscriber', advantages);
  await expect.element(bank.getByRole('button', { name: 'Retirer la carte bancaire' })).toBeVisible();
  expect(bank.getByText('Remplacer la carte').elements()).toEqual([]);
  expect(bank.getByRole('link').elements()).toEqual([]);
});

test('[entities/card-types, wallet/unknown-card-types-ignored, wallet/account-card-last, wallet/no-active-card, entities/bank-card-icon, entities/card-expiry-cut] an unknown card is never the active one, the account’s is last, and no image is broken', async () => {
  const known = { active: true, updatedAt: '2026-05-01T10:00:00Z' };
  const cards = [
    { ...known, id: '1', type: 'ZZZ', label: 'Inconnue', updatedAt: '2026-05-03T10:00:00Z' },
    { ...known, id: '2', type: 'PROVIDER_ACCOUNT', label: 'Compte', updatedAt: '2026-05-02T10:00:00Z' },
    { ...known, id: '3', type: 'FAMILY', label: 'Famille', number: '0042' },
    { id: '4', type: 'MOVIE_21', number: '0021' },
  ];
  const backend = await open('subscriber', advantages, {
    prepare: (before) => before.fault({ match: LIST, fault: 'answer', body: { cards } }),
  });
  await expect.element(active).toMatchTextContent('Famille');
  await expect.element(active).toMatchTextContent('0042');
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Carte cinéma 21' }))
    .toMatchTextContent('0021');
  expect(backend.calls(PICTURE), 'no picture, no call').toEqual([]);

  backend.fault({ match: LIST, fault: 'answer', body: { cards: [cards[0]] } });
  await reopen(backend, advantages);
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Inconnue' })).toBeVisible();
  await expect.element(active).not.toBeInTheDocument();

  const account = { id: '1', registered: true, firstname: 'Ana', hasSubscription: true };
  backend.fault({
    match: ACCOUNT,
    fault: 'answer',
    body: { ...account, card: { lastDigits: '0007', expirationDate: '1230', icon: 'zzz' } },
    times: 0,
  });
  await reopen(backend, advantages);
  await expect.element(bank).toMatchTextContent('12/30');
  await expect.element(bank.getByRole('img', { name: 'Carte bancaire' })).toBeVisible();
  expect(bank.css('img').elements()).toEqual([]);
});

test('[calls/patch-card, http/captcha-header, http/challenge-outside-body, http/challenged-calls, wallet/card-adding-captcha, decisions/captcha-behind-interface] adding a card sends name and number, and the captcha’s answer in the header; the card is then in the list', async () => {
  const backend = await open('subscriber', advantages);
  expect(backend.calls('GET /captcha/challenge'), 'not before it is wanted').toEqual([]);
  await button('Ajouter une carte').click();
  await expect.element(page.getByRole('dialog', { name: 'Ajouter une carte' })).toBeVisible();
  const name = dialog.getByLabelText('Nom du titulaire');
  await expect.element(name).toHaveValue('Moreau');
  await expect.poll(() => backend.calls('GET /captcha/challenge')).toHaveLength(1);
  const save = inDialog('Ajouter la carte');
  await name.fill('Personne');
  await number.fill('0012 3456');
  await save.click();
  await expect.element(alertIn(dialog)).toMatchTextContent('ne vont pas ensemble');
  await name.fill(' Moreau ');
  backend.forgetCalls();
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(toasts()).toMatchTextContent('Carte ajoutée');
  await expect.element(page.getByText('00123456', { exact: true })).toBeVisible();
  await expect
    .poll(() => backend.challenged(ADD))
    .toEqual([{ body: { lastname: 'Moreau', cardNumber: '00123456' }, challenged: true }]);
  await expect.poll(() => backend.calls(LIST)).toHaveLength(1);
});

test('[calls/delete-bank-card, wallet/bank-card-removed-alone, http/challenged-calls] the bank card is removed after a confirmation, and nothing else', async () => {
  const backend = await open('subscriber', advantages);
  await bank.getByRole('button', { name: 'Retirer' }).click();
  const asking = page.getByRole('dialog', { name: 'Retirer la carte bancaire' });
  await expect.element(asking).toMatchTextContent('4242');
  await asking.getByRole('button', { name: 'Annuler' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(backend.calls(REMOVE)).toEqual([]);
  await bank.getByRole('button', { name: 'Retirer' }).click();
  await asking.getByRole('button', { name: 'Retirer la carte' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(toasts()).toMatchTextContent('Carte bancaire retirée');
  await expect.element(bank).not.toBeInTheDocument();
  await expect.poll(() => backend.challenged(REMOVE)).toEqual([{ body: null, challenged: true }]);
  const changing = backend.calls().filter(({ method }) => method !== 'GET');
  expect(changing.map(({ path }) => path)).toEqual(['/api/accounts/me/cards/cb']);
});

test('the reply to removing the bank card is lost: the account says that it is gone', async () => {
  const backend = await open('subscriber', advantages);
  backend.fault({ match: REMOVE, fault: 'lost-reply' });
  await button('Retirer la carte bancaire').click();
  const save = inDialog('Retirer la carte');
  backend.fault({ match: ACCOUNT, fault: '500' });
  await save.click();
  await expect.element(toasts()).toMatchTextContent('La réponse s’est perdue');
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(toasts()).toMatchTextContent('Carte bancaire retirée');
  await expect.element(bank).not.toBeInTheDocument();
});

test('[decisions/what-may-have-happened] a card that is in the account already is refused, and not said to be added', async () => {
  const backend = await open('subscriber', advantages);
  await button('Ajouter une carte').click();
  await number.fill('0012 3456');
  await inDialog('Ajouter la carte').click();
  await expect.element(toasts()).toMatchTextContent('Carte ajoutée');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('00123456', { exact: true })).toBeVisible();
  await reopen(backend, advantages);
  await button('Ajouter une carte').click();
  await number.fill('00123456');
  await inDialog('Ajouter la carte').click();
  await expect.element(alertIn(dialog)).toMatchTextContent('ou la carte a déjà un compte');
  await expect.element(toasts()).not.toMatchTextContent('Carte ajoutée');
});

test('[shell/empty-list-next-step] without cards there is a next step; failed cards leave the bank card and the advantages alone', async () => {
  await open('empty', advantages);
  await expect.element(page.getByRole('heading', { name: 'Aucune carte' })).toBeVisible();
  await button('Ajouter ma carte').click();
  await expect.element(page.getByRole('dialog', { name: 'Ajouter une carte' })).toBeVisible();

  const backend = await open('subscriber', advantages, {
    prepare: (before) => before.fault({ match: LIST, fault: '500', times: 0 }),
  });
  await expect.element(page.getByRole('article', { name: 'Fauteuil Premium' })).toBeVisible();
  await expect.element(bank).toBeVisible();
  await expect.element(button('Réessayer')).toBeVisible();
  backend.clearFaults();
  await button('Réessayer').click();
  await expect.element(active).toBeVisible();
});

testEachFault('each fault of adding a card: the dialog keeps what was typed', {
  open: () => open('subscriber', advantages),
  call: ADD,
  truth: OUTCOMES.addCard,
  // The reloaded list shows what a lost answer has done.
  succeedsUnder: [...ANSWER_UNREAD, 'lost-reply', 'truncated'],
  prepare: async () => {
    // With it the customer's name is there, which fills the dialog.
    await expect.element(bank).toBeVisible();
    await press(button('Ajouter une carte'));
    await number.fill('00701');
  },
  act: () => press(inDialog('Ajouter la carte')),
  afterFailure: async () => {
    await expect.element(alertIn(dialog)).not.toBeEmptyDOMElement();
    await expect.element(number).toHaveValue('00701');
  },
  afterSuccess: () => expect.element(dialog).not.toBeInTheDocument(),
});

testEachFault('each fault of removing the bank card: the dialog stays, and a lost reply is found out', {
  open: () => open('subscriber', advantages),
  call: REMOVE,
  truth: OUTCOMES.removeBankCard,
  succeedsUnder: [...ANSWER_UNREAD, 'lost-reply', 'truncated'],
  prepare: () => press(button('Retirer la carte bancaire')),
  act: () => press(inDialog('Retirer la carte')),
  afterFailure: () => expect.element(alertIn(dialog)).toMatchTextContent('toujours enregistrée'),
  afterSuccess: async (fault) => {
    await expect.element(dialog).not.toBeInTheDocument();
    // `empty`: the server has done nothing, and the account shows it.
    await expect.poll(() => bank.elements()).toHaveLength(fault === 'empty' ? 1 : 0);
  },
});
