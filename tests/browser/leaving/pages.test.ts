import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { tabTo } from '#tests/support/keyboard.ts';
import { PROVIDER_URL, siteUrl } from '#tests/support/sites.ts';
import { EXTENSIONS } from '#tests/support/specifiedCalls.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';

test.use({ extensions: EXTENSIONS });

const CANCEL = 'POST /api/contracts/cancellation';
const CHECK = 'Vérifier avant d’envoyer';
const SEND = 'Notification de la résiliation';

async function open(page: Page, path = '/fr/cancel/'): Promise<void> {
  await page.goto(path);
  await ready(page);
}

async function fill(page: Page, more: Readonly<Record<string, string>> = {}): Promise<void> {
  const typed = {
    'Prénom et nom': 'Ana Moreau',
    'Numéro de contrat ou de carte': '0012 3456',
    'Adresse e-mail': 'ana@exemple.fr',
    ...more,
  };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
}

async function toSummary(page: Page): Promise<void> {
  await fill(page);
  await page.getByRole('button', { name: CHECK }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vérifiez votre résiliation' })).toBeFocused();
}

test(
  '[leaving/linked-from-footers, leaving/form-fields, leaving/summary-before-sending, leaving/receipt, leaving/no-sign-in, leaving/captcha, routes/anonymous-public-pages] a stranger cancels by keyboard, and keeps the receipt',
  { tag: TAG.needsServer },
  async ({ page, sandbox }) => {
    const toProvider: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(PROVIDER_URL)) toProvider.push(request.url());
    });
    await open(page, '/fr/error/');
    await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'Résilier votre contrat' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${siteUrl('fr')}/fr/cancel/`);
    await ready(page);

    await tabTo(page, page.getByRole('button', { name: CHECK }));
    await page.keyboard.press('Enter');
    const name = page.getByLabel('Prénom et nom');
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('alert')).toContainText('vérifiez les champs signalés');
    await page.keyboard.type('Ana Moreau');
    await page.keyboard.press('Tab');
    await page.keyboard.type('0012 3456');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ana');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Adresse e-mail')).toBeFocused();
    await expect(page.getByText('Indiquez une adresse complète')).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.type('@exemple.fr');
    await page.getByLabel('Motif légitime').fill('Je pars vivre à Québec.');
    await tabTo(page, page.getByRole('button', { name: CHECK }));
    await page.keyboard.press('Enter');

    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1, name: 'Vérifiez votre résiliation' })).toBeFocused();
    for (const text of ['Ana Moreau', '0012 3456', 'ana@exemple.fr', 'Je pars vivre à Québec.'])
      await expect(main.locator('dd:visible', { hasText: text })).toBeVisible();
    await expect(main.getByText('Date de fin souhaitée').filter({ visible: true })).toHaveCount(0);
    await page.goBack();
    // Back loads the page anew; the form, which was hidden, shows when it has.
    await expect(name).toBeVisible();
    await expect(name).toHaveValue('Ana Moreau');
    await page.goForward();
    await expect(page.getByRole('button', { name: SEND })).toBeVisible();
    await page.reload();
    await ready(page);
    expect(await sandbox.calls('POST *')).toEqual([]);

    await tabTo(page, page.getByRole('button', { name: SEND }));
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Nous avons reçu votre résiliation' }),
    ).toBeFocused();
    await expect(main.locator('dd:visible').first()).toHaveText(/^\d+(?:er)?\s\p{L}+\s\d{4} à\s\d\d:\d\d$/u);
    const { leavings } = await sandbox.held();
    expect(leavings).toMatchObject([
      {
        call: CANCEL,
        payload: {
          name: 'Ana Moreau',
          contract: '0012 3456',
          mail: 'ana@exemple.fr',
          ground: 'Je pars vivre à Québec.',
        },
      },
    ]);
    const [call] = await sandbox.calls(CANCEL);
    expect(call?.headers['x-captcha-response']).toBeTruthy();
    expect(call?.body).not.toHaveProperty('endsOn');

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Garder une copie' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('resiliation.txt');
    const copy = await readFile(await download.path(), 'utf8');
    for (const text of ['Reçue le: ', 'Prénom et nom: Ana Moreau', 'Référence: ', 'Québec'])
      expect(copy).toContain(text);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: 'We have received your cancellation' })).toBeVisible();
    await expect(main.getByText('Je pars vivre à Québec.').filter({ visible: true })).toBeVisible();
    await expect.poll(async () => (await sandbox.held()).leavings).toHaveLength(1);
    expect(toProvider).toEqual([]);
    await page.getByRole('link', { name: 'Cancel your contract' }).click();
    await expect(page.getByRole('button', { name: 'Check before sending' })).toBeVisible();
    await expect(page.getByLabel('Contract or card number')).toHaveValue('');
  },
);

test(
  '[leaving/receipt, embedding/files-without-new-tab] an app gets the copy, and a page that an app only shows has no button for one',
  { tag: TAG.needsServer },
  async ({ page, context }) => {
    const given: { name: string; base64: string }[] = [];
    await page.exposeFunction('take', (file: (typeof given)[number]) => given.push(file));
    await page.addInitScript(() => {
      const postMessage = Reflect.get(window, 'take') as (file: unknown) => void;
      Object.assign(window, { webkit: { messageHandlers: { download: { postMessage } } } });
    });
    await open(page);
    await toSummary(page);
    await page.getByRole('button', { name: SEND }).click();
    await page.getByRole('button', { name: 'Garder une copie' }).click();
    await expect.poll(() => given).toMatchObject([{ name: 'resiliation.txt' }]);
    expect(Buffer.from(given[0]?.base64 ?? '', 'base64').toString()).toContain('Prénom et nom: Ana Moreau');
    await expect(page.getByRole('button', { name: 'Imprimer' })).toHaveCount(0);

    const shown = await context.newPage();
    await shown.addInitScript(() => {
      Object.defineProperty(navigator, 'userAgent', { value: `${navigator.userAgent} (Linux; wv)` });
    });
    await open(shown);
    await expect(shown.locator('[data-act="copy"], [data-act="print"]')).toHaveCount(0);
    await expect(shown.locator('[data-act="send"]')).toHaveCount(1);
  },
);

for (const [site, language, link, check, send, received] of [
  ['fr', 'fr', 'Renoncer au contrat ici', CHECK, 'Confirmer la rétractation', /reçu votre rétractation/],
  [
    'nl',
    'nl',
    'Overeenkomst hier herroepen',
    'Eerst controleren',
    'Herroeping bevestigen',
    /je herroeping ontvangen/,
  ],
  [
    'be',
    'en',
    'Withdraw from contract here',
    'Check before sending',
    'Confirm withdrawal',
    /received your withdrawal/,
  ],
  ['be', 'nl', 'Abonnement opzeggen', 'Eerst controleren', 'Opzegging bevestigen', /je opzegging ontvangen/],
] as const) {
  test(
    `[leaving/linked-from-footers, leaving/summary-before-sending, leaving/receipt, leaving/same-answer-for-all] “${link}” on the ${site} site`,
    { tag: [TAG.needsServer, TAG.nightly] },
    async ({ page, sandbox }) => {
      await open(page, `${siteUrl(site)}/${language}/error/`);
      await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
      await ready(page);
      await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
      for (const name of ['name', 'contract'])
        await page.locator(`#${name}`).fill('Nobody whom anybody knows');
      await page.locator('#mail').fill('nobody@customer.example');
      await page.getByRole('button', { name: check }).click();
      await page.getByRole('button', { name: send }).click();
      await expect(page.getByRole('heading', { level: 1, name: received })).toBeVisible();
      await expect.poll(async () => (await sandbox.held()).leavings).toHaveLength(1);
    },
  );
}

test(
  '[leaving/honest-failures, leaving/counts-once, leaving/rate-limit-in-words, leaving/captcha, decisions/what-may-have-happened] what went wrong is said in words, and a declaration that is sent again counts once',
  { tag: TAG.needsServer },
  async ({ page, sandbox }) => {
    await open(page);
    await toSummary(page);
    const send = page.getByRole('button', { name: SEND });
    const alert = page.getByRole('alert').filter({ visible: true });
    // As after a press on a link that does not lead away, such as one to a file.
    await page.evaluate(() => dispatchEvent(new Event('leaving')));
    // `times: 0`, for every request: Chromium repeats one whose kept-alive connection breaks.
    for (const [fault, texts] of [
      [{ match: 'GET /captcha/challenge', fault: 'reset', times: 0 }, /Rien n’est parti/],
      [{ match: CANCEL, fault: '422' }, /n’a pas été acceptée/],
      [{ match: CANCEL, fault: '429' }, /n’a pas été prise. Prochain essai possible.: .*\d\d:\d\d/],
      [{ match: CANCEL, fault: '503' }, /La réponse s’est perdue/],
      [{ match: CANCEL, fault: 'html' }, /La réponse s’est perdue/],
    ] as const) {
      await sandbox.fault(fault);
      await send.click();
      await expect(alert).toHaveText(texts);
      await expect(send).not.toHaveAttribute('aria-busy');
      await sandbox.clearFaults();
    }
    expect((await sandbox.held()).leavings).toEqual([]);

    await sandbox.fault({ match: CANCEL, fault: 'lost-reply', times: 0 });
    await send.click();
    await expect(alert).toHaveText(/ne comptera qu’une fois/);
    await sandbox.clearFaults();
    // The visitor looks at the form once more, and changes nothing.
    await page.getByRole('button', { name: 'Modifier' }).click();
    await page.getByRole('button', { name: CHECK }).click();
    await send.dblclick();
    await expect(page.getByRole('heading', { name: 'Nous avons reçu votre résiliation' })).toBeVisible();
    const [first, ...others] = (await sandbox.held()).leavings;
    expect(others).toEqual([]);

    // Another declaration is not the one that was received.
    await page.goBack();
    await expect(page.getByRole('button', { name: CHECK })).toBeVisible();
    await fill(page, { 'Numéro de contrat ou de carte': '0099' });
    await page.getByRole('button', { name: CHECK }).click();
    await send.click();
    await expect(page.getByRole('heading', { name: 'Nous avons reçu votre résiliation' })).toBeVisible();
    const [, second] = (await sandbox.held()).leavings;
    expect(second?.payload.requestId).not.toBe(first?.payload.requestId);
  },
);

for (const [persona, path] of [
  ['unregistered', '/fr/register/'],
  ['unverified-mail', '/fr/mail/'],
] as const) {
  test(
    `[leaving/no-sign-in, leaving/linked-from-footers] ${persona}: neither a registration nor a verification stands in the way, and the session is not used`,
    { tag: [TAG.needsServer, TAG.nightly] },
    async ({ page, sandbox, signIn }) => {
      await signIn(persona, '/fr/');
      await expect(page).toHaveURL(siteUrl('fr') + path);
      await ready(page);
      await page.getByRole('link', { name: 'Résilier votre contrat' }).click();
      await expect(page).toHaveURL(`${siteUrl('fr')}/fr/cancel/`);
      await ready(page);
      await toSummary(page);
      await page.getByRole('button', { name: SEND }).click();
      await expect(page.getByRole('heading', { name: 'Nous avons reçu votre résiliation' })).toBeVisible();
      const [call] = await sandbox.calls(CANCEL);
      expect(call?.headers.authorization).toBeUndefined();
    },
  );
}
