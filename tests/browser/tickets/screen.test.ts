import { WHOLE_BROWSER } from '#tests/support/launch.ts';
import { quiet } from '#tests/support/quiet.ts';
import { readCode } from '#tests/support/readCode.ts';
import { expect, test } from '#tests/support/shared.ts';

// The headless shell refuses wake locks.
test.use(WHOLE_BROWSER);

test('the full-screen ticket: opened with the keyboard, white in the dark scheme, and the screen stays awake', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const held = new Set<WakeLockSentinel>();
    Object.assign(window, { held });
    const request = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = async (type) => {
      const lock = await request(type);
      held.add(lock);
      lock.addEventListener('release', () => held.delete(lock));
      return lock;
    };
  });
  const held = () => page.evaluate(() => (window as unknown as { held: Set<unknown> }).held.size);
  await signIn('subscriber', '/fr/tickets/');

  const opener = page
    .getByRole('article', { name: 'La Dernière Séance' })
    .getByRole('button', { name: 'Afficher le billet' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'La Dernière Séance' });
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const letters = dialog.getByText('LUM734000');
  await expect(letters).toBeInViewport();
  await expect
    .poll(() => letters.evaluate((element) => parseFloat(getComputedStyle(element).fontSize)))
    .toBeGreaterThan(32);
  expect(await readCode(await dialog.getByRole('img').screenshot())).toMatchObject({ text: 'LUM734000' });
  await expect.poll(held).toBe(1);

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect.poll(held).toBe(0);
});
