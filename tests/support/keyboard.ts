import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** More tab stops than any page has before the element in question. */
const STOPS = 80;

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Not reached with ${key}: ${target.toString()}`);
}

/** Opens a dialog with the Enter key, and expects the focus in it. */
export async function openByKey(page: Page, opener: Locator, dialog: Locator): Promise<void> {
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  expect(await focusIn(dialog), 'focus in the dialog').toBe('inside');
}

/** Closes a dialog with the Escape key, and expects the focus back on its opener. */
export async function closeByKey(page: Page, opener: Locator, dialog: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

/** Expects that Tab, in neither direction, reaches the page behind a dialog; the browser's own buttons are allowed. */
export async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  const stops = await dialog.locator('button, input, select, textarea, a[href]').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop <= stops + 1; stop++) {
      await page.keyboard.press(key);
      expect(await focusIn(dialog), `after ${key}`).not.toBe('behind');
    }
  }
}

function focusIn(dialog: Locator): Promise<'inside' | 'browser' | 'behind'> {
  return dialog.evaluate((element) => {
    if (element.contains(document.activeElement)) return 'inside';
    return document.activeElement === document.body ? 'browser' : 'behind';
  });
}
