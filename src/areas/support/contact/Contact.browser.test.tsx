import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testEachFault } from '#tests/component/eachFault.ts';
import { open, press, reopen, textsOf, toasts } from '#tests/component/page.tsx';
import { contact, messages } from '#tests/component/supportViews.tsx';
import { OUTCOMES } from '#tests/support/outcomes.ts';

const HELP = 'GET /api/faq/data';
const POST_CASE = 'POST /api/accounts/me/case';
const GET_CASES = 'GET /api/accounts/me/case';
const TEXT = 'Perdue hier soir,\nsans doute en salle 4.';

const field = (name: string) => page.getByLabelText(name, { exact: true });
const [theme, topic, reason] = [field('Thème'), field('Sujet'), field('Motif')];
const [subject, message] = [field('Objet'), field('Votre message')];
const files = page.getByLabelText('Ajouter des fichiers');
const attached = page.getByRole('list', { name: 'Fichiers joints' }).getByRole('listitem');
const send = page.getByRole('button', { name: 'Envoyer ma demande' });
const sent = page.getByRole('heading', { name: 'Votre demande est envoyée' });
const follow = page.getByRole('link', { name: 'Voir ma demande' });
const another = page.getByRole('button', { name: 'Écrire une autre demande' });
const retry = page.getByRole('button', { name: 'Réessayer' });
const alert = (hasText: string) => page.getByRole('alert').filter({ hasText });
const caseLinks = (name: RegExp) =>
  page.getByRole('navigation', { name: 'Mes demandes' }).getByRole('link', { name });

async function fillIn(about = 'Carte perdue'): Promise<void> {
  await theme.selectOptions('Mon abonnement');
  await topic.selectOptions('Carte');
  await reason.selectOptions('Carte perdue ou volée');
  await subject.fill(about);
  await message.fill(TEXT);
}

function file(name: string, size = 1000, type = 'application/pdf'): File {
  return new File([new Uint8Array(size).fill(1)], name, { type });
}

/** Chooses files as the browser's own dialog does: ten megabytes need not leave the page. */
function choose(...chosen: File[]): void {
  const input = files.element() as HTMLInputElement;
  const transfer = new DataTransfer();
  for (const one of chosen) transfer.items.add(one);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The fragment of the link to the case that was sent. */
function sentCase(): string {
  const { pathname, hash } = follow.element() as HTMLAnchorElement;
  expect(pathname).toBe('/fr/messages/');
  return hash;
}

test('[calls/get-help-data, calls/get-help-topic, calls/get-help-center, entities/help-data, support/choices-depend-on-theme] three choices, each depending on the one before, with answers for each topic', async () => {
  const backend = await open('subscriber', contact);
  expect(backend.calls(HELP)).not.toEqual([]);
  await expect.poll(() => backend.calls('GET /api/cms/1.7.0/help-center/faq')).toHaveLength(1);
  const answers = page.getByRole('region', { name: 'Questions fréquentes' });
  await answers.getByText('Puis-je me faire rembourser un billet').click();
  await expect.element(answers.getByText('jusqu’au début de la séance')).toBeVisible();
  const options = (of: typeof topic) => textsOf(of.css('option'));
  expect(options(topic)).toEqual(['Choisissez d’abord un thème']);

  await theme.selectOptions('Mon abonnement');
  await expect.poll(() => options(topic)).toEqual(['Choisir un sujet', 'Paiement', 'Carte']);
  await topic.selectOptions('Carte');
  await expect
    .poll(() => options(reason))
    .toEqual(['Choisir un motif', 'Carte perdue ou volée', 'Changer ma photo']);
  const found = page.getByRole('region', { name: /^Carte/ }).getByRole('group');
  await expect.poll(() => found.elements()).toHaveLength(3);
  await expect
    .element(page.getByRole('status').filter({ hasText: '3 réponses trouvées.' }))
    .toBeInTheDocument();
  await expect
    .poll(() => backend.calls('GET /api/faq/topic/*').map(({ path }) => path))
    .toEqual(['/api/faq/topic/card']);
  await reason.selectOptions('Changer ma photo');

  await theme.selectOptions('Mes billets');
  await expect.poll(() => options(topic)).toEqual(['Choisir un sujet', 'Réservation']);
  await expect.element(topic).toHaveValue('');
  await expect.element(reason).toHaveValue('');
  await topic.selectOptions('Réservation');
  await reason.selectOptions('Demander un remboursement');
  await theme.selectOptions('Mon compte');
  await topic.selectOptions('Autre question');
  await expect.element(page.getByText('Pas encore de réponse toute faite')).toBeVisible();
});

test('[support/case-fields, support/cinema-optional, support/attachments-in-form, support/multipart-content-type, calls/post-case] everything that is filled in is sent as one form, and nothing else', async () => {
  const backend = await open('casual', contact, {
    prepare: (before) =>
      before.fault({
        match: 'GET /api/cinemas',
        fault: 'answer',
        body: [{ slug: 'bellecour', vistaRef: '12', name: 'Lumen Bellecour' }],
        times: 0,
      }),
  });
  await send.click();
  await expect.element(theme).toHaveFocus();
  for (const [select, texts] of [
    [theme, /Faites votre choix/],
    [topic, /Choisissez d’abord un thème/],
    [reason, /Choisissez d’abord un sujet/],
  ] as const)
    await expect.element(select).toHaveAccessibleDescription(texts);
  expect(backend.calls(POST_CASE)).toEqual([]);

  await page.getByLabelText('Cinéma concerné').selectOptions('Lumen Bellecour');
  await fillIn();
  await userEvent.upload(files, [file('preuve.pdf'), file('photo.jpg', 2000, 'image/jpeg')]);
  await send.click();
  await expect.element(sent).toHaveFocus();
  expect(textsOf(attached)).toEqual(['preuve.pdf', 'photo.jpg']);
  await expect.element(page.getByText(/Votre numéro de demande est \d{4}-\d{6}/)).toBeVisible();
  // The draft is removed once it is sent.
  await expect.poll(() => sessionStorage.getItem('kept')).toBeNull();
  const [call] = backend.calls(POST_CASE);
  expect(call?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=./);
  expect(call?.query).toEqual({ language: 'fr' });
  expect(call?.body).toEqual({
    type: 'pass',
    topic: 'card',
    reason: 'lost',
    subject: 'Carte perdue',
    description: TEXT.replace('\n', '\r\n'),
    cinema: '12',
    attachments: [
      { name: 'preuve.pdf', type: 'application/pdf', size: 1000 },
      { name: 'photo.jpg', type: 'image/jpeg', size: 2000 },
    ],
  });

  await another.click();
  await expect.element(subject).toHaveValue('');
  await theme.selectOptions('Mon compte');
  await topic.selectOptions('Autre question');
  await subject.fill('Merci');
  await message.fill('Belle soirée.');
  await send.click();
  await expect.element(sent).toBeVisible();
  await expect
    .poll(() => backend.bodies(POST_CASE)[1])
    .toEqual({
      type: 'account',
      topic: 'other',
      subject: 'Merci',
      description: 'Belle soirée.',
    });
  await reopen(backend, messages, { search: sentCase() });
  await expect.element(page.getByRole('article', { name: 'Merci' })).toMatchTextContent('Belle soirée.');
});

test.for([
  {
    named: 'a theme without topics',
    themes: [{ id: 'visit', label: 'Ma visite' }],
    chosen: { type: 'visit' },
  },
  { named: 'no themes at all', themes: [], chosen: {} },
])('[support/case-fields] with $named the case can be sent', async ({ themes, chosen }) => {
  const backend = await open('casual', contact, {
    prepare: (before) => before.fault({ match: HELP, fault: 'answer', body: { themes }, times: 0 }),
  });
  if (themes.length > 0) await theme.selectOptions('Ma visite');
  for (const label of [/^Sujet/, /^Motif/])
    await expect.poll(() => textsOf(page.getByLabelText(label).css('option'))).toEqual(['Rien à préciser']);
  await subject.fill('Merci');
  await message.fill('Belle soirée.');
  await send.click();
  await expect.element(sent).toBeVisible();
  await expect
    .poll(() => backend.bodies(POST_CASE))
    .toEqual([{ ...chosen, subject: 'Merci', description: 'Belle soirée.' }]);
});

testEachFault(
  '[support/failed-send-keeps-text] under each fault what was typed and attached stays, and each send makes one case',
  {
    open: () => open('subscriber', contact),
    call: POST_CASE,
    truth: OUTCOMES.contact,
    // Where the answer is lost or broken, the case is found in the list.
    succeedsUnder: ['lost-reply', 'truncated', 'missing-field', 'null-field', 'unknown-enum'],
    // An upload has no time limit; the customer can stop it.
    without: ['hang'],
    prepare: async () => {
      await fillIn('Sous un défaut');
      choose(file('preuve.pdf'));
      await expect.element(attached).toMatchTextContent('preuve.pdf');
    },
    act: () => press(send),
    afterFailure: async () => {
      await expect.element(subject).toHaveValue('Sous un défaut');
      await expect.element(message).toHaveValue(TEXT);
      await expect.element(reason).toHaveValue('lost');
      await expect.element(page.getByText('preuve.pdf')).toBeVisible();
      await expect.poll(() => textsOf(toasts()).join('')).not.toBe('');
    },
    afterSuccess: () => expect.element(sent).toBeVisible(),
  },
);

test('failed help leaves the form alone, and a retry loads it', async () => {
  const backend = await open('subscriber', contact, {
    prepare: (before) => {
      for (const match of ['GET /api/faq/*', 'GET /api/cms/*', 'GET /api/cinemas'])
        before.fault({ match, fault: '500', times: 0 });
    },
  });
  await expect.poll(() => retry.elements()).toHaveLength(2);
  await expect.element(page.getByText('La liste des cinémas n’est pas disponible')).toBeVisible();
  await subject.fill('Carte perdue');
  await message.fill('Perdue hier soir.');
  await send.click();
  await expect.element(alert('Les thèmes ne sont pas encore chargés')).toBeVisible();
  expect(backend.calls(POST_CASE)).toEqual([]);
  backend.clearFaults();
  await retry.first().click();
  await theme.selectOptions('Mes billets');
  await expect.element(subject).toHaveValue('Carte perdue');
});

test('a case that may have been sent is not sent again before the list of cases is loaded', async () => {
  const backend = await open('casual', contact);
  await fillIn();
  backend.fault({ match: POST_CASE, fault: 'lost-reply', times: 0 });
  backend.fault({ match: GET_CASES, fault: '500', times: 0 });
  const unsure = alert('Nous ne savons pas si votre demande est arrivée');
  const lists = () => backend.calls(GET_CASES).length;
  /** Sends again, and waits until the list has been asked for. */
  const sendAgain = async () => {
    const before = lists();
    await send.click();
    await expect.poll(lists).toBe(before + 1);
    await expect.element(send).not.toHaveAttribute('aria-busy', 'true');
  };
  await send.click();
  await expect.element(unsure).toBeVisible();
  await expect.poll(() => backend.calls(POST_CASE)).toHaveLength(1);
  // The page still knows so after another press, and after a reload.
  await sendAgain();
  await expect.element(unsure).toBeVisible();
  await reopen(backend, contact);
  await sendAgain();
  await expect.element(unsure).toBeVisible();
  backend.clearFaults();
  await send.click();
  await expect.element(sent).toBeVisible();
  await expect.poll(() => backend.calls(POST_CASE)).toHaveLength(1);
  await reopen(backend, messages);
  await expect.poll(() => caseLinks(/Carte perdue/).elements()).toHaveLength(1);
});

test('an old case with the same words is not taken for a new one that was refused', async () => {
  // The page does not know the earlier cases at first.
  const backend = await open('casual', contact, {
    prepare: (before) => before.fault({ match: GET_CASES, fault: '500' }),
  });
  await fillIn('Changement de photo');
  await message.fill('Ma photo date un peu. Comment la remplacer ?');
  backend.fault({ match: POST_CASE, fault: '500' });
  await send.click();
  await expect.element(alert('Nous ne voyons pas encore votre demande')).toBeVisible();
  await send.click();
  await expect.element(sent).toBeVisible();
  await reopen(backend, messages, { search: sentCase() });
  await expect.poll(() => caseLinks(/Changement de photo/).elements()).toHaveLength(2);
});

test('[support/attachment-limits-shown] the limits of attachments are named, and checked before anything is sent', async () => {
  const backend = await open('casual', contact);
  await expect
    .element(files)
    .toHaveAccessibleDescription(/PDF, JPEG ou PNG. 5 fichiers au plus, 10\sMo chacun/);
  choose(
    file('notes.txt', 10, 'text/plain'),
    file('vide.pdf', 0),
    file('film.pdf', 10 * 1024 * 1024 + 1),
    file('juste.pdf', 10 * 1024 * 1024),
  );
  const refusals = alert('notes.txt');
  await expect.element(refusals).toMatchTextContent('ce type de fichier n’est pas accepté');
  await expect.element(refusals).toMatchTextContent('ce fichier est vide');
  await expect.element(refusals).toMatchTextContent(/film\.pdf.*plus de 10\sMo/);
  expect(textsOf(attached)).toEqual([expect.stringMatching(/^juste\.pdf\s*10,5\sMo$/)]);
  choose(...['1', '2', '3', '4', '5'].map((name) => file(`${name}.png`, 10, 'image/png')));
  await expect.element(alert('5.png')).toMatchTextContent('5 fichiers au plus');
  expect(attached.elements()).toHaveLength(5);
  await expect.element(page.getByText('5 fichiers joints.')).toBeInTheDocument();
  await page.getByRole('button', { name: 'Retirer juste.pdf' }).click();
  await expect.poll(() => attached.elements()).toHaveLength(4);
  await expect.element(files).toHaveFocus();
  expect(backend.calls(POST_CASE)).toEqual([]);
});

test('[environments/cause-named] a file that changed since it was chosen is named, nothing is sent, and the text waits for it', async () => {
  const backend = await open('subscriber', contact);
  await fillIn();
  choose(file('a.pdf'));
  await expect.element(attached).toMatchTextContent('a.pdf');
  const read = vi
    .spyOn(File.prototype, 'arrayBuffer')
    .mockRejectedValue(new DOMException('changed', 'NotReadableError'));
  await send.click();
  await expect.element(alert('Un fichier joint a changé')).toBeVisible();
  await expect.element(page.getByText(/À joindre de nouveau.*a\.pdf/)).toBeVisible();
  read.mockRestore();
  expect(backend.calls(POST_CASE)).toEqual([]);
  choose(file('a.pdf'));
  await send.click();
  await expect.element(sent).toBeVisible();
});
