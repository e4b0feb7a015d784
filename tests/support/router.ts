import type { Page } from '@playwright/test';
import { ready } from './test.ts';

/** Goes to another page through the router, within the same document, as a click on a link does. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await page.waitForURL(`**${path}`);
  await ready(page);
}
