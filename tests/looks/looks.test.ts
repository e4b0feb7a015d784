import type { Page } from '@playwright/test';
import type { PersonaId } from '#sandbox/personas.ts';
import type { SiteId } from '#sites/site.ts';
import { SITE_IDS, siteOf } from '#sites/sites.ts';
import { look, LOOKS, type Look } from '#tests/support/looks.ts';
import { axeProblems } from '#tests/support/axe.ts';
import { builtPages, type BuiltPage } from '#tests/support/builtPages.ts';
import { FIXED_DAY } from '#tools/moments.ts';
import { arriveOnFixedDay } from '#tests/support/fixedDay.ts';
import { visit } from '#tests/support/router.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { expect, test } from '#tests/support/test.ts';

/*
 * Compares every page, state and part with its picture in `baseline/`, in each width and colour scheme, on a fixed day
 * and hour. `npm run test:all -- looks --update-snapshots` takes the pictures anew; look at each one that changed.
 */

test.describe.configure({ timeout: 600_000 });

const TALL = 1600;

/** The other sites' colours and longer words, where space is shortest and where it is widest. */
const OTHER_LOOKS: readonly Look[] = [
  { width: 360, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
];

/** Personas for the pages whose guard turns other customers away. */
const GUARDED: Readonly<Record<string, PersonaId>> = { register: 'unregistered', mail: 'unverified-mail' };

/** Customers whose pages look unlike the subscriber's. */
const STATES: readonly PersonaId[] = [
  'casual',
  'unpaid',
  'blocked',
  'paused',
  'cancel-pending',
  'plan-change',
  'duo',
  'gold',
  'empty',
  'heavy',
];
const PAGES_OF_STATES = ['', 'tickets/', 'subscription/', 'vouchers/', 'messages/'];

for (const site of SITE_IDS) {
  const [language] = siteOf(site).languages;

  test(`public pages, ${site}`, async ({ page }) => {
    await page.clock.setFixedTime(FIXED_DAY);
    for (const { path } of pagesOf(site, 'public')) {
      await page.goto(siteUrl(site) + path);
      await compare(page, site, path);
    }
  });

  test(`pages of the account, ${site}`, async ({ page, sandbox, signIn }) => {
    await arriveOnFixedDay(page, sandbox, () => signIn('subscriber', `/${language}/profile/`, { site }));
    for (const { path } of pagesOf(site, 'account')) {
      await visit(page, path);
      await compare(page, site, path);
    }
  });

  for (const [guard, persona] of Object.entries(GUARDED)) {
    test(`the page of an ${persona}, ${site}`, async ({ page, sandbox, signIn }) => {
      for (const { path } of pagesOf(site, guard)) {
        await arriveOnFixedDay(page, sandbox, () => signIn(persona, path, { site }));
        await compare(page, site, path);
      }
    });
  }
}

for (const persona of STATES) {
  test(`pages of ${persona}`, async ({ page, sandbox, signIn }) => {
    await arriveOnFixedDay(page, sandbox, () => signIn(persona, '/fr/profile/'));
    for (const path of PAGES_OF_STATES) {
      await visit(page, `/fr/${path}`);
      await compare(page, 'fr', `/${persona}/${path}`);
    }
  });
}

test('the part that has the focus', async ({ page }) => {
  await page.goto(`${siteUrl('fr')}/gallery/`);
  await hydrated(page);
  await look(page, { width: 1280, scheme: 'light' });
  for (const part of await page.locator('[data-part]').all()) {
    const control = part.locator('a, button, input, select, textarea').first();
    if ((await control.count()) === 0) continue;
    // After a key the browser draws the ring of the focus.
    await page.keyboard.press('Tab');
    await control.focus();
    const name = (await part.getAttribute('data-part')) ?? '';
    await expect.soft(part).toHaveScreenshot(`focus-${name.replaceAll(/\W+/g, '-')}.png`);
  }
});

test('the gallery: no accessibility problem, no breach of the policy', async ({ page }) => {
  const breaches: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') breaches.push(message.text());
  });
  await page.goto(`${siteUrl('fr')}/gallery/`);
  await hydrated(page);
  const problems: string[] = [];
  for (const one of LOOKS) {
    await look(page, one);
    problems.push(...(await axeProblems(page, `gallery ${one.width} ${one.scheme}`)));
  }
  for (const opener of await page.locator('button[aria-haspopup="dialog"]').all()) {
    await opener.click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    problems.push(...(await axeProblems(page, 'gallery, dialog')));
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  }
  expect([...problems, ...breaches]).toEqual([]);
});

/** The site's pages in its first language. */
function pagesOf(site: SiteId, wanted: string): BuiltPage[] {
  return builtPages(site).filter(
    ({ language, guard, path }) =>
      guard === wanted && (language === siteOf(site).languages[0] || path === '/gallery/'),
  );
}

async function hydrated(page: Page): Promise<void> {
  await expect(
    page.locator('astro-island:is([client="load"], [client="only"]):not([data-hydrated])'),
  ).toHaveCount(0);
}

async function compare(page: Page, site: SiteId, path: string): Promise<void> {
  await hydrated(page);
  const name = path.replaceAll(/^\/|\/$|\.html$/g, '').replaceAll('/', '-');
  for (const one of site === 'fr' ? LOOKS : OTHER_LOOKS) {
    await look(page, one);
    // The height of two screens: a list of hundreds looks the same further down.
    await page.setViewportSize({ width: one.width, height: TALL });
    // Soft, so that all pages that changed are reported.
    const picture = `${site}-${name}-${String(one.width)}-${one.scheme}.png`;
    await expect.soft(page).toHaveScreenshot(picture, { fullPage: path === '/gallery/' });
  }
}
