import { expect, test } from '#tests/support/shared.ts';

test('[routes/cinemas, calls/patch-favourite-cinemas] a customer opens the page of cinemas, finds the nearest one, and marks it', async ({
  page,
  context,
  sandbox,
  signIn,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 48.8918, longitude: 2.2389 });
  await signIn('empty', '/fr/cinemas/');
  await expect(page).toHaveTitle('Mes cinémas – Lumen Cinémas');
  await page.getByRole('button', { name: 'Autour de moi' }).click();
  const nearest = page.getByRole('region', { name: 'Les plus proches' }).getByRole('article').first();
  await expect(nearest).toHaveAccessibleName('Lumen La Défense');
  const heart = nearest.getByRole('button', { name: 'dans mes favoris' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => sandbox.calls('PATCH /api/accounts/me/cinemas')).toHaveLength(1);
});
