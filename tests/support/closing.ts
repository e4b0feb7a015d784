import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Closes the tab as a customer does, expects the browser's question about unsaved changes, and stays. */
export async function expectAskedOnClose(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
}

/** Closes the tab as a customer does, and expects no question. */
export async function expectClosed(page: Page): Promise<void> {
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
}
