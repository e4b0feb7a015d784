import type { Page } from '@playwright/test';
import { TAG } from '#tests/support/tags.ts';
import { sandboxUrl } from '#tests/support/sites.ts';
import { expect, ready, test } from '#tests/support/shared.ts';

/** Links to the wallets, in their order. */
function links(page: Page) {
  return page.getByRole('main').getByRole('link', { name: /Wallet$/ });
}

test(
  '[tickets/wallet-links, subscription/wallet-links] a ticket and the pass go into a wallet by the keyboard, where the backend has links',
  { tag: TAG.needsServer },
  async ({ page, signIn }) => {
    await signIn('gold', '/fr/tickets/');
    await expect(links(page)).toHaveText(['Ajouter à Google Wallet', 'Ajouter à Apple Wallet']);
    await expect(links(page).first()).toHaveAttribute(
      'href',
      /^https:\/\/pay\.google\.com\/gp\/v\/save\/ticket-/,
    );
    await links(page).first().focus();
    await page.keyboard.press('Tab');
    await expect(links(page).last()).toBeFocused();
    const href = (await links(page).last().getAttribute('href')) ?? '';
    // The backend's own link, which no host forwards.
    const file = await page.request.get(sandboxUrl('fr') + new URL(href, page.url()).pathname);
    expect(file.headers()['content-type']).toBe('application/vnd.apple.pkpass');

    await page.goto('/fr/subscription/');
    await ready(page);
    await expect(links(page)).toHaveCount(2);
    await expect(links(page).first()).toHaveAttribute('href', 'https://pay.google.com/gp/v/save/pass');
  },
);
