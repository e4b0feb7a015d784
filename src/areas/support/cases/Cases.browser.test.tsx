import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { testEachFault } from '#tests/component/eachFault.ts';
import { open, press, textsOf, toasts } from '#tests/component/page.tsx';
import { messages } from '#tests/component/supportViews.tsx';
import { OUTCOMES } from '#tests/support/outcomes.ts';

const GET_CASES = 'GET /api/accounts/me/case';
const COMMENT = 'POST /api/accounts/me/case/C2/comment';

const caseList = page.getByRole('navigation', { name: 'Mes demandes' });
const cases = caseList.getByRole('listitem');
const article = page.getByRole('article');
const said = page.getByRole('list', { name: 'Conversation' }).getByRole('listitem');
const field = page.getByLabelText('Votre réponse');
const send = page.getByRole('button', { name: 'Envoyer', exact: true });
const askToClose = page.getByRole('button', { name: 'Clore la demande' });
const closing = page.getByRole('dialog', { name: 'Clore cette demande' });
const confirm = closing.getByRole('button', { name: 'Clore', exact: true });
const alert = (hasText: string) => page.getByRole('alert').filter({ hasText });

test('[calls/get-cases, support/message-needs-conversation, support/cases-listed, support/conversation-direction, entities/case-fields, entities/list-orders] cases newest first, and each side of a conversation on its own', async () => {
  const backend = await open('subscriber', messages);
  await expect.poll(() => backend.calls(GET_CASES)).toHaveLength(1);
  await expect
    .poll(() => textsOf(cases))
    .toEqual([
      expect.stringMatching(/Écharpe oubliée.*En cours.*N°\s\d{4}-\d{6}.*il y a 8 heures$/),
      expect.stringMatching(/Facture d’octobre.*En cours.*\d+(?:er)?\s\S+\s\d{4}$/),
      expect.stringMatching(/Changement de photo.*Terminée.*\d+(?:er)?\s\S+\s\d{4}$/),
    ]);
  expect(article.elements()).toEqual([]);
  // A case without a conversation has no field for a reply.
  expect(field.elements()).toEqual([]);

  await cases.nth(1).getByRole('link').click();
  const one = page.getByRole('article', { name: 'Facture d’octobre introuvable' });
  await expect.element(one.getByRole('heading')).toHaveFocus();
  expect(textsOf(said)).toEqual([
    expect.stringMatching(/^Vous.*je ne trouve pas la facture/s),
    expect.stringMatching(/^Lumen Cinémas.*sera disponible/s),
    expect.stringMatching(/^Vous.*Pas encore/s),
  ]);
  const [mine, theirs] = said.elements().map((element) => element.getBoundingClientRect());
  const room = one.element().getBoundingClientRect();
  expect(Math.round(theirs?.left ?? 0)).toBe(Math.round(room.left));
  expect(Math.round(mine?.right ?? 0)).toBe(Math.round(room.right));
  const times = said
    .getByRole('time')
    .elements()
    .map((time) => time.getAttribute('datetime'));
  expect(times).toHaveLength(3);
  expect(times).toEqual(times.toSorted());
});

test('[support/case-closable, calls/patch-case-closed] a case can be closed; a failure leaves the dialog open, and a lost reply is found in the list', async () => {
  const patch = 'PATCH /api/accounts/me/case/C3';
  const backend = await open('casual', messages, { search: '#case-C3' });
  await askToClose.click();
  await expect.element(closing).toMatchTextContent('Vous pourrez toujours la relire');
  for (const fault of ['500', '409', 'html', 'reset'] as const) {
    backend.fault({ match: patch, fault, times: 0 });
    const before = backend.calls(patch).length;
    await confirm.click();
    await expect.poll(() => backend.calls(patch).length).toBe(before + 1);
    await expect.element(confirm).not.toHaveAttribute('aria-busy', 'true');
    await expect.element(closing).toBeVisible();
    backend.clearFaults(patch);
  }
  backend.fault({ match: patch, fault: 'lost-reply', times: 0 });
  await confirm.click();
  await expect.element(closing).not.toBeInTheDocument();
  await expect.poll(() => backend.bodies(patch).at(-1)).toEqual({ closed: true });
  await expect.element(article).toMatchTextContent('Cette demande est terminée');
  await expect.element(cases.first()).toMatchTextContent('Terminée');
  expect(field.elements()).toEqual([]);
});

testEachFault(
  '[support/case-closable, calls/patch-case-closed, errors/default-toast] under each fault: closing a case',
  {
    open: () => open('subscriber', messages, { search: '#case-C2' }),
    call: 'PATCH /api/accounts/me/case/*',
    truth: OUTCOMES.closeCase,
    // The case is closed, but the answer is lost or broken; the list shows it.
    succeedsUnder: ['missing-field', 'null-field', 'unknown-enum', 'truncated', 'lost-reply'],
    prepare: () => press(askToClose),
    act: () => press(confirm),
    afterFailure: () => expect.element(closing).toBeVisible(),
    afterSuccess: async () => {
      await expect.element(closing).not.toBeInTheDocument();
      await expect.element(article).toMatchTextContent('Cette demande est terminée');
    },
  },
);

test('without cases there is a way to the first one; a failed list has a retry', async () => {
  const backend = await open('empty', messages, {
    prepare: (before) => before.fault({ match: GET_CASES, fault: '500', times: 0 }),
  });
  await expect.element(alert('ne s’affiche pas')).toBeVisible();
  backend.clearFaults();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(page.getByRole('heading', { name: 'Aucune demande pour l’instant' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Nous contacter' }))
    .toHaveAttribute('href', '/fr/contact/');
});

test('120 cases: all are listed, those out of view are not rendered, and the last one opens', async () => {
  await open('heavy', messages);
  await expect.poll(() => cases.elements()).toHaveLength(120);
  const last = cases.last();
  await expect.element(last).toHaveStyle({ contentVisibility: 'auto' });
  await last.getByRole('link').click();
  await expect.element(article.getByRole('heading')).toHaveFocus();
  await expect.element(last).toBeInViewport();
  await expect.element(last.getByRole('link')).toHaveAttribute('aria-current', 'true');
});

test('[support/blank-message-refused, errors/form-validation-messages] a blank reply is not sent', async () => {
  const backend = await open('subscriber', messages, { search: '#case-C2' });
  await field.fill('   ');
  await send.click();
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByText('Ce champ ne peut pas rester vide')).toBeVisible();
  expect(backend.calls(COMMENT)).toEqual([]);
});

test('[support/message-joins-conversation] where the browser stores nothing, the customer learns that the draft of a reply is not kept', async () => {
  await open('subscriber', messages, { search: '#case-C2' });
  const warning = page.getByText('ne quittez pas le site avant l’envoi');
  await field.fill('Toujours');
  expect(warning.elements()).toEqual([]);
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await field.fill('Toujours rien');
  await expect.element(warning).toBeVisible();
  refused.mockRestore();
  await field.fill('Toujours rien.');
  await expect.element(warning).not.toBeInTheDocument();
});

testEachFault(
  '[support/message-joins-conversation, calls/post-case-comment] a reply is added to the open conversation, and under each fault it is sent once',
  {
    open: () => open('subscriber', messages, { search: '#case-C2' }),
    call: COMMENT,
    truth: OUTCOMES.reply,
    succeedsUnder: ['lost-reply', 'truncated', 'missing-field', 'null-field', 'unknown-enum'],
    prepare: () => field.fill('Sous un défaut'),
    act: () => press(send),
    afterFailure: async () => {
      await expect.element(field).toHaveValue('Sous un défaut');
      expect(said.filter({ hasText: 'Sous un défaut' }).elements()).toEqual([]);
    },
    afterSuccess: async () => {
      await expect.element(field).toHaveValue('');
      await expect.element(said.last()).toMatchTextContent(/^Vous.*Sous un défaut/);
    },
  },
);

test('[support/message-joins-conversation] a reply that may have been sent is not sent again before the conversation is loaded', async () => {
  const backend = await open('subscriber', messages, { search: '#case-C2' });
  await field.fill('Toujours rien.');
  backend.fault({ match: COMMENT, fault: 'lost-reply', times: 0 });
  backend.fault({ match: GET_CASES, fault: '500', times: 0 });
  await send.click();
  await expect.element(alert('Nous ne savons pas si votre message est arrivé')).toBeVisible();
  expect(said.elements()).toHaveLength(3);
  await expect.poll(() => backend.bodies(COMMENT)).toEqual([{ body: 'Toujours rien.' }]);
  backend.clearFaults();
  // Another text: the first reply has arrived, and the customer learns so before this one is sent.
  await field.fill('Toujours rien, hélas.');
  await send.click();
  await expect.element(alert('était bien arrivé')).toBeVisible();
  await expect.element(said.last()).toMatchTextContent('Toujours rien.');
  await expect.element(field).toHaveValue('Toujours rien, hélas.');
  await expect.poll(() => backend.calls(COMMENT)).toHaveLength(1);
  await send.click();
  await expect.element(said.last()).toMatchTextContent('Toujours rien, hélas.');
  await expect.poll(() => backend.bodies(COMMENT)[1]).toEqual({ body: 'Toujours rien, hélas.' });
  await expect.element(toasts()).toMatchTextContent('Message envoyé');
});

test('[support/conversation-direction, support/attachments-in-form] the files of a case stand in its conversation, and a reply says how to send more', async () => {
  const attachments = [{ name: 'photo.jpg' }, { name: 'facture du 3 mai.pdf' }, {}, 5];
  await open('subscriber', messages, {
    search: '#case-C9',
    prepare: (backend) => {
      const one = { id: 'C9', subject: 'Photo', number: '2026-9', description: 'La voici.', attachments };
      backend.fault({ match: GET_CASES, fault: 'answer', body: [one], times: 0 });
    },
  });
  await expect
    .poll(() => textsOf(said))
    .toEqual([expect.stringMatching(/La voici\..*photo\.jpg.*facture du 3 mai\.pdf/)]);
  await expect
    .element(article)
    .toMatchTextContent('Joignez-le à une nouvelle demande, avec le numéro 2026-9.');
  await expect.element(article.getByRole('link', { name: 'Écrire une nouvelle demande' })).toBeVisible();
});
