import type { Page } from '@playwright/test';
import { builtPages } from '#tests/support/builtPages.ts';
import { expectReadable } from '#tests/support/readable.ts';
import { visit } from '#tests/support/router.ts';
import { expect, test } from './contracted.ts';

/** Each test opens many pages. */
test.describe.configure({ timeout: 240_000 });

for (const guard of ['public', 'account']) {
  test(`on a backend made from the contract each page opens: ${guard}`, async ({ page, signIn }) => {
    await signIn('subscriber', '/fr/preferences/');
    const paths = builtPages('fr').filter((one) => one.language === 'fr' && one.guard === guard);
    expect(paths).not.toEqual([]);
    for (const { path } of paths) {
      await test.step(path, async () => {
        await visit(page, path);
        await expectWhole(page);
      });
    }
  });
}

/** Expects no panel that failed, nothing busy and nothing raw. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await expect(page.getByRole('alert').filter({ has: retry })).toHaveCount(0);
  await expectReadable(page);
}
