import { caseList, GET_CASES, MESSAGES, reply } from '#tests/support/conversation.ts';
import { endAtProvider, SIGN_IN_PAGE } from '#tests/support/identity.ts';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import { quiet } from '#tests/support/quiet.ts';
import { visit } from '#tests/support/router.ts';
import { TAG } from '#tests/support/tags.ts';
import { choosePersona, expect, ready, test } from '#tests/support/test.ts';
import { underEachFault } from '#tests/support/underEachFault.ts';

const COMMENT = 'POST /api/accounts/me/case/C2/comment';

/** A text that differs from fault to fault, and has no word that `RAW` forbids. */
function typed(fault: string): string {
  return `Sous ${fault.replace('null', 'vide')}`;
}

test(
  '[support/message-joins-conversation, support/blank-message-refused, calls/post-case-comment, decisions/form-validation-messages] a reply is added to the open conversation, a blank one is not sent, and under each fault it is sent once',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
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
      truth: OUTCOMES.reply,
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
    await expect.poll(() => sandbox.bodies(COMMENT)).toContainEqual({ body: typed('none') });
  },
);

test('[support/message-joins-conversation] a reply that may have been sent is not sent again before the conversation is loaded', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', `${MESSAGES}#case-C2`);
  const { field, send, said } = reply(page);
  await field.fill('Toujours rien.');
  await sandbox.fault({ match: COMMENT, fault: 'lost-reply', times: 0 });
  await sandbox.fault({ match: GET_CASES, fault: '500', times: 0 });
  await send.click();
  const alert = page.getByRole('alert').filter({ hasText: 'Nous ne savons pas si votre message est arrivé' });
  await expect(alert).toBeVisible();
  await expect(said).toHaveCount(3);
  const before = (await sandbox.calls(COMMENT)).length;
  await sandbox.clearFaults(GET_CASES);
  await sandbox.clearFaults(COMMENT);
  // Another text: the first reply has arrived, and the customer learns so before this one is sent.
  await field.fill('Toujours rien, hélas.');
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: 'était bien arrivé' })).toBeVisible();
  await expect(said.last()).toContainText('Toujours rien.');
  await expect(field).toHaveValue('Toujours rien, hélas.');
  expect((await sandbox.calls(COMMENT)).length).toBe(before);
  await send.click();
  await expect(said.last()).toContainText('Toujours rien, hélas.');
  await expect.poll(async () => (await sandbox.calls(COMMENT)).length).toBe(before + 1);
});

test(
  '[decisions/end-of-session] unsent replies survive page and session, each in its conversation, and are removed by the sign-out',
  { tag: TAG.needsServer },
  async ({ page, context, signIn }) => {
    await signIn('subscriber', `${MESSAGES}#case-C2`);
    const { field } = reply(page);
    await field.fill('À propos de la facture');
    await caseList(page)
      .getByRole('link', { name: /Écharpe/ })
      .click();
    await expect(field).toHaveValue('');
    await field.fill('Merci !');
    await visit(page, '/fr/tickets/');
    await page.goto(`${MESSAGES}#case-C2`);
    await ready(page);
    await expect(field).toHaveValue('À propos de la facture');
    await caseList(page)
      .getByRole('link', { name: /Écharpe/ })
      .click();
    await expect(field).toHaveValue('Merci !');

    await endAtProvider(context);
    await page.reload();
    await page.waitForURL(SIGN_IN_PAGE);
    await choosePersona(page, 'subscriber');
    await ready(page);
    await expect(field).toHaveValue('Merci !');
    await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.waitForURL(SIGN_IN_PAGE);
    await page.goto(`${MESSAGES}#case-C2`);
    await choosePersona(page, 'subscriber');
    await ready(page);
    await expect(page.getByRole('article')).toHaveAccessibleName('Facture d’octobre introuvable');
    await expect(field).toHaveValue('');
  },
);
