import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { builtPages } from '#tests/support/builtPages.ts';
import { contactForm, fillIn, POST_CASE } from '#tests/support/contactForm.ts';
import { EXTENSIONS } from '#tests/support/specifiedCalls.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test as base } from '#tests/support/test.ts';
import { translate } from '#tests/support/translate.ts';

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
  const [, language = ''] = /^\/(?:m\/)?(\w\w)\//.exec(path) ?? [];
  for (const one of calls) expect(one, path).toBe(language);
  expect(JSON.stringify(await page.evaluate(() => window.dataLayer ?? [])), path).not.toContain('"other"');
}

for (const [when, wanted] of [
  ['', /^\/fr\/(?:tickets|profile|cancel|error)\/$/],
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

test(
  '[environments/markup-of-others] what strangers send on translated pages is what they meant, in the page’s language',
  { tag: TAG.needsServer },
  async ({ page, sandbox }) => {
    await page.addInitScript(translate, 'de');
    await page.goto('/fr/cancel/');
    await ready(page);
    await page.getByLabel('Prénom et nom').fill('Ana Moreau');
    await page.getByLabel('Numéro de contrat').fill('0012 3456');
    await page.getByLabel('Adresse e-mail').fill('ana@exemple.fr');
    await page.getByLabel('Date de fin').fill('2027-01-31');
    await page.getByRole('button', { name: 'Vérifier avant d’envoyer' }).click();
    await expect(page.locator('dd', { hasText: '31 janvier 2027' }).filter({ visible: true })).toBeVisible();
    await page.getByRole('button', { name: 'Notification de la résiliation' }).click();
    await expect(page.getByRole('heading', { name: 'Nous avons reçu votre résiliation' })).toBeVisible();
    const { leavings } = await sandbox.held();
    expect(leavings).toMatchObject([{ payload: { name: 'Ana Moreau', endsOn: '2027-01-31' } }]);
    // A translator of words, which the copy does not repeat.
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('main :is(h1, dt) font font'))
        one.textContent = 'Übersetzt';
    });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Garder une copie' }).click(),
    ]);
    const copy = await readFile(await download.path(), 'utf8');
    expect(copy).toContain('Prénom et nom: Ana Moreau');
    expect(copy).toContain('Nous avons reçu votre résiliation');
    expect(copy).not.toContain('Übersetzt');

    await page.goto('/fr/unsubscribe/?token=filmnews');
    await ready(page);
    await page.getByRole('button', { name: 'Me désinscrire de cette liste' }).click();
    await expect(page.getByText('Vous ne recevrez plus les e-mails de cette liste.')).toBeVisible();
    for (const { query } of await sandbox.calls('* /api/*')) expect(query).toMatchObject({ language: 'fr' });
  },
);

test('[environments/markup-of-others] a translated form sends the values of its choices, not their words', async ({
  page,
  sandbox,
  signIn,
}) => {
  await page.addInitScript(translate, 'de');
  await signIn('casual', '/fr/contact/');
  await fillIn(page);
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('option font font')) one.textContent = 'Übersetzt';
  });
  const form = contactForm(page);
  await form.send.click();
  await expect(form.sent).toBeVisible();
  const [call] = await sandbox.calls(POST_CASE);
  expect(JSON.stringify(call?.body)).not.toContain('Übersetzt');
  expect(call?.query).toMatchObject({ language: 'fr' });
});
