import type { Page } from '@playwright/test';
import { TAG } from '#tests/support/tags.ts';
import { sandboxUrl } from '#tests/support/sites.ts';
import { expect, ready, test } from '#tests/support/test.ts';

/** Links to the wallets, in their order. */
function links(page: Page) {
  return page.getByRole('main').getByRole('link', { name: /Wallet$/ });
}

/** What the link to Google's wallet holds, as text. */
async function saved(page: Page): Promise<string> {
  const href = await links(page).first().getAttribute('href');
  expect(href).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\//);
  const [, payload = ''] = (href?.split('/').at(-1) ?? '').split('.');
  return Buffer.from(payload, 'base64url').toString('utf8');
}

test(
  '[tickets/wallet-links, subscription/wallet-links] a ticket and the pass go into a wallet by the keyboard, where the backend has links',
  { tag: TAG.needsServer },
  async ({ page, signIn }) => {
    await signIn('gold', '/fr/tickets/');
    await expect(links(page)).toHaveText(['Ajouter à Google Wallet', 'Ajouter à Apple Wallet']);
    expect(await saved(page)).toContain('"ticketNumber":"LUM734000"');
    await links(page).first().focus();
    await page.keyboard.press('Tab');
    await expect(links(page).last()).toBeFocused();
    const href = (await links(page).last().getAttribute('href')) ?? '';
    const file = await page.request.get(new URL(href, sandboxUrl('fr')).href);
    expect(file.headers()['content-type']).toBe('application/vnd.apple.pkpass');
    expect((await file.body()).toString('latin1')).toContain('"message":"LUM734000"');

    await page.goto('/fr/subscription/');
    await ready(page);
    await expect(links(page)).toHaveCount(2);
    expect(await saved(page)).toContain('"accountId":"90');
  },
);
