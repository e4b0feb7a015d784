import { axeProblems } from '#tests/support/axe.ts';
import { offered, passSummary } from '#tests/support/subscription.ts';
import { visit } from '#tests/support/router.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';

const PATH = '/fr/subscription/';
const PASS = 'GET /api/accounts/me/subscription';

const CHANGE_PLAN = 'Changer de formule';
const OPTIONS = 'Changer mes options';

test('[calls/get-subscription, decisions/catalogue-for-missing-calls] without a pass: one call, nothing to manage, and a way to a pass', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('casual', PATH);
  await expect(page.getByRole('heading', { name: 'Vous n’avez pas d’abonnement' })).toBeVisible();
  await expect.poll(() => offered(page)).toEqual(['Découvrir les pass']);
  await expect(page.getByRole('link', { name: 'Découvrir les pass' })).toHaveAttribute(
    'href',
    'https://www.lumen-cinemas.example/fr/cinepass/',
  );
  await expect.poll(() => sandbox.calls(PASS)).toHaveLength(1);
});

test('[subscription/states-agree, subscription/unpaid-balance-shown, subscription/no-subscription-on-server] a former customer who owes sees the amount, the way to pay and the invoices; a subscription that the server does not know is none', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({ match: PASS, fault: 'answer', body: { unpaidBalance: 1990 }, times: 0 });
  await signIn('casual');
  const onHome = page.getByRole('region', { name: 'Mon pass' });
  await expect(onHome).toContainText(/Il vous reste 19,90\s€ à régler/);
  await onHome.getByRole('link', { name: 'Payer maintenant' }).click();
  await page.waitForURL(`**${PATH}`);
  const main = page.getByRole('main');
  await expect(main).toContainText(/Il vous reste 19,90\s€ à régler/);
  await expect(main.getByRole('heading', { name: 'Contrat et factures' })).toBeVisible();
  await expect(main).not.toContainText('Vous n’avez pas d’abonnement');
  await main.getByRole('button', { name: 'Payer maintenant' }).click();
  const dialog = page.getByRole('dialog', { name: 'Régler votre abonnement' });
  await expect(dialog).toContainText(/À régler\s*19,90\s€/);
  await expect(dialog).not.toContainText('votre pass');

  await sandbox.clearFaults();
  await sandbox.fault({ match: PASS, fault: '404', times: 0 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Vous n’avez pas d’abonnement' })).toBeVisible();
});

test('[subscription/states-agree, subscription/pending-cancellation-shown] home says until when the pass works once it is cancelled', async ({
  page,
  signIn,
}) => {
  await signIn('cancel-pending');
  await expect(page.getByRole('region', { name: 'Mon pass' })).toContainText(
    /Votre abonnement prend fin le 1(er)? \S+ 20\d\d\. D’ici là/,
  );
});

test('[decisions/catalogue-for-missing-calls] actions without a call lead to the catalogue, by the routes in the texts', async ({
  page,
  sandbox,
  signIn,
}) => {
  const body = {
    eligibleReSubscription: true,
    eligibleForReactivation: true,
    eligibleChanges: ['FAMILY'],
    addons: [{ value: 'A', title: 'A', price: 1 }],
    unpaidBalance: 1,
    card: { status: 'active' },
  };
  await sandbox.fault({ match: PASS, fault: 'answer', body });
  await signIn('no-flags', PATH);
  const main = page.getByRole('main');
  for (const [name, path] of [
    ['Me réabonner', 'reabonnement'],
    ['Réactiver mon pass', 'reactivation'],
    [CHANGE_PLAN, 'formules'],
    [OPTIONS, 'options'],
    ['Payer maintenant', 'paiement'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute(
      'href',
      `https://www.lumen-cinemas.example/fr/cinepass/${path}/`,
    );
  }
  await expect(main).toContainText(/Il vous reste 0,01\s€ à régler/);

  const renewable = { eligibleRenew: true, card: { status: 'active' } };
  await sandbox.fault({ match: PASS, fault: 'answer', body: renewable });
  await page.reload();
  await expect(main.getByRole('link', { name: 'Renouveler' })).toHaveAttribute(
    'href',
    'https://www.lumen-cinemas.example/fr/cinepass/renouvellement/',
  );
});

test('[routes/subscription-without-flag, decisions/subscription-route-has-no-flag, tracking/subscription-name] the page needs no flag; its menu entries do', async ({
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

test('[entities/unknown-subscription-type, entities/unknown-subscription-status, http/tolerates-unlisted-shapes] unknown codes are taken for the classic pass and for active, and nothing raw shows', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({ match: PASS, fault: 'unknown-enum', times: 0 });
  await signIn('gold', PATH);
  await expect(passSummary(page).getByRole('heading', { level: 2 })).toHaveText('Cinépass');
  await expect(passSummary(page).getByText('Actif', { exact: true })).toBeVisible();
  await sandbox.clearFaults();
  const body = {
    card: {},
    addons: null,
    consumption: 7,
    newLeadId: 'L1',
    pausePending: true,
    eligibleChanges: [{ value: '' }],
  };
  await sandbox.fault({ match: PASS, fault: 'answer', body, times: 0 });
  await page.reload();
  await ready(page);
  await expect(page.getByText('Votre pause commence à la fin de la période en cours.')).toBeVisible();
  await expect(page.getByText('Changement de formule prévu')).toBeVisible();
  await expect(page.getByText('Nouvelle formule')).toHaveCount(0);
  await expect(page.getByRole('link', { name: CHANGE_PLAN })).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(/ZZZ|undefined|null|NaN|Invalid|[A-Z]{2}_/);
});

test('[calls/get-subscription] a failed pass has a retry of its own; the documents show meanwhile', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({ match: PASS, fault: '500', times: 0 });
  await signIn('subscriber', PATH);
  await expect(page.getByRole('heading', { name: 'Contrat et factures' })).toBeVisible();
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await expect(retry).toBeVisible();
  await sandbox.clearFaults();
  await retry.click();
  await expect(passSummary(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Contrat et factures' })).toHaveCount(1);
});

test('[subscription/unpaid-balance-shown, toasts/unpaid-modal-variant] the unpaid dialog names the amount and leads to the payment; without its flag the page does so', async ({
  page,
  signIn,
}) => {
  await signIn('unpaid', PATH);
  const open = page.locator('astro-island').getByRole('button', { name: 'Payer maintenant' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Régler votre abonnement' });
  await expect(dialog).toContainText(/À régler\s*19,90\s€/);
  await expect(dialog.getByRole('link', { name: 'Aller au paiement' })).toHaveAttribute(
    'href',
    'https://www.lumen-cinemas.example/fr/cinepass/paiement/',
  );
  expect(await axeProblems(page, 'unpaid dialog')).toEqual([]);
  await dialog.getByRole('button', { name: 'Plus tard' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('the page in each language', { tag: TAG.nightly }, async ({ page, signIn }) => {
  await signIn('subscriber', '/nl/subscription/', { site: 'nl' });
  await expect(page).toHaveTitle(/^Mijn abonnement – /);
  const pass = page.getByRole('region', { name: 'Mijn pas' });
  await expect(pass).toContainText(/Volgende betaling\s*€\s27,90 op 1 /);
  await expect(page.getByRole('link', { name: 'Abonnement beëindigen' })).toBeVisible();
  await expect(page.getByText('Onbeperkt IMAX')).toBeVisible();
  await visit(page, '/en/subscription/');
  await expect(page).toHaveTitle(/^My subscription – /);
  await expect(page.getByRole('region', { name: 'My pass' })).toContainText(/Next payment\s*€27.90 on 1 /);
  await expect(page.getByRole('link', { name: 'Cancel your subscription' })).toBeVisible();
  await expect(page.getByText('Unlimited IMAX')).toBeVisible();
});
