import type { Page } from '@playwright/test';
import { quiet } from '#tests/support/quiet.ts';
import { visit } from '#tests/support/router.ts';
import { expect, test, type Sandbox } from '#tests/support/test.ts';

const FRIENDS = '/api/accounts/me/friends';
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const mail = (page: Page) => page.getByLabel('Son adresse e-mail');
const group = (page: Page, name: string) => page.getByRole('region', { name });
const names = (page: Page, of: string) => group(page, of).getByRole('heading', { level: 3 });

async function bodies(sandbox: Sandbox, method: string): Promise<unknown[]> {
  return sandbox.bodies(`${method} ${FRIENDS}`);
}

async function invite(page: Page, address: string): Promise<void> {
  await mail(page).fill(address);
  await page.getByRole('button', { name: 'Envoyer l’invitation' }).click();
}

test('[routes/friends, calls/get-friends, entities/friend-fields, friends/accept-only-received, friends/infix-in-name, decisions/list-orders] friends are grouped and sorted by name; requests can be accepted', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', '/fr/friends/');
  await expect(page).toHaveTitle('Mes amis – Lumen Cinémas');
  await expect.poll(() => bodies(sandbox, 'GET')).toHaveLength(1);
  await expect(names(page, 'Demandes reçues')).toHaveText(['Émile Durand']);
  await expect(names(page, 'Vos amis')).toHaveText([
    'Aïcha Benali',
    'Jan van der Berg',
    'Sanne de Vries',
    'Zoé Martin',
  ]);
  await expect(names(page, 'Invitations envoyées')).toHaveText(['Lucas Bernard']);
  await expect(page.getByRole('button', { name: /^Accepter/ })).toHaveText(['Accepter']);
  await expect(group(page, 'Demandes reçues').getByRole('button')).toHaveText(['Accepter', 'Refuser']);
});

test('[friends/add-by-mail, friends/add-needs-mail, friends/add-reloads-list, friends/add-failure-message, friends/failed-add-no-reload, calls/post-friend, decisions/form-validation-messages] an invitation needs an address, shows the server’s words when refused, and reloads the list', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/friends/');
  for (const typed of ['', 'p@', '  ']) {
    await invite(page, typed);
    await expect(mail(page)).toBeFocused();
    await expect(mail(page)).toHaveAccessibleDescription(/obligatoire|adresse e-mail complète/);
  }
  expect(await bodies(sandbox, 'POST')).toEqual([]);
  await invite(page, 'zoe.martin@lumen.test');
  await expect(toasts(page)).toContainText('Cette personne est déjà dans votre liste.');
  await expect(mail(page)).toHaveValue('zoe.martin@lumen.test');
  // The server has a friend whom the page might not know of: it looks. A plain refusal loads nothing.
  await expect.poll(() => bodies(sandbox, 'GET')).toHaveLength(2);
  await toasts(page).getByRole('button', { name: 'Fermer' }).click();
  await sandbox.fault({ match: `POST ${FRIENDS}`, fault: 'answer', status: 422, body: {} });
  await invite(page, 'p@q.fr');
  await expect(toasts(page)).toContainText('Une erreur est survenue');
  await expect.poll(() => bodies(sandbox, 'GET')).toHaveLength(2);

  await sandbox.forgetCalls();
  await invite(page, 'p@q.fr');
  await expect(names(page, 'Invitations envoyées')).toHaveText(['Lucas Bernard', 'p@q.fr']);
  await expect.poll(() => bodies(sandbox, 'POST')).toEqual([{ mail: 'p@q.fr' }]);
  await expect.poll(() => bodies(sandbox, 'GET')).toHaveLength(1);
  await expect(mail(page)).toHaveValue('');
  await expect(toasts(page)).toContainText('Invitation envoyée');
});

test('[friends/accept-reloads-list, friends/deleted-friend-leaves, calls/patch-friend, calls/delete-friend] accepting reloads the list; a deleted friend is gone at once and on the next visit', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/friends/');
  await sandbox.forgetCalls();
  await page.getByRole('button', { name: 'Accepter la demande de Émile Durand' }).click();
  await expect(names(page, 'Vos amis')).toHaveCount(5);
  await expect(group(page, 'Demandes reçues')).toHaveCount(0);
  await expect(toasts(page)).toContainText('Émile Durand fait désormais partie de vos amis.');
  await expect.poll(() => bodies(sandbox, 'PATCH')).toEqual([{ id: '3' }]);
  await expect.poll(() => bodies(sandbox, 'GET')).toHaveLength(1);

  const removal = await sandbox.hold(`DELETE ${FRIENDS}`);
  await page.getByRole('button', { name: 'Retirer Jan van der Berg de vos amis' }).click();
  await expect(names(page, 'Vos amis')).toHaveText([
    'Aïcha Benali',
    'Émile Durand',
    'Sanne de Vries',
    'Zoé Martin',
  ]);
  // All this at once, before the server has answered and the list is loaded again. The focus goes to the next friend.
  await expect.poll(() => bodies(sandbox, 'GET')).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Retirer Sanne de Vries de vos amis' })).toBeFocused();
  await expect.poll(() => bodies(sandbox, 'DELETE')).toEqual([{ id: '2' }]);
  await removal.release();
  await visit(page, '/fr/tickets/');
  await visit(page, '/fr/friends/');
  await expect(names(page, 'Vos amis')).toHaveCount(4);
});

test('[decisions/unknown-kind-without-actions, http/tolerates-unlisted-shapes] an unknown status shows without actions', async ({
  page,
  sandbox,
  signIn,
}) => {
  const body = [{ id: 1, firstName: 'Ana', status: 'blocked' }, { status: null }, 7];
  await sandbox.fault({ match: `GET ${FRIENDS}`, fault: 'answer', body });
  await signIn('subscriber', '/fr/friends/');
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Ana');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
});

test('[decisions/empty-list-next-step, tickets/load-failure-contained] without friends there is a next step; a failed list has a retry', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('empty', '/fr/friends/');
  await expect(page.getByRole('heading', { name: 'La place d’à côté est libre' })).toBeVisible();
  await page.getByRole('button', { name: 'Inviter un ami' }).click();
  await expect(mail(page)).toBeFocused();
  await sandbox.fault({ match: `GET ${FRIENDS}`, fault: '500', times: 0 });
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'ne s’affiche pas' })).toBeVisible();
  await expect(mail(page)).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { name: 'La place d’à côté est libre' })).toBeVisible();
});

test('two hundred friends are searched as one types, without accents', async ({ page, signIn }) => {
  await signIn('heavy', '/fr/friends/');
  await expect(page.getByRole('article')).toHaveCount(200);
  await page.getByRole('searchbox', { name: 'Chercher un ami' }).fill('ELISE lefevre');
  await expect(page.getByRole('article')).not.toHaveCount(200);
  for (const article of await page.getByRole('article').all())
    await expect(article).toHaveAccessibleName(/Élise.*Lefèvre/);
  await page.getByRole('searchbox').fill('nobody');
  await expect(page.getByRole('status').filter({ hasText: 'Personne de ce nom' })).toBeVisible();
});
