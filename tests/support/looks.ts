import type { Page } from '@playwright/test';

export interface Look {
  width: 360 | 1280;
  scheme: 'light' | 'dark';
}

export const EVERYTHING = process.env.AXE === 'all';

/** Each width and each colour scheme once. */
export const TWO_LOOKS: readonly Look[] = [
  { width: 360, scheme: 'dark' },
  { width: 1280, scheme: 'light' },
];

/** `AXE=all` takes every combination, `npm test` two. */
export const LOOKS: readonly Look[] = EVERYTHING
  ? [...TWO_LOOKS, { width: 360, scheme: 'light' }, { width: 1280, scheme: 'dark' }]
  : TWO_LOOKS;

export async function look(page: Page, { width, scheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
}
