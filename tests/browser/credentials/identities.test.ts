import type { Page } from '@playwright/test';
import { stopClock } from '#tests/support/clock.ts';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import { quiet } from '#tests/support/quiet.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test, type Sandbox } from '#tests/support/test.ts';
import { ANSWER_UNREAD, underEachFault } from '#tests/support/underEachFault.ts';

const LIST = 'GET /api/accounts/me/identities';
const LINK = 'POST /api/accounts/me/link';
const UNLINK = 'POST /api/accounts/me/unlink';

function rows(page: Page) {
  return page.getByRole('group', { name: 'Comptes reliés' }).getByRole('listitem');
}

/** @returns the popup with the provider's page */
async function openPopup(page: Page, provider: string): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: `Relier ${provider}` }).click(),
  ]);
  await popup.locator('button[value="default"]').waitFor();
  return popup;
}

test('[identity/linkable-providers, identity/linked-identity-fields, calls/post-unlink, calls/get-identities, profile/identity-unlinked] three providers show, with the main one marked; unlinking asks first and reloads the list @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/profile/');
  await expect(rows(page)).toHaveText([
    /Facebook.*Ana Moreau.*Principal/s,
    /Apple.*Non relié/s,
    /Google.*Ana M./s,
  ]);
  await expect.poll(() => sandbox.calls(LIST)).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Délier Facebook' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Délier Google' }).click();
  const dialog = page.getByRole('dialog', { name: 'Délier Google' });
  await sandbox.fault({ match: UNLINK, fault: '500' });
  await dialog.getByRole('button', { name: 'Délier' }).click();
  await expect(dialog).toContainText('toujours relié');
  await dialog.getByRole('button', { name: 'Délier' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rows(page).nth(2)).toContainText('Non relié');
  await expect(page.getByRole('group', { name: 'Comptes reliés' })).toBeFocused();
  const calls = await sandbox.calls(UNLINK);
  expect(calls).toHaveLength(2);
  expect(calls[1]?.body).toEqual({ provider: 'google-oauth2', id: expect.stringMatching(/^g-/) });
  // Once more after the failure, which does not say whether it was done.
  await expect.poll(() => sandbox.calls(LIST)).toHaveLength(3);
});

test(
  '[calls/post-link, identity/linking-in-a-popup] linking signs in to the other provider in a popup, sends token and provider, and keeps the session',
  { tag: TAG.needsServer },
  async ({ page, provider, sandbox, signIn }) => {
    await quiet(sandbox);
    await signIn('subscriber', '/fr/profile/');
    const popup = await openPopup(page, 'Apple');
    await expect(popup.locator('body')).toContainText('Camille L.');
    await popup.locator('button[value="default"]').click();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Compte relié');
    await expect(rows(page).nth(1)).toContainText('Camille L.');
    expect(popup.isClosed()).toBe(true);
    const [link] = await sandbox.calls(LINK);
    expect(link?.body).toEqual({ provider: 'apple', token: expect.stringMatching(/^ey/) });
    const asked = expect.objectContaining({ query: expect.objectContaining({ connection: 'apple' }) });
    await expect.poll(() => provider.calls('GET /authorize')).toContainEqual(asked);
    await page.reload();
    await ready(page);
    await expect(page.getByLabel('Prénom')).toHaveValue('Ana');
    await expect(rows(page).nth(1)).toContainText('Camille L.');
  },
);

test(
  '[decisions/what-may-have-happened] linking without an answer, while another account of the provider was linked: it is not said to be done @nightly',
  { tag: TAG.needsServer },
  async ({ page, sandbox, signIn }) => {
    await quiet(sandbox);
    await signIn('subscriber', '/fr/profile/');
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await sandbox.fault({ match: LINK, fault: '500' });
    const other = { provider: 'apple', accountId: 'another', name: 'Une autre personne', main: false };
    await sandbox.fault({ match: LIST, fault: 'answer', body: [other] });
    await (await openPopup(page, 'Apple')).locator('button[value="default"]').click();
    await expect(rows(page).nth(1)).toContainText('Une autre personne');
    await expect(toasts).toContainText('Une erreur est survenue');
    await expect(toasts).not.toContainText('Compte relié');
  },
);

/** Signs in again, to a world that no fault has changed. */
function anew(page: Page, sandbox: Sandbox, signIn: () => Promise<void>) {
  return async (): Promise<void> => {
    await page.context().clearCookies();
    await quiet(sandbox);
    await signIn();
  };
}

test(
  '[calls/post-unlink, errors/default-toast] whatever goes wrong with unlinking, the dialog stays and explains it, and the next click unlinks',
  { tag: [TAG.faults, TAG.nightly] },
  async ({ page, sandbox, signIn }) => {
    const begin = anew(page, sandbox, () => signIn('subscriber', '/fr/profile/'));
    await begin();
    const dialog = page.getByRole('dialog', { name: 'Délier Google' });
    await underEachFault({
      page,
      sandbox,
      call: UNLINK,
      truth: OUTCOMES.unlink,
      succeedsUnder: [...ANSWER_UNREAD, 'truncated', 'lost-reply'],
      act: async () => {
        if ((await dialog.count()) === 0) await page.getByRole('button', { name: 'Délier Google' }).click();
        await dialog.getByRole('button', { name: 'Délier' }).click();
      },
      held: () => expect(dialog).toContainText('toujours relié'),
      succeeded: async () => {
        await expect(dialog).toHaveCount(0);
        await begin();
      },
    });
  },
);

test('[decisions/what-may-have-happened] unlinking without an answer: the list says that it is done, and without a list nobody knows @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/profile/');
  const dialog = page.getByRole('dialog', { name: 'Délier Google' });
  await page.getByRole('button', { name: 'Délier Google' }).click();
  await sandbox.fault({ match: UNLINK, fault: 'lost-reply', times: 0 });
  await sandbox.fault({ match: LIST, fault: '500', times: 0 });
  await dialog.getByRole('button', { name: 'Délier' }).click();
  await expect(dialog).toContainText('Nous ne savons pas si ce compte est encore relié');
  await sandbox.clearFaults(LIST);
  await dialog.getByRole('button', { name: 'Délier' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Compte délié');
  await expect(rows(page).nth(2)).toContainText('Non relié');
});

test(
  '[calls/post-link, errors/default-toast] whatever goes wrong with linking is explained, the list stays, and the customer can try again',
  { tag: [TAG.faults, TAG.nightly] },
  async ({ page, sandbox, signIn }) => {
    const begin = anew(page, sandbox, () => signIn('casual', '/fr/profile/'));
    await begin();
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await underEachFault({
      page,
      sandbox,
      call: LINK,
      truth: OUTCOMES.link,
      succeedsUnder: [...ANSWER_UNREAD, 'truncated', 'lost-reply'],
      act: async () => {
        const popup = await openPopup(page, 'Apple');
        await popup.locator('button[value="default"]').click();
      },
      held: () => expect(rows(page).nth(1)).toContainText('Non relié'),
      succeeded: async () => {
        await expect(toasts).toContainText('Compte relié');
        await begin();
      },
    });
  },
);

test(
  '[identity/popup-timeout, errors/identity-errors-handled] a popup that is closed, refused, blocked, left open or given a bad answer is explained, and can be tried again',
  { tag: TAG.needsServer },
  async ({ page, provider, sandbox, signIn }) => {
    await signIn('subscriber', '/fr/profile/');
    const panel = page.getByRole('region', { name: 'Comptes reliés' });
    await (await openPopup(page, 'Apple')).close();
    await expect(panel.getByRole('alert')).toContainText('fermée avant la fin');

    const refused = await openPopup(page, 'Apple');
    await refused.locator('button[value="cancel"]').click();
    await expect(panel.getByRole('alert')).toContainText('refusé l’accès');

    // No answer of the provider is trusted before it is checked.
    for (const [fault, texts] of [
      [{ fault: 'token', claims: { aud: 'someone-else' } }, 'n’a pas pu être relié'],
      [{ fault: 'token', claims: { nonce: 'another' } }, 'n’a pas pu être relié'],
      [{ fault: '500' }, 'n’a pas pu être relié'],
      [{ fault: 'reset', times: 0 }, 'La connexion s’est interrompue'],
    ] as const) {
      await provider.fault({ match: 'POST /oauth/token', ...fault });
      await (await openPopup(page, 'Apple')).locator('button[value="default"]').click();
      await expect(panel.getByRole('alert')).toContainText(texts);
    }
    await provider.clearFaults();

    await stopClock(page);
    const forgotten = await openPopup(page, 'Apple');
    await page.clock.fastForward(59_000);
    await expect(panel.getByRole('alert')).toBeEmpty();
    await page.clock.fastForward(1_500);
    await expect(panel.getByRole('alert')).toContainText('Une minute sans réponse');
    await expect.poll(() => forgotten.isClosed()).toBe(true);

    await page.evaluate(() => (window.open = () => null));
    await page.getByRole('button', { name: 'Relier Apple' }).click();
    await expect(panel.getByRole('alert')).toContainText('a bloqué la fenêtre');
    expect(await sandbox.calls(LINK)).toEqual([]);
  },
);
