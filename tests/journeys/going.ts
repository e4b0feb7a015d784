import type { Page } from '@playwright/test';
import { expect } from '#tests/support/test.ts';
import type { Journey } from './journey.ts';
import { tabOf, type Model } from './model.ts';

/** Goes to a page as a customer does: by a link where one is shown, by its address otherwise. */
export async function goTo(journey: Journey, model: Model, path: string): Promise<void> {
  const { page } = journey;
  if ((await journey.settled()) === 'page') {
    await closeDialogs(page);
    if (journey.path === path) return;
    const link = page.locator(`a[href="${path}"]:not([target])`).filter({ visible: true }).first();
    if ((await link.count()) > 0) {
      await link.click();
      // Without a network, and before the worker has stored the page, the browser shows a page of its own.
      const isThere = () => journey.path === path || page.url().startsWith('chrome-error:');
      await expect.poll(isThere, `${path} opens`).toBe(true);
      await journey.settled();
      return;
    }
  }
  await open(journey, model, path);
}

/** Loads an address anew. */
export async function open(journey: Journey, model: Model, path: string): Promise<void> {
  await journey.page.goto(path).catch((error: unknown) => {
    if (model.isOnline) throw error;
  });
  await journey.settled();
  tabOf(model).isFresh = model.isOnline;
}

export async function reload(journey: Journey, model: Model): Promise<void> {
  await journey.page.reload().catch((error: unknown) => {
    if (model.isOnline) throw error;
  });
  await journey.settled();
  tabOf(model).isFresh = model.isOnline;
}

/** Closes what stands over the page. */
export async function closeDialogs(page: Page): Promise<void> {
  const dialogs = page.locator('dialog[open]');
  for (let open = await dialogs.count(); open > 0; open = await dialogs.count()) {
    await page.keyboard.press('Escape');
    await expect(dialogs).not.toHaveCount(open);
  }
}

/** Closes the toasts, so that the words of the next action are its own. */
export async function dismissToasts(page: Page): Promise<void> {
  const closers = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Fermer' });
  // One toast makes room for the next.
  while ((await closers.count()) > 0) {
    const closer = await closers.first().elementHandle();
    await closer.click();
    await closer.waitForElementState('hidden');
  }
}
