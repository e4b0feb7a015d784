import type { Locator, Page } from '@playwright/test';

/** A card on the French page of vouchers. */
export function card(page: Page, name: string): Locator {
  return page.getByRole('article', { name });
}

export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' });
}

/** Opens the card's further actions where they are closed, and presses one that removes the card. */
export async function openFurther(of: Locator, button: string): Promise<void> {
  const closed = of.locator('details:not([open]) > summary');
  if ((await closed.count()) > 0) await closed.click();
  await of.getByRole('button', { name: button }).click();
}
