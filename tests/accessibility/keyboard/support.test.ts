import { axeProblems } from '#tests/support/axe.ts';
import { CONTACT, contactForm } from '#tests/support/contactForm.ts';
import { MESSAGES, reply } from '#tests/support/conversation.ts';
import { closeByKey, openByKey, tabTo } from '#tests/support/keyboard.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test } from '#tests/support/test.ts';
import { look, LOOKS } from '#tests/support/looks.ts';

test('with the keyboard alone: find an answer, write, and follow the case @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', CONTACT);
  const form = contactForm(page);
  await tabTo(page, form.theme);
  await page.keyboard.type('Mon ab');
  await tabTo(page, form.topic);
  await page.keyboard.type('Carte');
  await tabTo(page, form.reason);
  await page.keyboard.type('Changer');
  const answer = page.getByText('Comment changer ma photo');
  await tabTo(page, answer);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Envoyez-nous une photo récente')).toBeVisible();
  await tabTo(page, form.subject);
  await page.keyboard.type('Ma photo');
  await tabTo(page, form.message);
  await page.keyboard.type('La voici.');
  await tabTo(page, form.files);
  await tabTo(page, form.send);
  await page.keyboard.press('Enter');
  await expect(form.sent).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Voir ma demande' }));
  await page.keyboard.press('Enter');

  const { field, send, said } = reply(page);
  await tabTo(page, field);
  await page.keyboard.type('Et merci !');
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await expect(said.last()).toContainText('Et merci !');
  await expect(send).toBeFocused();
  const close = page.getByRole('button', { name: 'Clore la demande' });
  const dialog = page.getByRole('dialog', { name: 'Clore cette demande' });
  await openByKey(page, close, dialog);
  await closeByKey(page, close, dialog);
  await openByKey(page, close, dialog);
  await tabTo(page, dialog.getByRole('button', { name: 'Clore', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cette demande est terminée')).toBeVisible();
  await expect.poll(() => sandbox.bodies('PATCH /api/accounts/me/case/*')).toEqual([{ closed: true }]);
});

test(
  'axe finds nothing in an open conversation, its dialog, a form in each of its states',
  { tag: TAG.nightly },
  async ({ page, sandbox, signIn }) => {
    test.slow();
    const problems: string[] = [];
    const check = async (where: string) => {
      for (const one of LOOKS) {
        await look(page, one);
        problems.push(...(await axeProblems(page, `${where} ${String(one.width)} ${one.scheme}`)));
      }
    };
    await signIn('subscriber', `${MESSAGES}#case-C2`);
    await reply(page).send.click();
    await check('conversation');
    await page.getByRole('button', { name: 'Clore la demande' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check('close');
    await page.keyboard.press('Escape');
    await page.goto(CONTACT);
    const form = contactForm(page);
    await form.theme.selectOption('Mon abonnement');
    await form.topic.selectOption('Carte');
    await form.reason.selectOption('Changer ma photo');
    await page.getByText('Comment changer ma photo').click();
    await form.files.setInputFiles([
      { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10) },
      { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.alloc(10) },
    ]);
    await form.send.click();
    await check('form with errors');
    await form.subject.fill('Ma photo');
    await form.message.fill('La voici.');
    await sandbox.fault({ match: 'POST /api/accounts/me/case', fault: 'hang', times: 0 });
    await form.send.click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await check('sending');
    await sandbox.clearFaults();
    await page.getByRole('button', { name: 'Arrêter l’envoi' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Envoi arrêté' })).toBeVisible();
    await form.send.click();
    await expect(form.sent).toBeVisible();
    await check('sent');
    expect(problems).toEqual([]);
  },
);
