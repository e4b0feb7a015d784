import { passSummary } from '#tests/support/subscription.ts';
import { visit } from '#tests/support/router.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/shared.ts';

const PATH = '/fr/subscription/';

test('[subscription/states-agree, subscription/pending-cancellation-shown] home says until when the pass works once it is cancelled @nightly', async ({
  page,
  signIn,
}) => {
  await signIn('cancel-pending');
  await expect(page.getByRole('region', { name: 'Mon pass' })).toContainText(
    /Votre abonnement prend fin le 1(er)?\s\S+\s20\d\d\. D’ici là/,
  );
});

test('[routes/subscription-without-flag, tracking/subscription-name] the page needs no flag; its menu entries do @nightly', async ({
  page,
  signIn,
}) => {
  await signIn('no-flags', PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon abonnement');
  await expect(page).toHaveTitle(/^Mon abonnement – /);
  await expect(passSummary(page)).toBeVisible();
  await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Mon abonnement' })).toBeHidden();
  const view = await page.evaluate(() => (window.dataLayer as { page_name: string }[]).at(-1)?.page_name);
  expect(view).toBe('my_subscription');
});

test('home and the account menu lead to the page', async ({ page, signIn }) => {
  await signIn('subscriber');
  await page.getByRole('link', { name: 'Voir mon abonnement' }).click();
  await page.waitForURL(`**${PATH}`);
  await visit(page, '/fr/tickets/');
  await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Mon abonnement' }).click();
  await page.waitForURL(`**${PATH}`);
  await ready(page);
  await expect(passSummary(page)).toBeVisible();
});

test('the page in each language', { tag: TAG.nightly }, async ({ page, signIn }) => {
  await signIn('subscriber', '/nl/subscription/', { site: 'nl' });
  await expect(page).toHaveTitle(/^Mijn abonnement – /);
  const pass = page.getByRole('region', { name: 'Mijn pas' });
  await expect(pass).toContainText(/Volgende betaling\s*€\s35,80 op 1\s/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Abonnement opzeggen' })).toBeVisible();
  await expect(page.getByText('Onbeperkt IMAX').first()).toBeVisible();
  await visit(page, '/en/subscription/');
  await expect(page).toHaveTitle(/^My subscription – /);
  await expect(page.getByRole('region', { name: 'My pass' })).toContainText(/Next payment\s*€35.80 on 1\s/);
  await expect(page.getByRole('link', { name: 'Cancel your subscription' })).toBeVisible();
  await expect(page.getByText('Unlimited IMAX').first()).toBeVisible();
});
