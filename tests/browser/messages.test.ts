import type { Page } from '@playwright/test';
import { quiet } from '../support/quiet.ts';
import { visit } from '../support/router.ts';
import { siteUrl } from '../support/sites.ts';
import { expect, ready, test, type Sandbox } from '../support/test.ts';
import { underEachFault } from '../support/underEachFault.ts';

const MESSAGES = '/fr/messages/';
const GET = 'GET /api/accounts/me/case';
const COMMENT = 'POST /api/accounts/me/case/C2/comment';

function list(page: Page) {
  return page.getByRole('navigation', { name: 'Mes demandes' });
}

function reply(page: Page) {
  return {
    field: page.getByLabel('Votre réponse'),
    send: page.getByRole('button', { name: 'Envoyer', exact: true }),
    said: page.getByRole('list', { name: 'Conversation' }).getByRole('listitem'),
  };
}

/** Differs from fault to fault, without a word that looks like a leak. */
function typed(fault: string): string {
  return `Sous ${fault.replace('null', 'vide')}`;
}

async function comments(sandbox: Sandbox): Promise<unknown[]> {
  return (await sandbox.calls(COMMENT)).map(({ body }) => body);
}

test('E-51 M-05 M-06 F-40 SP-35 cases newest first, and each side of a conversation on its own', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', MESSAGES);
  expect(await sandbox.calls(GET)).toHaveLength(1);
  const cases = list(page).getByRole('listitem');
  await expect(cases).toHaveText([
    /Écharpe oubliée.*En cours.*N°\s\d{4}-\d{6}.*il y a 8 heures, le \d+ \S+ \d{4}/,
    /Facture d’octobre.*En cours.*il y a 1 semaine/,
    /Changement de photo.*Close.*il y a 2 mois/,
  ]);
  await expect(page.getByRole('article')).toHaveCount(0);
  // Without a conversation there is nothing to reply with (M-09).
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
});

test('an answer that has not been read is marked, until it has; the mark goes with the sign-out', async ({
  page,
  signIn,
}) => {
  await signIn('subscriber', MESSAGES);
  const unread = list(page).getByRole('listitem').filter({ hasText: 'Nouvelle réponse' });
  await expect(unread).toHaveText([/Écharpe oubliée/]);
  await unread.getByRole('link').click();
  await expect(page.getByText('votre écharpe est à l’accueil')).toBeVisible();
  await expect(unread).toHaveCount(0);
  await page.goto(MESSAGES);
  await ready(page);
  await expect(unread).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(1);
  await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.locator('button[value="subscriber"]').waitFor();
  await page.goto('/fr/error/');
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.getItem('kept')])).toEqual([0, null]);
});

test('the open conversation is in the address: reload, Back and a link to it work, on a phone too', async ({
  page,
  sandbox,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('subscriber', `${MESSAGES}#case-C1`);
  const open = page.getByRole('article');
  await expect(open).toHaveAccessibleName('Changement de photo');
  await expect(page.getByText('Cette demande est close')).toBeVisible();
  await expect(reply(page).field).toHaveCount(0);
  await expect(list(page)).toBeHidden();

  await page.getByRole('link', { name: 'Toutes mes demandes' }).click();
  await expect(open).toHaveCount(0);
  await expect(list(page).getByRole('link', { name: /Changement de photo/ })).toBeFocused();
  await list(page)
    .getByRole('link', { name: /Facture/ })
    .click();
  await expect(open).toHaveAccessibleName('Facture d’octobre introuvable');
  await page.reload();
  await ready(page);
  await expect(open).toHaveAccessibleName('Facture d’octobre introuvable');
  await page.goBack();
  await expect(list(page)).toBeVisible();
  await page.goBack();
  await expect(open).toHaveAccessibleName('Changement de photo');
  await page.goForward();
  await expect(list(page)).toBeVisible();
  // Of one reading each of the document that was opened and the one that was reloaded.
  expect(await sandbox.calls(GET)).toHaveLength(2);

  await page.goto(`${MESSAGES}#case-C9`);
  await page.reload();
  await ready(page);
  await expect(page.getByRole('alert').filter({ hasText: 'n’existe pas' })).toBeVisible();
  await expect(list(page)).toBeVisible();
});

test('M-08 M-10 E-54 SP-23 a reply goes into the open conversation; blanks do not; under each fault it goes once', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', `${MESSAGES}#case-C2`);
  const { field, send, said } = reply(page);
  await field.fill('   ');
  await send.click();
  await expect(field).toBeFocused();
  await expect(page.getByText('Ce champ ne peut pas rester vide')).toBeVisible();
  expect(await sandbox.calls(COMMENT)).toEqual([]);
  await underEachFault({
    page,
    sandbox,
    call: COMMENT,
    succeedsUnder: ['lost-reply', 'truncated', 'missing-field', 'null-field', 'unknown-enum'],
    act: async (fault) => {
      await field.fill(typed(fault));
      await send.click();
    },
    held: async (fault) => {
      await expect(field).toHaveValue(typed(fault));
      await expect(said.filter({ hasText: typed(fault) })).toHaveCount(0);
    },
    succeeded: async (fault) => {
      await expect(field).toHaveValue('');
      await expect(said.last()).toHaveText(new RegExp(`^Vous.*${typed(fault)}`));
    },
  });
  expect((await comments(sandbox)).at(-1)).toEqual({ body: typed('none') });
});

test('a reply that may have been sent is not sent again before one has looked', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', `${MESSAGES}#case-C2`);
  const { field, send, said } = reply(page);
  await field.fill('Toujours rien.');
  await sandbox.fault({ match: COMMENT, fault: 'lost-reply', times: 0 });
  await sandbox.fault({ match: GET, fault: '500', times: 0 });
  await send.click();
  const alert = page.getByRole('alert').filter({ hasText: 'Nous ne savons pas si votre message est arrivé' });
  await expect(alert).toBeVisible();
  await expect(said).toHaveCount(3);
  const before = (await sandbox.calls(COMMENT)).length;
  await sandbox.clearFaults(GET);
  await sandbox.clearFaults(COMMENT);
  // In other words: the first has arrived, and the customer is told before sending these.
  await field.fill('Toujours rien, hélas.');
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: 'était bien arrivé' })).toBeVisible();
  await expect(said.last()).toContainText('Toujours rien.');
  await expect(field).toHaveValue('Toujours rien, hélas.');
  expect((await sandbox.calls(COMMENT)).length).toBe(before);
  await send.click();
  await expect(said.last()).toContainText('Toujours rien, hélas.');
  expect((await sandbox.calls(COMMENT)).length).toBe(before + 1);
});

test('OD-16 a reply outlives the page, each in its own conversation', async ({ page, signIn }) => {
  await signIn('subscriber', `${MESSAGES}#case-C2`);
  const { field } = reply(page);
  await field.fill('À propos de la facture');
  await list(page)
    .getByRole('link', { name: /Écharpe/ })
    .click();
  await expect(field).toHaveValue('');
  await field.fill('Merci !');
  await visit(page, '/fr/tickets/');
  await page.goto(`${MESSAGES}#case-C2`);
  await ready(page);
  await expect(field).toHaveValue('À propos de la facture');
  await list(page)
    .getByRole('link', { name: /Écharpe/ })
    .click();
  await expect(field).toHaveValue('Merci !');
});

test('M-07 E-53 a case can be closed, under each fault', async ({ page, sandbox, signIn }) => {
  await quiet(sandbox);
  const call = 'PATCH /api/accounts/me/case/C1';
  // The one of this customer that is open has the first id, and is opened anew after each success.
  await signIn('casual', MESSAGES);
  await expect(list(page).getByRole('listitem')).toHaveCount(3);
  const target = 'C3';
  await page.goto(`${MESSAGES}#case-${target}`);
  await page.reload();
  await ready(page);
  const dialog = page.getByRole('dialog', { name: 'Clore cette demande' });
  const patch = call.replace('C1', target);
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
  expect((await sandbox.calls(patch)).at(-1)?.body).toEqual({ closed: true });
  await expect(page.getByRole('article')).toContainText('Cette demande est close');
  await expect(list(page).getByRole('listitem').first()).toHaveText(/Close/);
  await expect(reply(page).field).toHaveCount(0);
});

test('without cases there is a way to the first; those that fail come with a retry', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({ match: GET, fault: '500', times: 0 });
  await signIn('empty', MESSAGES);
  await expect(page.getByRole('alert').filter({ hasText: 'Impossible de charger' })).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { name: 'Aucune demande pour l’instant' })).toBeVisible();
  await page.getByRole('link', { name: 'Nous contacter' }).click();
  await expect(page).toHaveURL(`${siteUrl('fr')}/fr/contact/`);
});

test('120 cases are smooth: all in the list, and a conversation opens within a frame or two', async ({
  page,
  signIn,
}) => {
  await signIn('heavy', MESSAGES);
  await expect(list(page).getByRole('listitem')).toHaveCount(120);
  const longest = await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLElement>('nav a[href^="#case-"]')];
    let slowest = 0;
    for (const link of links.slice(0, 10)) {
      const start = performance.now();
      link.click();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      slowest = Math.max(slowest, performance.now() - start);
    }
    return slowest;
  });
  expect(longest).toBeLessThan(200);
});
