import type { Locator, Page } from '@playwright/test';

const SHOW = 'Montrer mon pass';

/** The panel of the pass on the French subscription page. */
export function passSummary(page: Page): Locator {
  return page.getByRole('region', { name: 'Mon pass' });
}

/** The changes that the subscription page offers, without its documents and the pass itself, in the order of the page. */
export async function offered(page: Page): Promise<string[]> {
  const names = await page
    .locator('main astro-island')
    .locator('a.button, button[aria-haspopup="dialog"], button[role="switch"]')
    .allInnerTexts();
  return names.map((name) => name.split('\n')[0] ?? '').filter((name) => name !== SHOW);
}
