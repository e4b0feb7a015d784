import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { builtPages } from '#tests/support/builtPages.ts';
import { CONTACT, contactForm, fillIn } from '#tests/support/contactForm.ts';
import { EXTENSIONS } from '#tests/support/specifiedCalls.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test as base } from '#tests/support/test.ts';
import { sent, translate, type Sent } from '#tests/support/translate.ts';

/** React draws an island anew whose elements it does not find as they were built, and says so. */
const DRAWN_ANEW = 'React error #418';

const test = base.extend({
  uncaughtErrors: async ({ context }, use) => {
    const errors: Error[] = [];
    context.on('weberror', (found) => errors.push(found.error()));
    await use(undefined);
    expect(errors.filter(({ message }) => !message.includes(DRAWN_ANEW))).toEqual([]);
  },
});

test.use({ extensions: EXTENSIONS });

/** Words that stand for a page or a part that could not be drawn. */
const BROKEN = /ne s’affiche pas|won’t load|joindre votre compte|reach your account/;

/** A customer whose page is translated opens it; the calls and the page view are those of the page. */
async function expectItself(page: Page, path: string): Promise<void> {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/api/') && searchParams.has('language'))
      calls.push(searchParams.get('language') ?? '');
  });
  await page.goto(path);
  await ready(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).toHaveClass(/translated-ltr/);
  await expect(page.locator('main h1 font').first()).toBeVisible();
  await expect(page.getByText(BROKEN).filter({ visible: true })).toHaveCount(0);
  // What the build has put into an island is there once, drawn anew or not.
  if (/^\/\w\w\/$/.test(path)) await expect(page.locator('.account-rows')).toHaveCount(1);
  const [, language = ''] = /^\/(?:m\/)?(\w\w)\//.exec(path) ?? [];
  for (const one of calls) expect(one, path).toBe(language);
  expect(JSON.stringify(await page.evaluate(() => window.dataLayer ?? [])), path).not.toContain('"other"');
}

for (const [when, wanted] of [
  ['', /^\/fr\/(?:(?:tickets|profile|cancel|error)\/)?$/],
  [' @nightly', /^\/\w\w\/|^\/m\//],
] as const)
  test(`[environments/markup-of-others] each page is itself on a translated page, whatever <html> says${when}`, async ({
    page,
    signIn,
  }) => {
    test.slow(when !== '');
    await page.addInitScript(translate, 'de');
    await signIn('subscriber', '/fr/');
    const pages = builtPages('fr').filter(
      ({ path, guard }) =>
        wanted.test(path) && ['account', 'public'].includes(guard) && !path.includes('confirmation'),
    );
    expect(pages.length).toBeGreaterThan(3);
    for (const { path } of pages) await expectItself(page, path);
  });

async function leave(page: Page, send: string, received: string): Promise<void> {
  await page.getByLabel('Prénom et nom').fill('Ana Moreau');
  await page.getByLabel('Numéro de contrat').fill('0012 3456');
  await page.getByLabel('Adresse e-mail').fill('ana@exemple.fr');
  for (const [label, text] of [
    ['Date de fin', '2027-01-31'],
    ['Motif légitime', 'Je pars.'],
  ] as const)
    if (received.includes('résiliation')) await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Vérifier avant d’envoyer' }).click();
  await expect(page.locator('dd', { hasText: 'Ana Moreau' }).filter({ visible: true })).toBeVisible();
  await page.getByRole('button', { name: send }).click();
  await expect(page.getByRole('heading', { name: received })).toBeVisible();
}

async function unsubscribe(page: Page, button: string, done: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByText(done)).toBeVisible();
}

/** The public pages that send, and an area. What other areas send is tried by `tests/component/eachFault.ts`. */
const ACTS: [path: string, act: (page: Page) => Promise<void>][] = [
  [
    '/fr/cancel/',
    (page) => leave(page, 'Notification de la résiliation', 'Nous avons reçu votre résiliation'),
  ],
  ['/fr/withdraw/', (page) => leave(page, 'Confirmer la rétractation', 'Nous avons reçu votre rétractation')],
  [
    '/fr/unsubscribe/?token=filmnews',
    (page) =>
      unsubscribe(page, 'Me désinscrire de cette liste', 'Vous ne recevrez plus les e-mails de cette liste.'),
  ],
  [
    '/fr/unsubscribe/?token=filmtips',
    (page) => unsubscribe(page, 'Me désinscrire de tout', 'aucun de nos e-mails d’information'),
  ],
  [
    CONTACT,
    async (page) => {
      await fillIn(page);
      await contactForm(page).send.click();
      await expect(contactForm(page).sent).toBeVisible();
    },
  ],
];

for (const [path, act] of ACTS)
  test(
    `[environments/markup-of-others] ${path}: what is sent is what was meant, translated when it is ready and before`,
    { tag: TAG.needsServer },
    async ({ page, sandbox, signIn }) => {
      if (path === CONTACT) await signIn('casual', path);
      const sentBy = async (translated?: 'at once' | 'when ready'): Promise<Sent> => {
        await sandbox.forgetCalls();
        // The same address again would be a reload, which keeps what was sent.
        await page.goto('about:blank');
        await page.goto(path);
        await ready(page);
        if (translated === 'when ready') await page.evaluate(`(${String(translate)})('de'); undefined`);
        await act(page);
        return sent(await sandbox.calls('* /api/*'));
      };
      const meant = await sentBy();
      expect(meant).toMatchObject({ changes: { length: 1 }, languages: ['fr'] });
      expect(await sentBy('when ready')).toEqual(meant);
      await page.addInitScript(translate, 'de');
      expect(await sentBy('at once')).toEqual(meant);
    },
  );

test(
  '[environments/markup-of-others] the copy of a confirmation has the words of the page, not a translator’s',
  { tag: TAG.needsServer },
  async ({ page }) => {
    await page.addInitScript(translate, 'de');
    await page.goto('/fr/cancel/');
    await ready(page);
    await leave(page, 'Notification de la résiliation', 'Nous avons reçu votre résiliation');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Garder une copie' }).click(),
    ]);
    const copy = await readFile(await download.path(), 'utf8');
    expect(copy).toContain('Prénom et nom: Ana Moreau\r\n');
    expect(copy).toContain('Nous avons reçu votre résiliation\r\n');
    expect(copy).not.toContain('\u00AD');
  },
);
