import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The customer closes the tab, is asked whether to lose what is not saved, and stays. */
export async function expectAskedOnClose(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
}

/** The customer closes the tab, and nothing keeps it. */
export async function expectClosed(page: Page): Promise<void> {
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
}
