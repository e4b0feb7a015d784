import type { Locator, Page } from '@playwright/test';

/** On the French page. */
export function passSummary(page: Page): Locator {
  return page.getByRole('region', { name: 'Mon pass' });
}

/** What the room lets the customer do, but for papers, in the order of the page. */
export async function offered(page: Page): Promise<string[]> {
  const names = await page
    .locator('main astro-island')
    .locator('a.button, button[aria-haspopup="dialog"], button[role="switch"]')
    .allInnerTexts();
  return names.map((name) => name.split('\n')[0] ?? '');
}
