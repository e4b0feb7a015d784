import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { SITES } from '#sites/sites.ts';
import { builtPages } from '#tests/support/builtPages.ts';
import { expectReadable } from '#tests/support/readable.ts';
import { visit } from '#tests/support/router.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { ready } from '#tests/support/test.ts';
import { choose, expect, test } from './contracted.ts';

/** Each test opens many pages. */
test.describe.configure({ timeout: 240_000 });

for (const { id, languages } of SITES) {
  const [language] = languages;
  const pagesOf = (guard: string) =>
    builtPages(id)
      .filter((one) => one.language === language && one.guard === guard)
      .map(({ path }) => path);

  test(`on a backend made from the contract each page of an account opens: ${id}`, async ({
    page,
    signIn,
  }) => {
    await signIn('subscriber', `/${language}/preferences/`, { site: id });
    const paths = [...pagesOf('account'), ...pagesOf('mail')];
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      await test.step(path, async () => {
        await visit(page, path);
        await expectWhole(page, language);
      });
    }
  });

  test(`on a backend made from the contract each page without a sign-in opens: ${id}`, async ({ page }) => {
    const paths = pagesOf('public');
    expect(paths).not.toEqual([]);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(siteUrl(id) + path);
        await ready(page);
        await expectWhole(page, language);
      });
    }
  });

  test(`on a backend made from the contract a customer can register: ${id}`, async ({ page, signIn }) => {
    await choose(page, { 'GET /api/accounts/me': 'unregistered' });
    const [path = ''] = pagesOf('register');
    await signIn('unregistered', path, { site: id });
    await expectWhole(page, language);
    expect(new URL(page.url()).pathname).toBe(path);
  });
}

/** Expects no panel that failed, nothing busy and nothing raw. */
async function expectWhole(page: Page, language: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const retry = page.getByRole('button', { name: retryOf(language) });
  await expect(page.getByRole('alert').filter({ has: retry })).toHaveCount(0);
  await expectReadable(page);
}

/** The words of every button that tries again. */
function retryOf(language: string): string {
  const { failed } = JSON.parse(readFileSync(`public/locales/${language}/common.json`, 'utf8')) as {
    failed: { retry: string };
  };
  return failed.retry;
}
