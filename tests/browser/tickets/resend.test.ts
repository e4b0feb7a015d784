import type { Page } from '@playwright/test';
import { REFUSED } from '#tests/support/faultCases.ts';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import { quiet } from '#tests/support/quiet.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test } from '#tests/support/test.ts';
import { underEachFault } from '#tests/support/underEachFault.ts';

const MAIL = 'GET /api/ec/sendmail/*';

function card(page: Page, name = 'La Dernière Séance') {
  return page.getByRole('article', { name });
}

function toast(page: Page) {
  return page.getByRole('region', { name: 'Notifications' });
}

test('[tickets/resend-closes-modals, tickets/resend-success-toast, calls/get-resend-ticket, http/action-gets-uncached] a ticket is mailed again with the keyboard: the dialog closes at once, and each time sends a call', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/tickets/');
  const opener = card(page).getByRole('button', { name: 'Par e-mail' });
  const dialog = page.getByRole('dialog', { name: 'Renvoyer le billet' });
  const address = dialog.getByLabel('Adresse e-mail');

  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(address).toHaveValue('subscriber@lumen.test');
  await address.fill('');
  await page.keyboard.press('Enter');
  await expect(address).toHaveAccessibleDescription(/obligatoire/);
  expect(await sandbox.calls(MAIL)).toEqual([]);

  const mail = await sandbox.hold(MAIL);
  await page.keyboard.type('a+b@c.fr');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await mail.release();
  await expect(toast(page)).toContainText('Il arrive dans la boîte a+b@c.fr.');

  await page.keyboard.press('Enter');
  await expect(address).toHaveValue('a+b@c.fr');
  await address.press('Enter');
  await expect.poll(async () => (await sandbox.calls(MAIL)).length).toBe(2);
  const sent = (await sandbox.calls(MAIL)).map(({ path }) => path);
  expect(sent).toEqual(Array(2).fill('/api/ec/sendmail/40/a%2Bb%40c.fr'));
});

test('[tickets/resend-failure-code-toast, tickets/http-failure-code-toast, tickets/numeric-code-as-text, errors/ticket-failure-toasts] a refusal is “Code {code}” with the server’s words, closed by hand; without a code the default', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/tickets/');
  await page.clock.install();
  const error = { code: 12, message: 'Full' };
  const answers = [
    { status: 200, body: { done: false, error }, says: ['Code 12', 'Full'] },
    { status: 500, body: { error }, says: ['Code 12', 'Full'] },
    { status: 200, body: { done: false, error: { code: 0, message: 'Zero' } }, says: ['Code 0', 'Zero'] },
    { status: 409, body: { error: { code: 'E7' } }, says: ['Code E7', 'Cela n’a pas fonctionné'] },
    { status: 200, body: { done: false, error: { message: 'No code' } }, says: ['Une erreur est survenue'] },
    { status: 422, body: {}, says: ['Une erreur est survenue'] },
    { status: 500, body: {}, says: ['L’envoi n’est pas confirmé'] },
  ];
  for (const { status, body, says } of answers) {
    await sandbox.fault({ match: MAIL, fault: 'answer', status, body });
    await card(page).getByRole('button', { name: 'Par e-mail' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click();
    for (const text of says) await expect(toast(page)).toContainText(text);
    await expect(toast(page)).not.toContainText('undefined');
    await page.clock.fastForward(10_000);
    await expect(toast(page)).toContainText(says[0] ?? '');
    await toast(page).getByRole('button', { name: 'Fermer' }).click();
    await expect(toast(page)).not.toContainText(says[0] ?? '');
  }
});

test(
  '[tickets/resend-unknown] a ticket is mailed again under each fault',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    await quiet(sandbox);
    await signIn('subscriber', '/fr/tickets/');
    const opener = card(page).getByRole('button', { name: 'Par e-mail' });
    const dialog = page.getByRole('dialog');
    await underEachFault({
      page,
      sandbox,
      call: MAIL,
      truth: OUTCOMES.mailTicket,
      serverWordsShown: true,
      succeedsUnder: ['unknown-enum'],
      act: async (fault) => {
        await opener.click();
        const address = dialog.getByLabel('Adresse e-mail');
        if (fault === 'answer') await address.fill('kept@lumen.test');
        else await expect(address).toHaveValue('kept@lumen.test');
        await dialog.getByRole('button', { name: /^Envoyer|^L’envoyer une fois de plus/ }).click();
        await expect(dialog).toHaveCount(0);
      },
      held: async (fault) => {
        await expect(toast(page)).not.toContainText('Il arrive dans la boîte');
        if (REFUSED.includes(fault)) return;
        await opener.click();
        await expect(dialog).toContainText('Ce billet est peut-être déjà parti');
        await page.keyboard.press('Escape');
      },
      succeeded: () => expect(toast(page)).toContainText('Il arrive dans la boîte kept@lumen.test'),
    });
  },
);
