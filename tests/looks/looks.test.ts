import type { Page } from '@playwright/test';
import type { PersonaId } from '#sandbox/personas.ts';
import type { SiteId } from '#sites/site.ts';
import { siteOf } from '#sites/sites.ts';
import { look, LOOKS, type Look } from '#tests/support/looks.ts';
import { axeProblems } from '#tests/support/axe.ts';
import { builtPages, type BuiltPage } from '#tests/support/builtPages.ts';
import { visit } from '#tests/support/router.ts';
import { SAMPLE_SITES, siteUrl } from '#tests/support/sites.ts';
import { expect, test } from '#tests/support/test.ts';

/*
 * Compares every page and every part with its picture in `baseline/`, in each width and colour scheme, on a fixed day
 * and hour. `npm run test:looks -- --update-snapshots` takes the pictures anew; look at each one that changed.
 */

test.describe.configure({ timeout: 300_000 });

/** A Friday evening at the cinema. */
const TODAY = '2026-11-20T18:00:00Z';

const TALL = 1600;

/** The other sites' colours and longer words, in the two looks where space is shortest. */
const OTHER_LOOKS: readonly Look[] = [{ width: 360, scheme: 'light' }];

/** Personas for the pages whose guard turns other customers away. */
const PERSONAS: Readonly<Record<string, PersonaId>> = { register: 'unregistered', mail: 'unverified-mail' };

for (const site of SAMPLE_SITES) {
  test(`public pages, and the gallery, ${site}`, async ({ page }) => {
    await page.clock.setFixedTime(TODAY);
    for (const { path } of pagesOf(site, 'public')) {
      await page.goto(siteUrl(site) + path);
      await compare(page, site, path);
    }
  });

  test(`pages of the account, ${site}`, async ({ page, sandbox, signIn }) => {
    await sandbox.clock(TODAY);
    await page.clock.setFixedTime(TODAY);
    await signIn('subscriber', `/${siteOf(site).languages[0]}/profile/`, { site });
    for (const { path } of pagesOf(site, 'account')) {
      await visit(page, path);
      await compare(page, site, path);
    }
  });

  for (const [guard, persona] of Object.entries(PERSONAS)) {
    test(`the page of an ${persona}, ${site}`, async ({ page, sandbox, signIn }) => {
      await sandbox.clock(TODAY);
      await page.clock.setFixedTime(TODAY);
      for (const { path } of pagesOf(site, guard)) {
        await signIn(persona, path, { site });
        await compare(page, site, path);
      }
    });
  }
}

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
  await expect(page.locator('astro-island[client="load"]:not([data-hydrated])')).toHaveCount(0);
}

async function compare(page: Page, site: SiteId, path: string): Promise<void> {
  await hydrated(page);
  const name = path.replaceAll(/^\/|\/$|\.html$/g, '').replaceAll('/', '-');
  for (const one of site === 'fr' ? LOOKS : OTHER_LOOKS) {
    await look(page, one);
    // The height of two screens: a list of hundreds looks the same further down.
    await page.setViewportSize({ width: one.width, height: TALL });
    // Soft, so that all pages that changed are reported.
    await expect.soft(page).toHaveScreenshot(`${site}-${name}-${String(one.width)}-${one.scheme}.png`);
  }
}
