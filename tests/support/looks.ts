import type { Page } from '@playwright/test';

export interface Look {
  width: 360 | 1280;
  scheme: 'light' | 'dark';
}

/** `AXE=all` takes every combination of width and colour scheme; `npm test` takes two, with each of them once. */
export const EVERYTHING = process.env.AXE === 'all';

export const LOOKS: readonly Look[] = EVERYTHING
  ? [
      { width: 360, scheme: 'light' },
      { width: 360, scheme: 'dark' },
      { width: 1280, scheme: 'light' },
      { width: 1280, scheme: 'dark' },
    ]
  : [
      { width: 360, scheme: 'dark' },
      { width: 1280, scheme: 'light' },
    ];

export async function look(page: Page, { width, scheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
}
