import { layoutShift } from '#tests/support/layoutShift.ts';
import { visit } from '#tests/support/router.ts';
import { expect, test } from '#tests/support/shared.ts';
import { toasts } from '#tests/support/wallet.ts';

const CALL = 'GET /api/accounts/me/advantages';

test('[routes/advantages] the page shows the advantages and the cards, and nothing moves while it loads', async ({
  page,
  signIn,
}) => {
  await signIn('subscriber', '/fr/advantages/');
  expect(await layoutShift(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes avantages');
  await expect(page.getByRole('article', { name: 'Votre carte active' })).toBeVisible();
  const premium = page.getByRole('article', { name: 'Fauteuil Premium offert' });
  await premium.getByText('Conditions').click();
  await expect(premium.getByText('Une place, hors avant-premières.')).toBeVisible();
});

test('[advantages/listed-without-expiry] an advantage without an expiry date is listed, but has no toast', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({ match: 'GET /api/alerts', fault: 'answer', body: [], times: 0 });
  await sandbox.fault({ match: CALL, fault: 'answer', body: [{ name: 'Sans date' }] });
  await signIn('subscriber', '/fr/advantages/');
  await expect(page.getByRole('article', { name: 'Sans date' })).toContainText('Sans date limite');
  // The page of the advantages shows no toast of any.
  await visit(page, '/fr/friends/');
  await expect(toasts(page).getByRole('button')).toHaveCount(0);
});

test('[shell/account-goodies-link, shell/account-advantages-link] the account menu leads to the goodies and to the cards, which are on a page that exists', async ({
  page,
  signIn,
}) => {
  await signIn('subscriber', '/fr/tickets/');
  const open = page.getByRole('button', { name: 'Mon compte', exact: true });
  for (const [name, path] of [
    ['Mes bons et cadeaux', '/fr/vouchers/'],
    ['Mes avantages', '/fr/advantages/'],
  ] as const) {
    await open.click();
    await page.getByRole('dialog').getByRole('link', { name }).click();
    await page.waitForURL(`**${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
  await expect(page.getByRole('article', { name: 'Votre carte active' })).toBeVisible();
});

test('the toast of an advantage that runs out leads to the advantages @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({ match: 'GET /api/alerts', fault: 'answer', body: [], times: 0 });
  await signIn('subscriber', '/fr/wishlist/');
  await toasts(page).getByRole('link', { name: 'Voir mes avantages' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes avantages');
});

test('[shell/account-goodies-link, shell/account-advantages-link, routes/advantages, routes/vouchers] without their flags the pages and the links to them are not there @nightly', async ({
  page,
  signIn,
}) => {
  await signIn('no-flags', '/fr/advantages/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
  await page.goto('/fr/vouchers/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
  await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Mon profil' })).toBeVisible();
  for (const name of ['Mes bons et cadeaux', 'Mes avantages'])
    await expect(page.getByRole('dialog').getByRole('link', { name })).toBeHidden();
});
