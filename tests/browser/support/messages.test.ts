import { caseList, GET_CASES, MESSAGES, reply } from '#tests/support/conversation.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/shared.ts';

test(
  'an unread answer is marked until it is read; the sign-out removes the marks @nightly',
  { tag: TAG.needsServer },
  async ({ page, signIn }) => {
    await signIn('subscriber', MESSAGES);
    const unread = caseList(page).getByRole('listitem').filter({ hasText: 'Nouvelle réponse' });
    await expect(unread).toHaveText([/Écharpe oubliée/]);
    await unread.getByRole('link').click();
    await expect(page.getByText('votre écharpe est à l’accueil')).toBeVisible();
    await expect(unread).toHaveCount(0);
    await page.goto(MESSAGES);
    await ready(page);
    await expect(unread).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('kept'))).not.toBeNull();
    await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.locator('button[value="subscriber"]').waitFor();
    await page.goto('/fr/error/');
    await expect
      .poll(() => page.evaluate(() => [localStorage.getItem('kept'), sessionStorage.getItem('kept')]))
      .toEqual([null, null]);
  },
);

test(
  'the open conversation is in the address: reload, Back and a link to it work, on a phone too',
  { tag: TAG.needsServer },
  async ({ page, sandbox, signIn }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn('subscriber', `${MESSAGES}#case-C1`);
    const open = page.getByRole('article');
    await expect(open).toHaveAccessibleName('Changement de photo');
    await expect(page.getByText('Cette demande est terminée')).toBeVisible();
    await expect(reply(page).field).toHaveCount(0);
    await expect(caseList(page)).toBeHidden();

    await page.getByRole('link', { name: 'Toutes mes demandes' }).click();
    await expect(open).toHaveCount(0);
    await expect(caseList(page).getByRole('link', { name: /Changement de photo/ })).toBeFocused();
    await caseList(page)
      .getByRole('link', { name: /Facture/ })
      .click();
    await expect(open).toHaveAccessibleName('Facture d’octobre introuvable');
    await page.reload();
    await ready(page);
    await expect(open).toHaveAccessibleName('Facture d’octobre introuvable');
    await page.goBack();
    await expect(caseList(page)).toBeVisible();
    await page.goBack();
    await expect(open).toHaveAccessibleName('Changement de photo');
    await page.goForward();
    await expect(caseList(page)).toBeVisible();
    // One for each of the two documents, the opened and the reloaded one.
    await expect.poll(() => sandbox.calls(GET_CASES)).toHaveLength(2);

    await page.goto(`${MESSAGES}#case-C9`);
    await page.reload();
    await ready(page);
    await expect(page.getByRole('alert').filter({ hasText: 'n’existe pas' })).toBeVisible();
    await expect(caseList(page)).toBeVisible();
  },
);
