import type { Page } from '@playwright/test';
import { visit } from '#tests/support/router.ts';
import { expect, test, type Sandbox } from '#tests/support/test.ts';

const PATH = '/fr/subscription/';
const BASE = '/api/accounts/me/subscription';
const ACCOUNT = 'GET /api/accounts/me';

async function change(page: Page, action: string, confirm: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function sent(sandbox: Sandbox): Promise<unknown[]> {
  const calls = await sandbox.calls(`* ${BASE}/*`);
  return calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [method, path.slice(BASE.length + 1), body]);
}

test('[calls/patch-suspend, calls/delete-suspend, subscription/suspend-reloads-user, subscription/undo-pause-reloads-user, subscription/pending-pause-shown] a pause is explained, confirmed, shown and undone', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', PATH);
  await sandbox.forgetCalls();
  await page.getByRole('button', { name: 'Mettre en pause' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mettre votre abonnement en pause ?' });
  await expect(dialog).toContainText(/Quand\s*Le 1er \S+ 20\d\d, à la fin de la période déjà payée\./);
  await expect(dialog).toContainText(/Ce que cela coûte\s*Rien\./);
  await dialog.getByRole('button', { name: 'Retour' }).click();
  expect(await sent(sandbox)).toEqual([]);

  await change(page, 'Mettre en pause', 'Confirmer la pause');
  await expect(page.getByText(/Votre pause commence le 1er \S+ 20\d\d\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mettre en pause' })).toHaveCount(0);
  await expect(page.getByText('Prochain paiement')).toHaveCount(0);
  await expect.poll(() => sandbox.calls(ACCOUNT)).toHaveLength(1);
  await change(page, 'Annuler la pause', 'Oui, annuler la pause');
  await expect(page.getByText('Pause prévue')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mettre en pause' })).toBeVisible();
  await expect.poll(() => sandbox.calls(ACCOUNT)).toHaveLength(2);
  await expect.poll(() => sandbox.calls(`GET ${BASE}`)).toHaveLength(2);
  await expect
    .poll(() => sent(sandbox))
    .toEqual([
      ['PATCH', 'suspend', { action: 'suspend' }],
      ['DELETE', 'suspend', null],
    ]);
});

test('[subscription/resume-reloads-user, decisions/reload-bypasses-cache] a paused pass is resumed, on every page', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('paused');
  await expect(page.getByRole('region', { name: 'Mon pass' })).toContainText('En pause');
  await visit(page, PATH);
  await sandbox.forgetCalls();
  await change(page, 'Reprendre mon abonnement', 'Reprendre maintenant');
  await expect(page.getByRole('region', { name: 'Mon pass' })).toContainText('Actif');
  await expect.poll(() => sent(sandbox)).toEqual([['PATCH', 'suspend', { action: 'resume' }]]);
  await expect.poll(async () => (await sandbox.calls(ACCOUNT)).length).toBe(1);
  await visit(page, '/fr/');
  await expect(page.getByRole('region', { name: 'Mon pass' })).toContainText('Actif');
});

test('[calls/delete-subscription-cancel, subscription/undo-cancel-reloads-user] a pending cancellation is undone', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('cancel-pending', PATH);
  await sandbox.forgetCalls();
  await page.getByRole('button', { name: 'Annuler la résiliation' }).click();
  await expect(page.getByRole('dialog')).toContainText(/votre abonnement continue après le 1er /);
  await expect(page.getByRole('dialog')).toContainText(/Votre abonnement reste à 23,90\s€\./);
  await page.getByRole('button', { name: 'Oui, garder mon abonnement' }).click();
  await expect(page.getByText('Résiliation prévue')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Résilier votre contrat' })).toBeVisible();
  await expect.poll(() => sent(sandbox)).toEqual([['DELETE', 'cancel', null]]);
  await expect.poll(() => sandbox.calls(ACCOUNT)).toHaveLength(1);
});

test('[calls/delete-downgrade, subscription/undo-plan-change-reloads-user] a pending plan change is undone', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('plan-change', PATH);
  await sandbox.forgetCalls();
  await change(page, 'Annuler le changement', 'Oui, garder ma formule');
  await expect(page.getByText('Changement de formule prévu')).toHaveCount(0);
  await expect.poll(() => sent(sandbox)).toEqual([['DELETE', 'downgrade', null]]);
  await expect.poll(() => sandbox.calls(ACCOUNT)).toHaveLength(1);
});

test('[calls/patch-debit-invoice, subscription/debit-invoice-reloads-user, subscription/debit-invoice-state, decisions/debit-invoice-action-values] the debit invoice is switched off and on', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', PATH);
  await sandbox.forgetCalls();
  const debit = page.getByRole('switch', { name: 'Regrouper mes suppléments' });
  await debit.click();
  await expect(debit).not.toBeChecked();
  await expect(debit).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('region', { name: 'Mon pass' })).toContainText(/Prochain paiement\s*23,90\s€/);
  await expect.poll(() => sandbox.calls(ACCOUNT)).toHaveLength(1);
  await debit.click();
  await expect(page.getByRole('region', { name: 'Mon pass' })).toContainText(/Prochain paiement\s*27,90\s€/);
  await expect(debit).toBeChecked();
  await expect.poll(() => sandbox.calls(ACCOUNT)).toHaveLength(2);
  await expect
    .poll(() => sent(sandbox))
    .toEqual([
      ['PATCH', 'groupSupplementInvoice', { action: 'disabled' }],
      ['PATCH', 'groupSupplementInvoice', { action: 'activated' }],
    ]);
});

test('with the keyboard alone: pause the pass, or leave the dialog', async ({ page, signIn }) => {
  await signIn('subscriber', PATH);
  const press = async (name: string): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await press('Mettre en pause');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  const opener = page.getByRole('button', { name: 'Mettre en pause' });
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  // The press comes before the browser's `close` event, which is asynchronous.
  await opener.evaluate((button: HTMLButtonElement) => {
    document.querySelector('dialog')?.close();
    button.click();
  });
  await press('Confirmer la pause');
  await expect(dialog).toHaveCount(0);
  // The pressed button is gone; one tab stop further is the button that undoes the pause.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Annuler la pause' })).toBeFocused();
});
