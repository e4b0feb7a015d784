import type { Locator, Page } from '@playwright/test';
import { ROUTES, type Route } from '#sites/routes.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/shared.ts';

const PHONE = { width: 360, height: 740 };

interface Dialog {
  path: string;
  /** What opens it; a dialog over a dialog has two. */
  press: ((page: Page) => Locator)[];
  /** It repeats the way of another one. */
  isNightly?: true;
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name }).first();

/** One of each way to open a dialog. */
const DIALOGS: Record<string, Dialog> = {
  'the menu of a phone': {
    path: 'tickets',
    press: [(page) => page.locator('account-menu [data-part="open"]')],
  },
  'a ticket in full screen': { path: 'tickets', press: [button('Afficher le billet')], isNightly: true },
  'a dialog over a ticket in full screen': {
    path: 'tickets',
    press: [
      button('Afficher le billet'),
      (page) => page.getByRole('dialog').getByRole('button', { name: 'Par e-mail' }).first(),
    ],
  },
  'the pass in full screen': { path: 'subscription', press: [button('Afficher mon pass')], isNightly: true },
  'a dialog whose code comes with the press': { path: 'vouchers', press: [button('Ajouter')] },
  'the privacy settings of a public page': {
    path: 'accessibility',
    press: [(page) => page.locator('[data-open-privacy]').first()],
  },
};

for (const [name, { path, press, isNightly }] of Object.entries(DIALOGS))
  test(
    `[environments/shared-history] Back closes ${name} and stays, Forward does not reopen it, a reload leaves no entry`,
    { tag: isNightly ? TAG.nightly : [] },
    async ({ page, signIn }) => {
      await page.setViewportSize(PHONE);
      await signIn('subscriber', '/fr/profile/');
      await page.goto(`/fr/${path}/`);
      await ready(page);
      const address = page.url();
      const dialogs = page.locator('dialog[open]');
      const openAll = async () => {
        for (const [below, opener] of press.entries()) {
          await opener(page).click();
          await expect(dialogs).toHaveCount(below + 1);
        }
      };

      await openAll();
      for (let left = press.length - 1; left >= 0; left--) {
        await page.evaluate(() => history.back());
        await expect(dialogs).toHaveCount(left);
      }
      await expect(page).toHaveURL(address);

      await page.evaluate(() => history.forward());
      await isAtPage(page);
      await expect(dialogs).toHaveCount(0);

      await openAll();
      for (let left = press.length - 1; left >= 0; left--) {
        await page.keyboard.press('Escape');
        await expect(dialogs).toHaveCount(left);
      }
      await isAtPage(page);

      await openAll();
      await page.reload();
      await ready(page);
      await isAtPage(page);
      await expect(dialogs).toHaveCount(0);
      // No entry is left over: the page before is one step away.
      await page.goBack();
      await expect(page).toHaveURL(/\/fr\/profile\//);
      await ready(page);
    },
  );

test('[environments/shared-history] a link of the menu takes the place of its entry', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(PHONE);
  await signIn('subscriber', '/fr/tickets/');
  await page.locator('account-menu [data-part="open"]').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Mes amis' }).click();
  await expect(page).toHaveURL(/\/fr\/friends\//);
  await ready(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/fr\/tickets\//);
  await ready(page);
  await expect(page.locator('html[data-route="tickets"]')).toBeAttached();
  await isAtPage(page);
  await page.goForward();
  await expect(page.locator('html[data-route="friends"]')).toBeAttached();
});

test('[environments/shared-history] Back closes a dialog over whose entry another script has written', async ({
  page,
  signIn,
}) => {
  await signIn('subscriber', '/fr/tickets/');
  const dialogs = page.locator('dialog[open]');
  for (const script of ['history.replaceState(null, "")', 'history.pushState({ gtm: 1 }, "")']) {
    await button('Afficher le billet')(page).click();
    await expect(dialogs).toHaveCount(1);
    await page.evaluate(script);
    await page.evaluate(() => history.back());
    await expect(dialogs).toHaveCount(0);
    await expect(page).toHaveURL(/\/fr\/tickets\//);
    await isAtPage(page);
  }
});

interface Form {
  path: string;
  opener: string;
  typed: Record<string, string>;
  secret?: string;
  /** Leads on to a second step. */
  first?: Record<string, string>;
}

const FORMS: Form[] = [
  { path: 'tickets', opener: 'Par e-mail', typed: { 'Adresse e-mail': 'ana@exemple' } },
  {
    path: 'vouchers',
    opener: 'Carte cadeau',
    typed: { 'Numéro de la carte cadeau': '6060 12' },
    secret: 'Code secret',
  },
  {
    path: 'profile',
    opener: 'Changer d’adresse',
    first: { 'Mot de passe': 'popcorn' },
    typed: { 'Nouvelle adresse e-mail': 'ana@nouveau.test', 'Confirmez l’adresse': 'ana@' },
  },
];

for (const { path, opener, typed, secret, first } of FORMS)
  test(`[environments/shared-history] a reload keeps what was typed into the dialog “${opener}” of ${path}, one press away, until it is closed`, async ({
    page,
    signIn,
  }) => {
    await signIn('subscriber', `/fr/${path}/`);
    const dialog = page.getByRole('dialog');
    const open = async () => {
      await button(opener)(page).click();
      if (!first) return;
      for (const [label, value] of Object.entries(first)) await dialog.getByLabel(label).fill(value);
      await dialog.getByRole('button', { name: 'Continuer' }).click();
    };
    const expectTyped = async (isKept: boolean) => {
      await open();
      for (const [label, value] of Object.entries(typed)) {
        const field = dialog.getByLabel(label, { exact: true });
        await (isKept ? expect(field).toHaveValue(value) : expect(field).not.toHaveValue(value));
      }
    };

    await open();
    for (const [label, value] of Object.entries(typed))
      await dialog.getByLabel(label, { exact: true }).fill(value);
    if (secret !== undefined) await dialog.getByLabel(secret).fill('734512');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('734512');
    await page.reload();
    await ready(page);
    await expectTyped(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expectTyped(false);
  });

const OPENERS = 'button[aria-haspopup="dialog"]:visible';
/** The pages of an account, one of its conversations, and the public pages. */
const PATHS = [
  ...Object.values<Route>(ROUTES)
    .filter(({ guard }) => /account|public/.test(guard))
    .map(({ path }) => `/fr/${path}${path === '' ? '' : '/'}`),
  '/fr/messages/#case-C2',
];

for (const path of PATHS)
  test(
    `[environments/shared-history] Back closes every dialog of ${path}, and a reload keeps what was put into it`,
    { tag: TAG.nightly },
    async ({ page, signIn }) => {
      await page.setViewportSize(PHONE);
      await signIn('subscriber', '/fr/preferences/');
      await page.goto(path);
      await ready(page);
      const openers = page.locator(OPENERS);
      const names = new Map<string, number>();
      for (const [at, name] of (await openers.allTextContents()).entries())
        if (!names.has(name)) names.set(name, at);
      expect(names.size).toBeGreaterThan(0);
      for (const at of names.values()) {
        await openers.nth(at).click();
        await expect(page.locator('dialog[open]')).toHaveCount(1);
        await page.evaluate(() => history.back());
        await expect(page.locator('dialog[open]')).toHaveCount(0);
        await isAtPage(page);
        await openers.nth(at).click();
        await expect(page.locator('dialog[open]')).toHaveCount(1);
        const put = await fillAll(page);
        if (put.length === 0) {
          await page.keyboard.press('Escape');
          continue;
        }
        await page.reload();
        await ready(page);
        await openers.nth(at).click();
        await expect.poll(() => controls(page)).toEqual(put);
        await page.keyboard.press('Escape');
        await isAtPage(page);
      }
    },
  );

const CONTROLS = 'dialog[open] :is(input, textarea, select):not([type="file"])';
const SECRET = '[type="password"], [name="pin"]';

/** Puts something into each control of the dialog, secrets as well. @returns what a reload keeps */
async function fillAll(page: Page): Promise<string[]> {
  for (const control of await page.locator(CONTROLS).all()) {
    const type = await control.evaluate((one) => (one as HTMLInputElement).type);
    if (type === 'checkbox' || type === 'radio') await control.setChecked(true);
    else if (type === 'select-one') await control.selectOption({ index: 1 });
    else if (await control.evaluate((one, secret) => one.matches(secret), SECRET))
      await control.fill('secret');
    else await control.fill(type === 'email' ? 'ana@exemple.fr' : 'typed 12');
  }
  return controls(page);
}

/** What stands in the controls of the dialog, but for secrets, which the tab never stores. */
async function controls(page: Page): Promise<string[]> {
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('secret');
  return page.locator(`${CONTROLS}:not(${SECRET})`).evaluateAll((all) =>
    all.map((one) => {
      const { name, value, type, checked } = one as HTMLInputElement;
      return `${name} ${type} ${value} ${String(checked)}`;
    }),
  );
}

/** The history entry is the page's own, not one of a dialog. */
async function isAtPage(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => 'dialogs' in Object(history.state)), 'the entry of a dialog is left')
    .toBe(false);
}
