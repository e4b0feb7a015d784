import { expect, type Page } from '@playwright/test';

export const CHANGE = 'PATCH /api/accounts/me/email';

export function first(page: Page) {
  return page.getByRole('dialog', { name: 'C’est bien vous' });
}

export function second(page: Page) {
  return page.getByRole('dialog', { name: 'Votre nouvelle adresse' });
}

async function openFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Changer d’adresse' }).click();
  await expect(first(page)).toBeVisible();
}

export async function passFirst(page: Page): Promise<void> {
  await openFirst(page);
  await first(page).getByLabel('Mot de passe').fill('popcorn');
  await page.keyboard.press('Enter');
  await expect(second(page)).toBeVisible();
}

export async function fillSecond(page: Page, mail: string): Promise<void> {
  await second(page).getByLabel('Nouvelle adresse e-mail').fill(mail);
  await second(page).getByLabel('Confirmez l’adresse').fill(mail);
}
