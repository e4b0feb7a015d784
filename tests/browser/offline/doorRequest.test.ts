import { siteUrl } from '#tests/support/sites.ts';
import { expect, ready, test } from '#tests/support/test.ts';
import { kept, keptPaths } from '#tests/support/worker.ts';

test.use({ serviceWorkers: 'allow' });

test('[subscription/pass-from-home-screen] the shortcut opens the pass once, with a network and without, and a page without a network links to it', async ({
  page,
  context,
  signIn,
}) => {
  const pass = page.getByRole('dialog', { name: 'Cinépass' });
  const code = pass.getByRole('img', { name: 'Code : Cinépass' });
  await signIn('subscriber', '/fr/subscription/?door');
  await expect(code).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl('fr')}/fr/subscription/`);
  await pass.getByRole('button', { name: 'Fermer' }).click();
  await kept(page, '/fr/subscription/');
  await page.reload();
  await ready(page);
  await expect(pass).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('9040 0003 2210');
  await expect.poll(async () => (await keptPaths(page)).join()).toContain('/atDoor.');

  await context.setOffline(true);
  await page.goto('/fr/subscription/?door');
  await expect(code).toBeVisible();
  await pass.getByRole('button', { name: 'Fermer' }).click();
  // Back counts from the page's own entry, once that of the dialog is left.
  await expect.poll(() => page.evaluate(() => 'dialogs' in Object(history.state))).toBe(false);
  // Back leads to the page of the pass, which does not open it again.
  await page.goBack();
  await page.getByRole('link', { name: 'Mon pass et mes cartes' }).click();
  await expect(code).toBeVisible();
  await expect(pass.getByText(/Gardé sur cet appareil depuis le/)).toBeVisible();
});
