import {
  at,
  CANCEL_CALL,
  cancelButton,
  CONFIRM,
  DONE,
  heading,
  REASON,
  START,
  walkToConfirmation,
} from '#tests/support/cancelling.ts';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import { quiet } from '#tests/support/quiet.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';
import { ANSWER_UNREAD, underEachFault } from '#tests/support/underEachFault.ts';

const USER = 'GET /api/accounts/me';

test(
  '[subscription/failed-action-no-reload, errors/default-toast, http/survives-failures] after each kind of failure nothing is loaded again, the reason is kept, and the next try works',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    await quiet(sandbox);
    await signIn('subscriber', START);
    await walkToConfirmation(page);
    await underEachFault({
      page,
      sandbox,
      call: CANCEL_CALL,
      truth: OUTCOMES.cancelPass,
      // The server has done it, but its answer cannot be read; the reloaded pass shows it.
      succeedsUnder: [...ANSWER_UNREAD, 'truncated', 'lost-reply'],
      async act() {
        await sandbox.forgetCalls();
        await cancelButton(page).click();
      },
      async held() {
        await at(page, CONFIRM);
        await expect(page.getByRole('alert').filter({ hasText: 'Votre choix est gardé' })).toBeVisible();
        await expect(page.getByText(REASON)).toBeVisible();
        expect(await sandbox.calls(USER)).toHaveLength(0);
      },
      async succeeded(fault) {
        await expect.poll(() => sandbox.calls(USER)).toHaveLength(1);
        // `empty`: the server has done nothing, and the reloaded account shows it.
        if (fault !== 'empty') {
          await expect(heading(page, 'Votre résiliation est enregistrée')).toBeVisible();
          await page.getByRole('button', { name: 'Annuler la résiliation' }).click();
          await page.getByRole('button', { name: 'Oui, garder mon abonnement' }).click();
        }
        await at(page, '/fr/subscription/');
        await page.getByRole('main').getByRole('link', { name: 'Résilier votre contrat' }).click();
        await walkToConfirmation(page);
      },
    });
  },
);

test('[subscription/cancel-reloads-user, http/one-action-one-request] without an answer and without the pass, the page says so, and the retry leads to the summary of the cancellation', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', START);
  await walkToConfirmation(page);
  // `times: 0`, for every request: the browser repeats a request whose connection broke.
  await sandbox.fault({ match: CANCEL_CALL, fault: 'lost-reply', times: 0 });
  await sandbox.fault({ match: 'GET /api/accounts/me/subscription', fault: '500', times: 0 });
  await cancelButton(page).click();
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await expect(notifications).toContainText('La réponse s’est perdue');
  await sandbox.clearFaults();
  await sandbox.forgetCalls();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(heading(page, 'Votre résiliation est enregistrée')).toBeVisible();
  await at(page, DONE);
  await expect(notifications).toContainText('déjà résilié');
  expect(await sandbox.calls(CANCEL_CALL)).toHaveLength(0);
});

test('[subscription/failed-action-no-reload] a failure is no longer shown once the cancellation is recorded', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', START);
  await walkToConfirmation(page);
  await sandbox.fault({ match: CANCEL_CALL, fault: '500' });
  await cancelButton(page).click();
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await expect(notifications).toContainText('Une erreur est survenue');
  await expect(page.getByText('Votre contrat n’est pas résilié.')).toBeVisible();
  await cancelButton(page).click();
  await expect(heading(page, 'Votre résiliation est enregistrée')).toBeVisible();
  await expect(notifications).toBeEmpty();
});

test('[subscription/sample-cancel-reasons] fake mode has 25 reasons; a list that fails or is empty comes with a retry', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({ match: 'GET *cancel/reasons', fault: '500' });
  await sandbox.fault({ match: 'GET *cancel/reasons', fault: 'answer', body: [] });
  await signIn('subscriber', START);
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await retry.click();
  await expect(retry).not.toHaveAttribute('aria-busy');
  await retry.click();
  await expect(page.getByRole('main').getByRole('listitem').getByRole('button')).toHaveCount(25);
  await page.goto(siteUrl('fr', 'fake.localhost') + START);
  await ready(page);
  await expect(page.getByRole('main').getByRole('listitem').getByRole('button')).toHaveCount(25);
});

test('[subscription/cancel-reloads-user] a cancellation is confirmed even when the pass cannot be loaded after it', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', START);
  await walkToConfirmation(page);
  await sandbox.fault({ match: 'GET /api/accounts/me/subscription', fault: '500', times: 0 });
  await cancelButton(page).click();
  await at(page, DONE);
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'résiliation est enregistrée',
  );
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('button', { name: 'Annuler la résiliation' })).toBeVisible();
});
