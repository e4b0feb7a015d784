import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Presses the sign-out in the menu of the French header. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
}

/** Waits until the page says that the sign-out is not finished, and expects nothing else of the account on it. */
export async function unfinished(page: Page): Promise<void> {
  await expect(
    page.getByRole('alert').getByRole('heading', { name: 'Vos données sont effacées de cet appareil' }),
  ).toBeVisible({ timeout: 25_000 });
  await expect(page.getByText('votre session y est peut-être encore ouverte')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The mark of a sign-out whose end is not verified. */
export function mark(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('sign-out'));
}

/** The button beside the words; the banner without a network has another one. */
export function tryAgain(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: 'Réessayer' });
}
