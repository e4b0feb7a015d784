import type { Locator, Page } from '@playwright/test';
import type { Sandbox } from './test.ts';

/** Of the page of vouchers, in French. */
export function card(page: Page, name: string): Locator {
  return page.getByRole('article', { name });
}

export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' });
}

/** An action that takes a card away. */
export async function openFurther(of: Locator, button: string): Promise<void> {
  const closed = of.locator('details:not([open]) > summary');
  if ((await closed.count()) > 0) await closed.click();
  await of.getByRole('button', { name: button }).click();
}

/** One entry per call: its body, and whether the answer to its challenge stood in the header. */
export async function sent(sandbox: Sandbox, call: string) {
  return (await sandbox.calls(call)).map(({ body, headers }) => ({
    body,
    challenged: (headers['x-captcha-response']?.length ?? 0) > 40,
  }));
}
