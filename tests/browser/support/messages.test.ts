import { caseList, GET_CASES, MESSAGES, reply } from '#tests/support/conversation.ts';
import { quiet } from '#tests/support/quiet.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';

test(
  '[calls/get-cases, support/message-needs-conversation, support/cases-listed, support/conversation-direction, entities/case-fields, decisions/list-orders] cases newest first, and each side of a conversation on its own',
  { tag: TAG.needsServer },
  async ({ page, sandbox, signIn }) => {
    await signIn('subscriber', MESSAGES);
    await expect.poll(() => sandbox.calls(GET_CASES)).toHaveLength(1);
    const cases = caseList(page).getByRole('listitem');
    await expect(cases).toHaveText([
      /Écharpe oubliée.*En cours.*N°\s\d{4}-\d{6}.*il y a 8 heures$/,
      /Facture d’octobre.*En cours.*\d+(?:er)? \S+ \d{4}$/,
      /Changement de photo.*Terminée.*\d+(?:er)? \S+ \d{4}$/,
    ]);
    await expect(page.getByRole('article')).toHaveCount(0);
    // A case without a conversation has no field for a reply.
    await expect(reply(page).field).toHaveCount(0);

    await cases.nth(1).getByRole('link').click();
    const open = page.getByRole('article', { name: 'Facture d’octobre introuvable' });
    await expect(open.getByRole('heading')).toBeFocused();
    const { said } = reply(page);
    await expect(said).toHaveText([
      /^Vous.*je ne trouve pas la facture/,
      /^Lumen Cinémas.*sera disponible/s,
      /^Vous.*Pas encore/,
    ]);
    const [mine, theirs] = await Promise.all([said.nth(0).boundingBox(), said.nth(1).boundingBox()]);
    const room = await open.boundingBox();
    expect(Math.round(theirs?.x ?? 0)).toBe(Math.round(room?.x ?? -1));
    expect(Math.round((mine?.x ?? 0) + (mine?.width ?? 0))).toBe(
      Math.round((room?.x ?? 0) + (room?.width ?? -1)),
    );
    const times = await said
      .getByRole('time')
      .evaluateAll((all) => all.map((one) => one.getAttribute('datetime')));
    expect(times).toEqual(times.toSorted());
  },
);

test(
  'an unread answer is marked until it is read; the sign-out removes the marks',
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
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1);
    await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.locator('button[value="subscriber"]').waitFor();
    await page.goto('/fr/error/');
    await expect
      .poll(() => page.evaluate(() => [localStorage.length, sessionStorage.getItem('kept')]))
      .toEqual([0, null]);
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

test('[support/case-closable, calls/patch-case-closed] a case can be closed; a failure leaves the dialog open, and a lost reply is found in the list', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  const patch = 'PATCH /api/accounts/me/case/C3';
  await signIn('casual', `${MESSAGES}#case-C3`);
  const dialog = page.getByRole('dialog', { name: 'Clore cette demande' });
  await page.getByRole('button', { name: 'Clore la demande' }).click();
  await expect(dialog).toContainText('Vous pourrez toujours la relire');
  for (const fault of ['500', '409', 'html', 'reset'] as const) {
    await sandbox.fault({ match: patch, fault, times: 0 });
    await dialog.getByRole('button', { name: 'Clore', exact: true }).click();
    await expect(dialog.getByRole('button', { name: 'Clore', exact: true })).not.toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(dialog).toBeVisible();
    await sandbox.clearFaults(patch);
  }
  await sandbox.fault({ match: patch, fault: 'lost-reply', times: 0 });
  await dialog.getByRole('button', { name: 'Clore', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(async () => (await sandbox.calls(patch)).at(-1)?.body).toEqual({ closed: true });
  await expect(page.getByRole('article')).toContainText('Cette demande est terminée');
  await expect(caseList(page).getByRole('listitem').first()).toHaveText(/Terminée/);
  await expect(reply(page).field).toHaveCount(0);
});

test('without cases there is a way to the first one; a failed list has a retry', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({ match: GET_CASES, fault: '500', times: 0 });
  await signIn('empty', MESSAGES);
  await expect(page.getByRole('alert').filter({ hasText: 'ne s’affiche pas' })).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { name: 'Aucune demande pour l’instant' })).toBeVisible();
  await page.getByRole('link', { name: 'Nous contacter' }).click();
  await expect(page).toHaveURL(`${siteUrl('fr')}/fr/contact/`);
});

test(
  '120 cases: all are listed, those out of view are not rendered, and the last one opens',
  { tag: TAG.needsServer },
  async ({ page, signIn }) => {
    await signIn('heavy', MESSAGES);
    const cases = caseList(page).getByRole('listitem');
    await expect(cases).toHaveCount(120);
    const last = cases.last();
    await expect(last).toHaveCSS('content-visibility', 'auto');
    await last.getByRole('link').click();
    await expect(last).toBeInViewport();
    await expect(page.getByRole('article').getByRole('heading')).toBeFocused();
    await expect(last.getByRole('link')).toHaveAttribute('aria-current', 'true');
  },
);
