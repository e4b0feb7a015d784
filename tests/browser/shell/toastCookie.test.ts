import { endAtProvider } from '#tests/support/identity.ts';
import { expect, test } from '#tests/support/shared.ts';

test('[toasts/memory-says-nothing, toasts/dismissal-remembered] the cookie of closed toasts names no advantage, and the toast stays closed after the next sign-in', async ({
  page,
  context,
  sandbox,
  signIn,
}) => {
  const body = [{ name: 'Surclassement', expirationDate: '2026-12-31' }];
  await sandbox.fault({ match: 'GET /api/alerts', fault: 'answer', body: [], times: 0 });
  await sandbox.fault({ match: 'GET /api/accounts/me/advantages', fault: 'answer', body, times: 0 });
  await signIn('subscriber', '/fr/wishlist/');
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts).toContainText('Surclassement');
  await toasts.getByRole('button', { name: 'Fermer' }).click();
  const cookie = async () =>
    decodeURIComponent((await context.cookies()).find(({ name }) => name === 'fr_toasts')?.value ?? '');
  await expect.poll(cookie).toMatch(/^\{"start\.advantage:\w+":\d{10}\}$/);
  expect(await cookie()).not.toMatch(/Surclassement|2026/);

  await endAtProvider(context);
  await sandbox.forgetCalls();
  await signIn('subscriber', '/fr/wishlist/');
  await expect.poll(() => sandbox.calls('GET /api/accounts/me/advantages')).toHaveLength(1);
  await expect(toasts.locator('[data-part="card"]')).toHaveCount(0);
});
