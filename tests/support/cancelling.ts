import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The steps of cancelling a pass, on the French site. */
export const START = '/fr/subscription/cancel/';
export const TERMS = `${START}terms/`;
export const CONFIRM = `${START}confirm/`;
export const DONE = `${START}done/`;

export const CANCEL_CALL = 'PATCH /api/accounts/me/subscription/cancel';
export const REASON = 'Je manque de temps';

export function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name });
}

export function cancelButton(page: Page) {
  return page.getByRole('button', { name: 'Résilier votre contrat' });
}

export function at(page: Page, path: string): Promise<void> {
  return expect(page).toHaveURL((url) => url.pathname === path);
}

export async function chooseReason(page: Page): Promise<void> {
  await page.getByRole('button', { name: REASON }).click();
  await expect(heading(page, 'Ce que cela change')).toBeFocused();
}

export async function walkToConfirmation(page: Page): Promise<void> {
  await chooseReason(page);
  await page.getByRole('link', { name: 'Continuer vers la confirmation' }).click();
  await expect(cancelButton(page)).toBeVisible();
}
