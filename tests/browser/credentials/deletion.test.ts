import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { quiet } from '#tests/support/quiet.ts';
import { expect, ready, test } from '#tests/support/test.ts';

const CALL = 'POST /api/accounts/me/delete';
const TICKETS = 'GET /api/ec/ebillet';
/** No call tells whether the request has arrived. */
const UNKNOWN = 'Nous ne savons pas si votre demande est arrivée';

function dialogOf(page: Page) {
  return page.getByRole('dialog', { name: 'Supprimer votre compte' });
}

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

test('[calls/post-account-deletion, profile/deletion-confirmed-once] deletion: the consequences, then the word to type, then one request; the customer stays signed in', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await sandbox.fault({
    match: 'GET /api/accounts/me/prepaids',
    fault: 'answer',
    body: [
      { id: '1', status: 2, quantity: { initial: 10, remaining: 3 } },
      { id: '2', status: 0, quantity: { initial: 5, remaining: 5 } },
    ],
  });
  await signIn('subscriber', '/fr/profile/');
  await openDialog(page);
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('listitem')).toContainText([
    'votre profil',
    'votre abonnement en cours',
    '3 billets à venir',
    '3 places prépayées',
  ]);
  const confirm = dialog.getByRole('button', { name: 'Demander la suppression' });
  await confirm.click();
  await expect(dialog.getByLabel('Pour confirmer')).toBeFocused();
  await dialog.getByLabel('Pour confirmer').fill('oui');
  await confirm.click();
  await expect(dialog.getByText('en toutes lettres')).toBeVisible();
  expect(await sandbox.calls(CALL)).toHaveLength(0);

  const request = await sandbox.hold(CALL);
  await dialog.getByLabel('Pour confirmer').fill(' supprimer ');
  await dialog.getByLabel('Pour confirmer').press('Enter');
  await expect(confirm).toHaveAttribute('aria-busy', 'true');
  await dialog.getByLabel('Pour confirmer').press('Enter');
  await request.release();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Votre demande est partie');
  await expect.poll(() => sandbox.bodies(CALL)).toEqual([null]);
  await expect(page.getByRole('button', { name: 'Supprimer mon compte' })).toBeFocused();
  await page.reload();
  await ready(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Mon profil' })).toBeVisible();
});

test('[profile/deletion-unknown, decisions/what-may-have-happened, profile/deletion-confirmed-once] a request that may have arrived is not offered again as if it were the first, even after a reload @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/profile/');
  await openDialog(page);
  const dialog = dialogOf(page);
  const word = dialog.getByLabel('Pour confirmer');
  const another = dialog.getByRole('button', { name: 'Envoyer une autre demande' });
  await word.fill('SUPPRIMER');
  await sandbox.fault({ match: CALL, fault: 'lost-reply', times: 0 });
  await word.press('Enter');
  const notice = dialog.getByRole('alert').filter({ hasText: UNKNOWN });
  await expect(notice).toBeFocused();
  await expect(word).toHaveCount(0);
  await sandbox.clearFaults(CALL);
  await sandbox.forgetCalls();
  await page.reload();
  await ready(page);
  await openDialog(page);
  await expect(dialog).toContainText(UNKNOWN);
  await expect(dialog.getByRole('button', { name: 'Demander la suppression' })).toHaveCount(0);
  await another.click();
  await expect(word).toHaveValue('');
  expect(await sandbox.calls(CALL)).toHaveLength(0);
  await word.fill('SUPPRIMER');
  await another.click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Votre demande est partie');
  await expect.poll(() => sandbox.calls(CALL)).toHaveLength(1);
});

test('[profile/download-my-data] the data file holds the customer’s data, and names what could not be loaded', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', '/fr/profile/');
  await sandbox.fault({ match: TICKETS, fault: '500', times: 0 });
  await expect(page.getByText(/factures, billets.*Le reste, sur demande, en un mois/)).toBeVisible();
  const button = page.getByRole('button', { name: 'Télécharger' });
  const contents: Record<string, unknown>[] = [];
  for (const outcome of ['il y manque : vos billets', 'Votre fichier est prêt, dans']) {
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toMatch(/^lumen-cinemas-\d{4}-\d\d-\d\d\.json$/);
    contents.push(JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, unknown>);
    await expect(page.getByText(outcome)).toBeVisible();
    await sandbox.clearFaults(TICKETS);
  }
  const [partial, complete] = contents;
  expect(partial).toMatchObject({ missing: ['tickets'], account: { email: 'subscriber@lumen.test' } });
  expect(partial).not.toHaveProperty('tickets');
  expect(complete).toMatchObject({
    missing: [],
    tickets: expect.arrayContaining([expect.objectContaining({ status: 'CANCELED' })]),
    identities: expect.arrayContaining([expect.objectContaining({ provider: 'facebook' })]),
    cards: {},
    advantages: expect.any(Array),
    subscription: expect.any(Object),
    friends: expect.any(Array),
  });
});
