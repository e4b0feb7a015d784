import type { Page } from '@playwright/test';

/** A tab, and how many documents it has opened. */
export interface Tab {
  page: Page;
  opened: () => number;
}

export function watched(page: Page): Tab {
  let opened = 0;
  // A page that never becomes ready fails its own step, not the whole test after minutes.
  page.setDefaultTimeout(60_000);
  // A navigation's request would count before its document has replaced the one before.
  page.on('domcontentloaded', () => (opened += 1));
  return { page, opened: () => opened };
}
