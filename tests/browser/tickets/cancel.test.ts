import type { Page } from '@playwright/test';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import { quiet } from '#tests/support/quiet.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test } from '#tests/support/test.ts';
import { underEachFault } from '#tests/support/underEachFault.ts';

const LIST = 'GET /api/ec/ebillet';
const CANCEL = 'GET /api/ec/cancel/*';

function card(page: Page, name = 'La Dernière Séance') {
  return page.getByRole('article', { name });
}

function toast(page: Page) {
  return page.getByRole('region', { name: 'Notifications' });
}

function badge(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: /Mes billets/ });
}

test('[tickets/cancel-success-closes-modals, tickets/cancel-only-refundable, calls/get-cancel-ticket, decisions/fresh-tickets-after-cancel] a refundable ticket is cancelled with the keyboard: the dialog closes, list and badge are reloaded', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/tickets/');
  await expect(card(page, 'Noordzee')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Annuler ce billet' });

  await card(page).getByRole('button', { name: 'Annuler' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Garder le billet' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(card(page).getByRole('button', { name: 'Annuler' })).toBeFocused();
  expect(await sandbox.calls(CANCEL)).toEqual([]);

  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Annuler le billet' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(toast(page)).toContainText('Votre billet est annulé');
  await expect(card(page)).toHaveCount(0);
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Noordzee');
  // The next one has its actions, without this one.
  await expect(card(page, 'Noordzee').getByRole('button', { name: 'Imprimer' })).toBeVisible();
  await expect(card(page, 'Noordzee').getByRole('button', { name: 'Annuler' })).toHaveCount(0);
  await expect(badge(page)).toContainText('3');
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await expect
    .poll(async () => (await sandbox.calls(CANCEL)).map(({ path }) => path))
    .toEqual(['/api/ec/cancel/40']);
  await expect.poll(() => sandbox.calls(LIST)).toHaveLength(2);
});

test('[tickets/cancel-failure-closes-modals, errors/ticket-failure-toasts] a refused cancellation closes the dialog too, says why, and leaves the ticket', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/tickets/');
  const error = { code: 31, message: 'Too late' };
  for (const answer of [
    { status: 200, body: { done: false, error } },
    { status: 422, body: { error } },
  ]) {
    await sandbox.fault({ match: CANCEL, fault: 'answer', ...answer });
    await card(page).getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('button', { name: 'Annuler le billet' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(toast(page)).toContainText(/Code 31.*Too late/s);
    await toast(page).getByRole('button', { name: 'Fermer' }).click();
    await expect(card(page)).toBeVisible();
  }
});

test('a cancellation whose answer is lost is looked up in the list; without the list the outcome is unknown', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/tickets/');
  const giveBack = async (name: string) => {
    await card(page, name).getByRole('button', { name: 'Afficher le billet' }).click();
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('button', { name: 'Annuler le billet' }).click();
  };
  await sandbox.fault({ match: CANCEL, fault: 'lost-reply' });
  await giveBack('La Dernière Séance');
  // The browser may repeat the request by itself, and the repetition finds no ticket to cancel.
  await expect(toast(page)).toContainText(/Votre billet est annulé|C’est déjà fait/);
  await expect(card(page)).toHaveCount(0);

  // Not `reset`: the browser itself repeats a request whose kept-alive connection breaks.
  await sandbox.fault({ match: CANCEL, fault: 'truncated' });
  await sandbox.fault({ match: LIST, fault: '503', times: 0 });
  await giveBack('The Long Reel');
  await expect(toast(page)).toContainText('L’annulation n’est pas confirmée');
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('a ticket is cancelled under each fault', { tag: TAG.faults }, async ({ page, sandbox, signIn }) => {
  await quiet(sandbox);
  await signIn('heavy', '/fr/tickets/');
  const cancelling = page.getByRole('dialog').getByRole('button', { name: 'Annuler', exact: true });
  const shown = () => badge(page).innerText();
  let before = '';
  await underEachFault({
    page,
    sandbox,
    call: CANCEL,
    truth: OUTCOMES.cancelTicket,
    serverWordsShown: true,
    // The ticket is cancelled, but the answer is lost or broken; the list shows it.
    succeedsUnder: ['lost-reply', 'truncated', 'missing-field', 'null-field', 'unknown-enum'],
    prepare: async () => {
      await page.getByRole('button', { name: 'Afficher le billet' }).first().click();
      // Every other ticket can be cancelled, and each fault needs one.
      while ((await cancelling.count()) === 0)
        await page.getByRole('button', { name: 'Billet suivant' }).click();
    },
    act: async () => {
      before = await shown();
      await cancelling.first().click();
      await page.getByRole('button', { name: 'Annuler le billet' }).click();
    },
    held: async () => {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await shown()).toBe(before);
    },
    succeeded: async () => {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(toast(page)).toContainText('Votre billet est annulé');
      await expect.poll(shown).not.toBe(before);
    },
  });
});
