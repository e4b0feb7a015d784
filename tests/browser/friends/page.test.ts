import { expect, test } from '#tests/support/shared.ts';

test('[routes/friends, calls/post-friend] a customer opens the page of friends and invites one', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', '/fr/friends/');
  await expect(page).toHaveTitle('Mes amis – Lumen Cinémas');
  const invited = page
    .getByRole('region', { name: 'Invitations envoyées' })
    .getByRole('heading', { level: 3 });
  await expect(invited).toHaveText(['Lucas Bernard']);
  await page.getByLabel('Son adresse e-mail').fill('p@q.fr');
  await page.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(invited).toHaveText(['Lucas Bernard', 'p@q.fr']);
  await expect.poll(() => sandbox.bodies('POST /api/accounts/me/friends')).toEqual([{ mail: 'p@q.fr' }]);
});
