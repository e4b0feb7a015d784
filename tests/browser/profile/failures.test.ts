import type { Page } from '@playwright/test';
import { expectAskedOnClose, expectClosed } from '#tests/support/closing.ts';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import { quiet } from '#tests/support/quiet.ts';
import { visit } from '#tests/support/router.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test } from '#tests/support/test.ts';
import { ANSWER_UNREAD, underEachFault } from '#tests/support/underEachFault.ts';

const PATCH = 'PATCH /api/accounts/me';
const GET = 'GET /api/accounts/me';

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer' }).click();
}

/** Waits until the button is no longer busy. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Enregistrer' })).not.toHaveAttribute('aria-busy', 'true');
}

test('[http/refresh-after-action, errors/default-toast] a toast reports the failure and then the success, and the header has the new name', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/profile/');
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await page.getByLabel('Prénom').fill('Anna');
  await sandbox.fault({
    match: PATCH,
    fault: 'answer',
    status: 422,
    body: { code: 'name', message: 'Ce nom est réservé.' },
  });
  await save(page);
  await expect(toasts).toContainText('Une erreur est survenue');
  await expect(toasts).not.toContainText('Ce nom est réservé.');
  await toasts.getByRole('button', { name: 'Fermer' }).click();
  await sandbox.fault({ match: PATCH, fault: '500' });
  await save(page);
  await expect(toasts).toContainText('Une erreur est survenue');
  await toasts.getByRole('button', { name: 'Fermer' }).click();
  await save(page);
  await expect(toasts).toContainText('C’est enregistré');
  await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Bonjour Anna' })).toBeVisible();
});

test(
  '[http/survives-failures, http/one-action-one-request, errors/default-toast, decisions/resubscriptions-not-http-retries] whatever goes wrong, what was typed stays, each click sends one request, and the next one works',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    await signIn('subscriber', '/fr/profile/');
    const city = page.getByLabel('Ville');
    const problem = page.locator('main form').getByRole('alert');
    await underEachFault({
      page,
      sandbox,
      call: PATCH,
      truth: OUTCOMES.saveProfile,
      // The server has done it, whose answer does not come or cannot be read: the account, loaded again, says so.
      succeedsUnder: [...ANSWER_UNREAD, 'truncated', 'lost-reply'],
      act: async (fault) => {
        await city.fill(`Ville ${fault}`);
        await save(page);
      },
      held: async (fault) => {
        await expect(problem).toContainText('pas encore enregistrées');
        await expect(city).toHaveValue(`Ville ${fault}`);
        await expect(page.getByText('Modifications non enregistrées')).toBeVisible();
      },
      succeeded: async (fault) => {
        await expect(page.getByText('Modifications non enregistrées')).toHaveCount(0);
        await expect(problem).toBeEmpty();
        // A spoilt answer comes without the change, and the page then shows what the server has.
        if (fault === 'none') await expect(city).toHaveValue('Ville none');
      },
    });
    await page.context().setOffline(true);
    await city.fill('Lyon');
    await save(page);
    await expect(problem).toContainText('pas encore enregistrées');
    await page.context().setOffline(false);
  },
);

test('[decisions/what-may-have-happened] a consent that nobody knows to be saved is said to be that, and withdrawn again it is sent', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/profile/');
  const partners = page.getByRole('checkbox', { name: 'partenaires' });
  const problem = page.locator('main form').getByRole('alert');
  await sandbox.fault({ match: PATCH, fault: 'lost-reply', times: 0 });
  await sandbox.fault({ match: GET, fault: '500', times: 0 });
  await partners.check();
  await save(page);
  await expect(problem).toContainText('Nous ne savons pas si vos modifications sont enregistrées');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('La réponse s’est perdue');
  await sandbox.clearFaults();
  await partners.uncheck();
  await expect(page.getByText('Modifications non enregistrées')).toBeVisible();
  await sandbox.forgetCalls();
  await save(page);
  await expect(page.getByText('Modifications non enregistrées')).toHaveCount(0);
  await expect.poll(() => sandbox.bodies(PATCH)).toEqual([{ optinCommunication: false }]);
  await expect(partners).not.toBeChecked();
});

test('[http/one-action-one-request, decisions/second-click-ignored] while saving the button is busy and a second click sends nothing; a hang ends after ten seconds', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', '/fr/profile/');
  await page.clock.install();
  await sandbox.fault({ match: PATCH, fault: 'hang' });
  await page.getByLabel('Ville').fill('Paris');
  await save(page);
  const button = page.getByRole('button', { name: 'Enregistrer' });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  // `force`: Playwright waits for a button with aria-disabled to become enabled.
  await button.click({ force: true });
  await page.getByLabel('Ville').press('Enter');
  await expect.poll(() => sandbox.calls(PATCH)).toHaveLength(1);
  await page.getByLabel('Code postal').fill('75001');
  await page.clock.fastForward(10_000);
  await settled(page);
  await expect(page.getByLabel('Ville')).toHaveValue('Paris');
  await save(page);
  await expect(page.getByText('Modifications non enregistrées')).toHaveCount(0);
  await expect
    .poll(() => sandbox.bodies(PATCH))
    .toEqual([{ city: 'Paris' }, { city: 'Paris', zipCode: '75001' }]);
});

test('[decisions/reload-bypasses-cache] a saved change stays saved when loading the account again fails, and so does the page', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', '/fr/profile/');
  await sandbox.forgetCalls();
  await sandbox.fault({ match: GET, fault: '500', times: 0 });
  await page.getByLabel('Ville').fill('Paris');
  await save(page);
  await expect.poll(() => sandbox.calls(GET)).toHaveLength(1);
  await save(page);
  await expect(page.locator('main form').getByRole('status')).toContainText('vous n’avez rien modifié');
  await expect(page.getByLabel('Ville')).toHaveValue('Paris');
});

test('unsaved changes survive a page change, and closing the tab asks first', async ({ page, signIn }) => {
  await signIn('subscriber', '/fr/profile/');
  await page.getByLabel('Ville').fill('Paris');
  await page.getByLabel('Pays').selectOption('NL');
  await visit(page, '/fr/tickets/');
  await expect(page.getByRole('heading', { level: 1, name: 'Mes billets' })).toBeVisible();
  await visit(page, '/fr/profile/');
  await expect(page.getByLabel('Ville')).toHaveValue('Paris');
  await expect(page.getByLabel('Pays')).toHaveValue('NL');
  await expect(page.getByText('Modifications non enregistrées')).toBeVisible();

  await expectAskedOnClose(page);
  await save(page);
  await expect(page.getByText('Modifications non enregistrées')).toHaveCount(0);
  await expectClosed(page);
});
