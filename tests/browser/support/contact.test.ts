import { CONTACT, contactForm, file, fillIn, POST_CASE } from '#tests/support/contactForm.ts';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import { quiet } from '#tests/support/quiet.ts';
import { TAG } from '#tests/support/tags.ts';
import { countTaps } from '#tests/support/taps.ts';
import { expect, test } from '#tests/support/test.ts';
import { underEachFault } from '#tests/support/underEachFault.ts';

test('[calls/get-help-data, calls/get-help-topic, calls/get-help-center, entities/help-data, support/choices-depend-on-theme] three choices, each depending on the one before, with answers for each topic', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', CONTACT);
  const { theme, topic, reason } = contactForm(page);
  await expect.poll(() => sandbox.calls('GET /api/faq/data')).not.toEqual([]);
  await expect.poll(() => sandbox.calls('GET /api/cms/1.7.0/help-center/faq')).toHaveLength(1);
  const answers = page.getByRole('region', { name: 'Questions fréquentes' });
  await answers.getByText('Puis-je me faire rembourser un billet').click();
  await expect(answers.getByText('jusqu’au début de la séance')).toBeVisible();
  await expect(topic.locator('option')).toHaveText(['Choisissez d’abord un thème']);

  await theme.selectOption('Mon abonnement');
  await expect(topic.locator('option')).toHaveText(['Choisir un sujet', 'Paiement', 'Carte']);
  await topic.selectOption('Carte');
  await expect(reason.locator('option')).toHaveText([
    'Choisir un motif',
    'Carte perdue ou volée',
    'Changer ma photo',
  ]);
  await expect(page.getByRole('region', { name: /^Carte/ }).getByRole('group')).toHaveCount(3);
  await expect(page.getByRole('status').filter({ hasText: '3 réponses trouvées.' })).toBeAttached();
  await expect
    .poll(async () => (await sandbox.calls('GET /api/faq/topic/*')).map(({ path }) => path))
    .toEqual(['/api/faq/topic/card']);
  await reason.selectOption('Changer ma photo');

  await theme.selectOption('Mes billets');
  await expect(topic.locator('option')).toHaveText(['Choisir un sujet', 'Réservation']);
  await expect(topic).toHaveValue('');
  await expect(reason).toHaveValue('');
  await topic.selectOption('Réservation');
  await reason.selectOption('Demander un remboursement');
  await theme.selectOption('Mon compte');
  await topic.selectOption('Autre question');
  await expect(page.getByText('Pas encore de réponse toute faite')).toBeVisible();
});

test('[support/case-fields, support/cinema-optional, support/attachments-in-form, support/multipart-content-type, calls/post-case] everything that is filled in is sent as one form, and nothing else', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({
    match: 'GET /api/cinemas',
    fault: 'answer',
    body: [{ slug: 'bellecour', vistaRef: '12', name: 'Lumen Bellecour' }],
    times: 0,
  });
  await signIn('casual', CONTACT);
  const form = contactForm(page);
  await form.send.click();
  await expect(form.theme).toBeFocused();
  await expect(page.getByText('Faites votre choix')).toHaveCount(3);
  expect(await sandbox.calls(POST_CASE)).toEqual([]);

  await form.cinema.selectOption('Lumen Bellecour');
  const taps = await countTaps(page);
  await fillIn(page);
  await form.files.setInputFiles([file('preuve.pdf'), file('photo.jpg', 2000, 'image/jpeg')]);
  await form.send.click();
  await expect(form.sent).toBeFocused();
  expect(await taps()).toBeLessThanOrEqual(10);
  await expect(form.attached).toHaveText(['preuve.pdf', 'photo.jpg']);
  await expect(page.getByText(/Elle porte le numéro \d{4}-\d{6}/)).toBeVisible();
  // The draft is removed once it is sent.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('kept'))).toBeNull();
  const [call] = await sandbox.calls(POST_CASE);
  expect(call?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=./);
  expect(call?.query).toEqual({ language: 'fr' });
  expect(call?.body).toEqual({
    type: 'pass',
    topic: 'card',
    reason: 'lost',
    subject: 'Carte perdue',
    description: 'Perdue hier soir,\r\nsans doute en salle 4.',
    cinema: '12',
    attachments: [
      { name: 'preuve.pdf', type: 'application/pdf', size: 1000 },
      { name: 'photo.jpg', type: 'image/jpeg', size: 2000 },
    ],
  });

  await form.another.click();
  await expect(form.subject).toHaveValue('');
  await form.theme.selectOption('Mon compte');
  await form.topic.selectOption('Autre question');
  await form.subject.fill('Merci');
  await form.message.fill('Belle soirée.');
  await form.send.click();
  await expect(form.sent).toBeVisible();
  await expect
    .poll(async () => (await sandbox.calls(POST_CASE))[1]?.body)
    .toEqual({
      type: 'account',
      topic: 'other',
      subject: 'Merci',
      description: 'Belle soirée.',
    });
  await form.follow.click();
  await expect(page.getByRole('article', { name: 'Merci' })).toContainText('Belle soirée.');
});

for (const [named, themes, chosen] of [
  ['a theme without topics', [{ id: 'visit', label: 'Ma visite' }], { type: 'visit' }],
  ['no themes at all', [], {}],
] as const) {
  test(`[support/case-fields] with ${named} the case can be sent`, async ({ page, sandbox, signIn }) => {
    await sandbox.fault({ match: 'GET /api/faq/data', fault: 'answer', body: { themes }, times: 0 });
    await signIn('casual', CONTACT);
    const form = contactForm(page);
    if (themes.length > 0) await form.theme.selectOption('Ma visite');
    for (const label of [/^Sujet/, /^Motif/])
      await expect(page.getByLabel(label).locator('option')).toHaveText(['Rien à préciser']);
    await form.subject.fill('Merci');
    await form.message.fill('Belle soirée.');
    await form.send.click();
    await expect(form.sent).toBeVisible();
    expect(await sandbox.bodies(POST_CASE)).toEqual([
      { ...chosen, subject: 'Merci', description: 'Belle soirée.' },
    ]);
  });
}

test(
  '[support/failed-send-keeps-text] under each fault what was typed and attached stays, and each send makes one case',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    await quiet(sandbox);
    await signIn('subscriber', CONTACT);
    const form = contactForm(page);
    await form.files.setInputFiles([file('preuve.pdf')]);
    await underEachFault({
      page,
      sandbox,
      call: POST_CASE,
      truth: OUTCOMES.contact,
      // Where the answer is lost or broken, the case is found in the list.
      succeedsUnder: ['lost-reply', 'truncated', 'missing-field', 'null-field', 'unknown-enum'],
      // An upload has no time limit; the customer can stop it.
      without: ['hang'],
      act: async (fault) => {
        await fillIn(page, `Sous ${fault}`);
        if ((await form.attached.count()) === 0) await form.files.setInputFiles([file('preuve.pdf')]);
        await form.send.click();
      },
      held: async (fault) => {
        await expect(form.subject).toHaveValue(`Sous ${fault}`);
        await expect(form.message).toHaveValue('Perdue hier soir,\nsans doute en salle 4.');
        await expect(form.reason).toHaveValue('lost');
        await expect(page.getByText('preuve.pdf')).toBeVisible();
        await expect(page.getByRole('region', { name: 'Notifications' })).not.toBeEmpty();
      },
      succeeded: async () => {
        await expect(form.sent).toBeVisible();
        await form.another.click();
      },
    });
  },
);

test('failed help leaves the form alone, and a retry loads it', async ({ page, sandbox, signIn }) => {
  for (const match of ['GET /api/faq/*', 'GET /api/cms/*', 'GET /api/cinemas'])
    await sandbox.fault({ match, fault: '500', times: 0 });
  await signIn('subscriber', CONTACT);
  const form = contactForm(page);
  await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(2);
  await expect(page.getByText('La liste des cinémas n’est pas disponible')).toBeVisible();
  await form.subject.fill('Carte perdue');
  await form.message.fill('Perdue hier soir.');
  await form.send.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Les thèmes ne sont pas encore chargés' }),
  ).toBeVisible();
  expect(await sandbox.calls(POST_CASE)).toEqual([]);
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Réessayer' }).first().click();
  await form.theme.selectOption('Mes billets');
  await expect(form.subject).toHaveValue('Carte perdue');
});
