import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { REFUSED } from '#tests/support/faultCases.ts';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import { quiet } from '#tests/support/quiet.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';
import { ANSWER_UNREAD, underEachFault } from '#tests/support/underEachFault.ts';

const CALL = 'POST /api/accounts/me/delete';
const TICKETS = 'GET /api/ec/ebillet';
const NOT_SENT = 'Votre demande n’est pas partie';
/** No call tells whether the request has arrived. */
const UNKNOWN = 'Nous ne savons pas si votre demande est arrivée';

function dialogOf(page: Page) {
  return page.getByRole('dialog', { name: 'Supprimer votre compte' });
}

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

test('[calls/post-account-deletion, profile/deletion-confirmed-once, decisions/account-deletion-request] deletion: the consequences, then the word to type, then one request; the customer stays signed in', async ({
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

test('[profile/deletion-failure-message, errors/server-message-shown, errors/fallback-without-message] a refusal shows the server’s words, or ours without them, and the dialog keeps what was typed', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/profile/');
  await openDialog(page);
  const dialog = dialogOf(page);
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await dialog.getByLabel('Pour confirmer').fill('SUPPRIMER');
  await sandbox.fault({
    match: CALL,
    fault: 'answer',
    status: 409,
    body: { message: 'Votre abonnement court encore.' },
  });
  await sandbox.fault({ match: CALL, fault: '500' });
  for (const [text, problem] of [
    ['Votre abonnement court encore.', NOT_SENT],
    ['Votre demande n’est pas confirmée', UNKNOWN],
  ] as const) {
    await dialog.getByRole('button', { name: 'Demander la suppression' }).click();
    await expect(toasts).toContainText(text);
    await expect(toasts).not.toContainText('undefined');
    await expect(dialog.getByText(problem)).toBeVisible();
    await toasts.getByRole('button', { name: 'Fermer' }).click();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => sandbox.calls(CALL)).toHaveLength(2);
});

test('[profile/deletion-unknown, decisions/what-may-have-happened, profile/deletion-confirmed-once] a request that may have arrived is not offered again as if it were the first, even after a reload', async ({
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

test(
  '[profile/deletion-failure-message] whatever goes wrong, the dialog says what became of the request: a refused one keeps what was typed',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    await quiet(sandbox);
    await signIn('subscriber', '/fr/profile/');
    const dialog = dialogOf(page);
    const word = dialog.getByLabel('Pour confirmer');
    const first = dialog.getByRole('button', { name: 'Demander la suppression' });
    const another = dialog.getByRole('button', { name: 'Envoyer une autre demande' });
    await underEachFault({
      page,
      sandbox,
      call: CALL,
      truth: OUTCOMES.askDeletion,
      succeedsUnder: ANSWER_UNREAD,
      serverWordsShown: true,
      act: async () => {
        if ((await dialog.count()) === 0) await openDialog(page);
        if ((await word.count()) === 0) await another.click();
        if ((await word.inputValue()) === '') await word.fill('supprimer');
        await first.or(another).click();
      },
      held: async (fault) => {
        const isRefused = REFUSED.includes(fault);
        await expect(dialog.getByText(isRefused ? NOT_SENT : UNKNOWN)).toBeVisible();
        if (isRefused) await expect(word).toHaveValue('supprimer');
        else await expect(first, 'not offered as if nothing had happened').toHaveCount(0);
      },
      succeeded: () => expect(dialog).toHaveCount(0),
    });
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      'Votre demande est partie',
    );
  },
);

test(
  '[decisions/download-my-data] whatever goes wrong with a part, the data file names what is missing; if all parts fail there is no file',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    await signIn('subscriber', '/fr/profile/');
    // Every page loads the tickets after it is ready: that request would count as one of the action's.
    await expect.poll(() => sandbox.calls(TICKETS)).toHaveLength(1);
    const button = page.getByRole('button', { name: 'Télécharger' });
    await underEachFault({
      page,
      sandbox,
      call: TICKETS,
      // An empty part is complete.
      succeedsUnder: ['404', 'missing-field', 'null-field', 'unknown-enum'],
      act: () => button.click(),
      held: () => expect(page.getByText(/il y manque\s: .*vos billets/)).toBeVisible(),
      succeeded: () => expect(page.getByText('Votre fichier est prêt, dans')).toBeVisible(),
    });
    await sandbox.fault({ match: 'GET /api/*', fault: '503', times: 0 });
    await button.click();
    await expect(page.getByText('Vos données n’ont pas pu')).toBeVisible();
  },
);

test('a consequence that could not be loaded is named as possible', async ({ page, sandbox, signIn }) => {
  await signIn('casual', '/fr/profile/');
  for (const match of [TICKETS, 'GET /api/accounts/me/prepaids']) {
    // Every page loads the tickets after it is ready, so that a fault for one call may hit that load.
    await sandbox.fault({ match, fault: '500', times: 0 });
  }
  await openDialog(page);
  await expect(dialogOf(page).getByRole('listitem')).toContainText([
    'votre profil',
    'les billets à venir',
    'les places prépayées qu’il vous reste',
  ]);
});

test('the word to type and the consequences are in the page’s language', async ({ page, signIn }) => {
  await signIn('empty', '/nl/profile/', { site: 'nl' });
  await page.getByRole('button', { name: 'Mijn account verwijderen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Je account verwijderen' });
  await expect(dialog.getByLabel('VERWIJDER')).toBeVisible();
  await expect(dialog).not.toContainText('abonnement');
  await expect(dialog).not.toContainText('tickets voor straks');
});

test('[decisions/download-my-data] the data file holds the customer’s data, and names what could not be loaded', async ({
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
