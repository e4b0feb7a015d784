import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { CACHE_MS } from '#http/cache.ts';
import { WHOLE_BROWSER } from '#tests/support/launch.ts';
import { quiet } from '#tests/support/quiet.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test } from '#tests/support/test.ts';
import { underEachFault } from '#tests/support/underEachFault.ts';

test.use(WHOLE_BROWSER);

const PAGE = '/fr/subscription/';
const CONTRACT = 'GET /api/accounts/me/subscription/contract';

function contractButton(page: Page) {
  return page.getByRole('button', { name: 'Ouvrir le contrat' });
}

/** The media type of the document in the tab that a click opens. */
async function tabOf(page: Page, click: () => Promise<void>): Promise<string> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), click()]);
  await tab.waitForURL(/^blob:/);
  const type = await tab.evaluate(() => document.contentType);
  await tab.close();
  return type;
}

test('[calls/get-contract-pdf, subscription/contract-opens-as-pdf] the contract opens as PDF in a new tab @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', PAGE);
  expect(await tabOf(page, () => contractButton(page).click())).toBe('application/pdf');
  await expect.poll(() => sandbox.calls(CONTRACT)).toHaveLength(1);
});

test('[calls/get-invoice-pdf, subscription/invoice-opens-as-pdf] an invoice opens as PDF in a new tab', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', PAGE);
  const invoice = page.getByRole('button', { name: 'Facture LUM-100014' });
  expect(await tabOf(page, () => invoice.click())).toBe('application/pdf');
  await expect
    .poll(async () => (await sandbox.calls('GET *.pdf')).map(({ path }) => path))
    .toEqual(['/api/accounts/me/subscription/invoice/INV14.pdf']);
});

test('[subscription/invoice-opens-as-pdf] the tab opens at once and says what it waits for, and the button is busy meanwhile @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', PAGE);
  const contract = await sandbox.hold(CONTRACT);
  const [tab] = await Promise.all([page.waitForEvent('popup'), contractButton(page).click()]);
  await expect(tab.getByText('Votre document arrive…')).toBeVisible();
  await expect(contractButton(page)).toHaveAttribute('aria-busy', 'true');
  await contract.release();
  await tab.waitForURL(/^blob:/);
  await expect(contractButton(page)).not.toHaveAttribute('aria-busy');
});

test('[embedding/files-without-new-tab] where the browser refuses a tab, the file is downloaded, with a link to open it again @nightly', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await signIn('subscriber', PAGE);
  const [download] = await Promise.all([page.waitForEvent('download'), contractButton(page).click()]);
  expect(download.suggestedFilename()).toBe('contrat-a-2025-100342.pdf');
  expect(await readFile(await download.path(), 'latin1')).toMatch(/^%PDF-[^]*%%EOF\n$/);
  const [again] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('status').getByRole('link', { name: 'L’enregistrer à nouveau' }).click(),
  ]);
  expect(again.suggestedFilename()).toBe('contrat-a-2025-100342.pdf');
});

test('[embedding/files-without-new-tab, embedding/typed-messages] in an app the file goes over its bridge, and no tab opens', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told, Android: { postMessage: (body: string) => void told.push(body) } });
  });
  await signIn('subscriber', PAGE);
  await contractButton(page).click();
  await expect(contractButton(page)).not.toHaveAttribute('aria-busy');
  const told = await page.evaluate(() => Reflect.get(window, 'told') as string[]);
  const [{ base64, ...file } = {}, ...others] = told.map(
    (body) => JSON.parse(body) as Record<string, string>,
  );
  expect(file).toEqual({ type: 'download', name: 'contrat-a-2025-100342.pdf', mime: 'application/pdf' });
  expect(atob(base64 ?? '')).toMatch(/^%PDF-/);
  expect(others).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
});

for (const [what, call, button] of [
  ['a contract', CONTRACT, 'Ouvrir le contrat'],
  ['an invoice', 'GET /api/accounts/me/subscription/invoice/INV14.pdf', 'Facture LUM-100014'],
] as const) {
  test(
    `[subscription/contract-failure-toast] ${what} that fails shows a toast, whatever went wrong, and leaves no blank tab`,
    { tag: [TAG.faults, TAG.nightly] },
    async ({ page, sandbox, signIn }) => {
      await quiet(sandbox);
      await signIn('subscriber', PAGE);
      await underEachFault({
        page,
        sandbox,
        call,
        // A file has no fields.
        without: ['missing-field', 'null-field', 'unknown-enum'],
        // Since the clock's jump the page has a new token, which is not renewed once more (identity/renewal-shared).
        requests: { 401: 1 },
        act: () => page.getByRole('button', { name: button }).click(),
        held: async () => {
          await expect(page.getByRole('region', { name: 'Notifications' })).not.toBeEmpty();
          await expect.poll(() => page.context().pages().length).toBe(1);
        },
        succeeded: async () => {
          const tab = page.context().pages()[1];
          await tab?.waitForURL(/^blob:/);
          await tab?.close();
          await page.clock.fastForward(CACHE_MS);
        },
      });
    },
  );
}
