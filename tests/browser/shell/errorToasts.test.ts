import { stopClock } from '#tests/support/clock.ts';
import { quiet } from '#tests/support/quiet.ts';
import { expect, test } from '#tests/support/test.ts';

const FAVOURITES = '/api/accounts/me/cinemas';

test('[toasts/closable-stays] an error waits below what another action says, and comes back until it is closed @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/profile/');
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await sandbox.fault({ match: 'PATCH /api/accounts/me', fault: '500' });
  await page.getByLabel('Ville').fill('Paris');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(toasts).toContainText('Une erreur est survenue');
  await stopClock(page);
  await page.getByRole('button', { name: 'Recevoir l’e-mail' }).click();
  await expect(toasts).toContainText('L’e-mail est parti');
  await page.clock.runFor(5200);
  await expect(toasts).toContainText('Une erreur est survenue');
  await page.clock.runFor(60_000);
  await toasts.getByRole('button', { name: 'Fermer' }).click();
  await expect(toasts.locator('[data-part="card"]')).toHaveCount(0);
});

test('[toasts/error-goes-with-success] the error about a favourite stays while another is changed, and goes once its own mark has worked @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/cinemas/');
  const toast = page.getByRole('region', { name: 'Notifications' }).locator('[data-part="card"]');
  const heart = (city: string, cinema: string) =>
    page
      .getByRole('region', { name: city, exact: true })
      .getByRole('button', { name: `${cinema} dans mes favoris` });
  const [nice, lyon] = [heart('Nice', 'Lumen Masséna'), heart('Lyon', 'Lumen Bellecour')];
  await sandbox.fault({ match: `PATCH ${FAVOURITES}`, fault: '422' });
  await nice.click();
  await expect(toast).toContainText('Une erreur est survenue');
  await expect(nice).toHaveAttribute('aria-pressed', 'false');
  await lyon.click();
  await expect.poll(() => sandbox.calls(`DELETE ${FAVOURITES}`)).toHaveLength(1);
  await expect(lyon).toHaveAttribute('aria-pressed', 'false');
  await expect(toast).toHaveCount(1);
  await nice.click();
  await expect.poll(() => sandbox.calls(`PATCH ${FAVOURITES}`)).toHaveLength(2);
  await expect(toast).toHaveCount(0);
});
