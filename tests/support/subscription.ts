import type { Locator, Page } from '@playwright/test';

/** The panel of the pass on the French subscription page. */
export function passSummary(page: Page): Locator {
  return page.getByRole('region', { name: 'Mon pass' });
}
