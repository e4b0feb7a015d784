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
} from '../support/cancelling.ts';
import { quiet } from '../support/quiet.ts';
import { siteUrl } from '../support/sites.ts';
import { expect, ready, test } from '../support/test.ts';
import { ANSWER_UNREAD, underEachFault } from '../support/underEachFault.ts';

const USER = 'GET /api/accounts/me';

test('H-09 R-01 D-24 after each kind of failure nothing is loaded again, the reason is kept, and the next try works', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', START);
  await walkToConfirmation(page);
  await underEachFault({
    page,
    sandbox,
    call: CANCEL_CALL,
    succeedsUnder: ANSWER_UNREAD,
    // Carried out on the server: the test below.
    without: ['truncated', 'lost-reply'],
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
      // An answer of nothing has done nothing, which the account that comes after it says.
      if (fault !== 'empty') {
        await expect(heading(page, 'Votre résiliation est enregistrée')).toBeVisible();
        if (fault === 'none') return;
        await page.getByRole('button', { name: 'Annuler la résiliation' }).click();
        await page.getByRole('button', { name: 'Oui, garder mon abonnement' }).click();
      }
      await at(page, '/fr/subscription/');
      await page.getByRole('link', { name: 'Résilier votre contrat' }).click();
      await walkToConfirmation(page);
    },
  });
});

test('H-01 a cancellation whose answer was lost is found out by the next try', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', START);
  await walkToConfirmation(page);
  // All of them: the browser by itself repeats a request whose connection broke.
  await sandbox.fault({ match: CANCEL_CALL, fault: 'lost-reply', times: 0 });
  await cancelButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Votre choix est gardé' })).toBeVisible();
  await sandbox.clearFaults();
  await cancelButton(page).click();
  await expect(heading(page, 'Votre résiliation est enregistrée')).toBeVisible();
  await at(page, DONE);
});

test('H-24 S-16 fake mode has 25 reasons; a list that fails or is empty comes with a retry', async ({
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
  await expect(page.getByRole('radio')).toHaveCount(25);
  await page.goto(siteUrl('fr', 'fake.localhost') + START);
  await ready(page);
  await expect(page.getByRole('radio')).toHaveCount(25);
});

test('H-01 a cancellation is told of even when the pass cannot be loaded after it', async ({
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
