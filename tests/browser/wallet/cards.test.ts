import { OUTCOMES } from '#tests/support/outcomes.ts';
import { quiet } from '#tests/support/quiet.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test } from '#tests/support/test.ts';
import { ANSWER_UNREAD, underEachFault } from '#tests/support/underEachFault.ts';
import { sent, toasts } from '#tests/support/wallet.ts';

const LIST = 'GET /api/accounts/me/cards';
const ADD = 'PATCH /api/accounts/me/cards';
const REMOVE = 'DELETE /api/accounts/me/cards/cb';
const PICTURE = 'GET /api/accounts/me/cards/picture/*';
const ACCOUNT = 'GET /api/accounts/me';

test('[calls/get-cards, calls/get-card-picture, entities/bank-card-fields, entities/bank-card-icon, entities/card-fields, wallet/active-card-newest, wallet/inactive-cards-ignored, wallet/account-card-last, wallet/loyalty-picture-after-card, wallet/bank-card-replaced] the active card, the others, the loyalty card with its picture, the bank card', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/advantages/');
  const active = page.getByRole('article', { name: 'Votre carte active' });
  await expect(active).toContainText('Cinépass');
  await expect(active).toContainText('9040 0003 2210');
  await expect(active).toContainText('Sans date de fin');
  const others = page.getByRole('listitem').filter({ hasText: '9040 000' });
  await expect(others).toContainText([/Lumen.*Active/, /Lumen 20.*Inactive/]);
  await expect(others.last()).toContainText(
    /CodeM20-7731Depuis le\d+(?:er)? \S+ \d{4}Jusqu’au\d+(?:er)? \S+ \d{4}/,
  );

  const loyalty = page.getByRole('article', { name: 'Carte de fidélité' });
  await expect(loyalty).toContainText('2900 5512 0187');
  const picture = loyalty.getByRole('img', { name: 'Votre photo' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(144);

  const bank = page.getByRole('article', { name: 'Carte bancaire' });
  await expect(bank.getByRole('img', { name: 'Visa' })).toBeVisible();
  await expect(bank).toContainText('09/28');
  await expect(bank).toContainText('se terminant par 4242');
  const replace = bank.getByRole('link', { name: 'Remplacer la carte' });
  await expect(replace).toHaveAttribute('href', 'https://pay.lumen-cinemas.example/card/');
  // In a frame the provider's page would refuse to show.
  await expect(replace).toHaveAttribute('target', '_top');
  const paths = async () => (await sandbox.calls('GET /api/accounts/me/cards*')).map(({ path }) => path);
  await expect.poll(paths).toEqual(['/api/accounts/me/cards', '/api/accounts/me/cards/picture/p9.jpg']);
});

test('[wallet/bank-card-replaced] a site without an address has no link to replace the bank card', async ({
  page,
  signIn,
}) => {
  await signIn('subscriber', '/nl/advantages/', { site: 'nl' });
  const bank = page.getByRole('article', { name: 'Bankkaart' });
  await expect(bank.getByRole('button', { name: 'Bankkaart verwijderen' })).toBeVisible();
  await expect(bank.getByRole('link')).toHaveCount(0);
});

test('[entities/card-types, wallet/unknown-card-types-ignored, wallet/account-card-last, wallet/no-active-card, entities/bank-card-icon, entities/card-expiry-cut] an unknown card is never the active one, the account’s is last, and no image is broken', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  const known = { active: true, updatedAt: '2026-05-01T10:00:00Z' };
  const cards = [
    { ...known, id: '1', type: 'ZZZ', label: 'Inconnue', updatedAt: '2026-05-03T10:00:00Z' },
    { ...known, id: '2', type: 'PROVIDER_ACCOUNT', label: 'Compte', updatedAt: '2026-05-02T10:00:00Z' },
    { ...known, id: '3', type: 'FAMILY', label: 'Famille', number: '0042' },
    { id: '4', type: 'MOVIE_21', number: '0021' },
  ];
  await sandbox.fault({ match: LIST, fault: 'answer', body: { cards }, times: 1 });
  await signIn('subscriber', '/fr/advantages/');
  const active = page.getByRole('article', { name: 'Votre carte active' });
  await expect(active).toContainText('Famille');
  await expect(active).toContainText('0042');
  await expect(page.getByRole('listitem').filter({ hasText: 'Carte cinéma 21' })).toContainText('0021');
  expect(await sandbox.calls(PICTURE), 'no picture, no call').toHaveLength(0);

  await sandbox.fault({ match: LIST, fault: 'answer', body: { cards: [cards[0]] } });
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Inconnue' })).toBeVisible();
  await expect(active).toHaveCount(0);

  const account = { id: '1', registered: true, firstname: 'Ana', hasSubscription: true };
  await sandbox.fault({
    match: ACCOUNT,
    fault: 'answer',
    body: { ...account, card: { lastDigits: '0007', expirationDate: '1230', icon: 'zzz' } },
    times: 0,
  });
  await page.reload();
  const bank = page.getByRole('article', { name: 'Carte bancaire' });
  await expect(bank).toContainText('12/30');
  await expect(bank.getByRole('img', { name: 'Carte bancaire' })).toBeVisible();
  await expect(bank.locator('img')).toHaveCount(0);
});

test('[wallet/loyalty-picture-after-card, decisions/start-up-chains] the loyalty card’s picture is loaded after the cards, whatever page is opened', async ({
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', '/fr/tickets/');
  await expect.poll(() => sandbox.calls(PICTURE)).toHaveLength(1);
  const paths = (await sandbox.calls('GET /api/*')).map(({ path }) => path);
  const order = ['/api/alerts', '/api/accounts/me/cards', '/api/accounts/me/cards/picture/p9.jpg'];
  expect(paths.filter((path) => order.includes(path))).toEqual(order);
});

test('[calls/patch-card, http/captcha-header, http/challenge-outside-body, http/challenged-calls, wallet/card-adding-captcha, decisions/captcha-behind-interface] adding a card sends name and number, and the captcha’s answer in the header; the card is then in the list', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/advantages/');
  expect(await sandbox.calls('GET /captcha/challenge'), 'not before it is wanted').toHaveLength(0);
  await page.getByRole('button', { name: 'Ajouter une carte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter une carte' });
  await expect(dialog.getByLabel('Nom du titulaire')).toHaveValue('Moreau');
  await expect.poll(() => sandbox.calls('GET /captcha/challenge')).toHaveLength(1);
  const save = dialog.getByRole('button', { name: 'Ajouter la carte' });
  await dialog.getByLabel('Nom du titulaire').fill('Personne');
  await dialog.getByLabel('Numéro de carte').fill('0012 3456');
  await save.click();
  await expect(dialog.locator('form').getByRole('alert')).toContainText('ne vont pas ensemble');
  await dialog.getByLabel('Nom du titulaire').fill(' Moreau ');
  await sandbox.forgetCalls();
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(toasts(page)).toContainText('Carte ajoutée');
  await expect(page.getByText('00123456', { exact: true })).toBeVisible();
  await expect
    .poll(() => sent(sandbox, ADD))
    .toEqual([{ body: { lastname: 'Moreau', cardNumber: '00123456' }, challenged: true }]);
  await expect.poll(() => sandbox.calls(LIST)).toHaveLength(1);
});

test('[calls/delete-bank-card, wallet/bank-card-removed-alone, http/challenged-calls] the bank card is removed after a confirmation, and nothing else', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/advantages/');
  const bank = page.getByRole('article', { name: 'Carte bancaire' });
  await bank.getByRole('button', { name: 'Retirer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Retirer la carte bancaire' });
  await expect(dialog).toContainText('4242');
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await sandbox.calls(REMOVE)).toHaveLength(0);
  await bank.getByRole('button', { name: 'Retirer' }).click();
  await dialog.getByRole('button', { name: 'Retirer la carte' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(toasts(page)).toContainText('Carte bancaire retirée');
  await expect(bank).toHaveCount(0);
  await expect.poll(() => sent(sandbox, REMOVE)).toEqual([{ body: null, challenged: true }]);
  const changing = (await sandbox.calls()).filter(({ method }) => method !== 'GET');
  expect(changing.map(({ path }) => path)).toEqual(['/api/accounts/me/cards/cb']);
});

test(
  'each fault of adding a card: the dialog keeps what was typed',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    await quiet(sandbox);
    await signIn('subscriber', '/fr/advantages/');
    const dialog = page.getByRole('dialog');
    let turn = 0;
    let number = '';
    await underEachFault({
      page,
      sandbox,
      call: ADD,
      truth: OUTCOMES.addCard,
      succeedsUnder: [...ANSWER_UNREAD, 'lost-reply', 'truncated'],
      act: async () => {
        if ((await dialog.count()) === 0)
          await page.getByRole('button', { name: 'Ajouter une carte' }).click();
        number = `0070${++turn}`;
        await dialog.getByLabel('Numéro de carte').fill(number);
        await dialog.getByRole('button', { name: 'Ajouter la carte' }).click();
      },
      held: async () => {
        await expect(dialog.locator('form').getByRole('alert')).not.toBeEmpty();
        await expect(dialog.getByLabel('Numéro de carte')).toHaveValue(number);
      },
      succeeded: () => expect(dialog).toHaveCount(0),
    });
  },
);

test(
  'each fault of removing the bank card: the dialog stays, and a lost reply is found out',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    const begin = async (): Promise<void> => {
      await page.context().clearCookies();
      await quiet(sandbox);
      await signIn('subscriber', '/fr/advantages/');
    };
    await begin();
    const dialog = page.getByRole('dialog');
    const bank = page.getByRole('article', { name: 'Carte bancaire' });
    await underEachFault({
      page,
      sandbox,
      call: REMOVE,
      truth: OUTCOMES.removeBankCard,
      succeedsUnder: [...ANSWER_UNREAD, 'lost-reply', 'truncated'],
      act: async () => {
        if ((await dialog.count()) === 0) await bank.getByRole('button', { name: 'Retirer' }).click();
        await dialog.getByRole('button', { name: 'Retirer la carte' }).click();
      },
      held: () => expect(dialog.locator('form').getByRole('alert')).toContainText('toujours enregistrée'),
      succeeded: async (fault) => {
        await expect(dialog).toHaveCount(0);
        // `empty`: the server has done nothing, and the account shows it.
        await expect(bank).toHaveCount(fault === 'empty' ? 1 : 0);
        await begin();
      },
    });
  },
);

test('the reply to removing the bank card is lost: the account says that it is gone', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/advantages/');
  await sandbox.fault({ match: REMOVE, fault: 'lost-reply' });
  await page.getByRole('button', { name: 'Retirer la carte bancaire' }).click();
  const save = page.getByRole('dialog').getByRole('button', { name: 'Retirer la carte' });
  await sandbox.fault({ match: ACCOUNT, fault: '500' });
  await save.click();
  await expect(toasts(page)).toContainText('La réponse s’est perdue');
  await save.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(toasts(page)).toContainText('Carte bancaire retirée');
  await expect(page.getByRole('article', { name: 'Carte bancaire' })).toHaveCount(0);
});
