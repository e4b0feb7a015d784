import type { ElementHandle, Locator } from '@playwright/test';
import { expect, test } from '#tests/support/shared.ts';

/*
 * On a busy machine the `close` event of a dialog comes after the next press: so it does here, where both happen in one
 * task.
 */

test('a ticket that is opened as soon as another has closed stays open @nightly', async ({
  page,
  signIn,
}) => {
  await signIn('subscriber', '/fr/tickets/');
  await page.getByRole('button', { name: 'Afficher le billet' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('La Dernière Séance');

  await closeAndPress(
    dialog,
    page.locator('article', { hasText: 'Noordzee' }).getByRole('button', { includeHidden: true }),
  );

  await expect(dialog).toHaveAccessibleName('Noordzee');
  await expect(dialog.getByRole('status')).toContainText('2/3');
});

test('behind a menu that is opened as soon as it has closed, the page keeps its place @nightly', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('subscriber', '/fr/tickets/');
  const opener = page.locator('account-menu [data-part="open"]');
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();

  await closeAndPress(dialog, opener);

  await expect(dialog).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/scroll-locked/);
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).not.toHaveClass(/scroll-locked/);
});

/** Closes the dialog and presses a button before the `close` event has come, and waits for that event. */
async function closeAndPress(dialog: Locator, button: Locator): Promise<void> {
  await dialog.evaluate(
    async (element: HTMLDialogElement, opener) => {
      const closed = new Promise((resolve) => element.addEventListener('close', resolve, { once: true }));
      element.close();
      await Promise.resolve();
      opener?.click();
      await closed;
    },
    (await button.elementHandle()) as ElementHandle<HTMLElement> | null,
  );
}
