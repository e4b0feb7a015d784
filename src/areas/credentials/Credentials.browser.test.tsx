import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clearToasts } from '#account/toasts/store.ts';
import { ANSWER_UNREAD, testEachFault } from '#tests/component/eachFault.ts';
import { open, press, reopen, textsOf, toasts } from '#tests/component/page.tsx';
import { credentials } from '#tests/component/credentialsView.tsx';
import { REFUSED } from '#tests/support/faultClasses.ts';
import { OUTCOMES } from '#tests/support/outcomes.ts';

const LIST = 'GET /api/accounts/me/identities';
const PASSWORD = 'GET /api/accounts/me/changePassword';
const DELETE = 'POST /api/accounts/me/delete';
const TICKETS = 'GET /api/ec/ebillet';
const NOT_SENT = 'Votre demande n’est pas partie';
/** No call tells whether the request has arrived. */
const UNKNOWN = 'Nous ne savons pas si votre demande est arrivée';

const dialog = page.getByRole('dialog', { name: 'Supprimer votre compte' });
const word = dialog.getByLabelText('Pour confirmer');
const request = dialog.getByRole('button', { name: 'Demander la suppression' });
const another = dialog.getByRole('button', { name: 'Envoyer une autre demande' });

async function openDeletion(): Promise<void> {
  await press(page.getByRole('button', { name: 'Supprimer mon compte' }));
  await expect.element(dialog).toBeVisible();
}

test('an identity of another provider is not shown, and a failed list has a retry', async () => {
  const backend = await open('subscriber', credentials, {
    prepare: (before) => before.fault({ match: LIST, fault: '500' }),
  });
  const body = [
    { provider: 'auth0', id: '1', name: 'Base', main: true },
    { provider: 'apple', id: 7, name: null },
    { provider: 'facebook', name: 'no id' },
  ];
  backend.fault({ match: LIST, fault: 'answer', body });
  const panel = page.getByRole('region', { name: 'Comptes reliés' });
  await panel.getByRole('button', { name: 'Réessayer' }).click();
  const rows = page.getByRole('group', { name: 'Comptes reliés' }).getByRole('listitem');
  await expect
    .poll(() => textsOf(rows))
    .toEqual([
      expect.stringMatching(/Facebook.*Non relié/s),
      expect.stringMatching(/Apple.*Délier/s),
      expect.stringMatching(/Google.*Non relié/s),
    ]);
  await expect.element(panel).not.toMatchTextContent('Base');
});

const first = page.getByRole('button', { name: 'Recevoir l’e-mail' });
const second = page.getByRole('button', { name: 'Demander un autre e-mail' });

test('[calls/get-change-password] asking for a new password sends a call each time, past the cache, and says that an e-mail was sent', async () => {
  const backend = await open('subscriber', credentials);
  await expect.element(first).toBeVisible();
  expect(backend.calls(PASSWORD)).toHaveLength(0);
  await first.click();
  await expect.element(toasts()).toMatchTextContent('L’e-mail est parti');
  await first.click();
  await expect.poll(() => backend.calls(PASSWORD)).toHaveLength(2);
});

testEachFault(
  '[profile/password-change-failure, errors/fallback-without-message] whatever goes wrong, the customer reads that no e-mail was sent or that nobody knows, and can ask again',
  {
    open: () => open('subscriber', credentials),
    call: PASSWORD,
    truth: OUTCOMES.askPassword,
    succeedsUnder: ANSWER_UNREAD,
    act: () => press(first.or(second)),
    afterFailure: async (fault) => {
      if (REFUSED.includes(fault)) return;
      // A second e-mail is not offered as if it were the first.
      await expect.element(second).toBeVisible();
      await expect.element(page.getByText('Un e-mail est peut-être déjà parti')).toBeVisible();
    },
    afterSuccess: () => expect.element(first).toBeVisible(),
  },
);

test('[profile/password-change-failure] an answer that says no e-mail was sent is believed', async () => {
  await open('subscriber', credentials, {
    prepare: (backend) => backend.fault({ match: PASSWORD, fault: 'answer', body: { done: false } }),
  });
  await first.click();
  await expect.element(toasts()).toMatchTextContent('L’e-mail n’est pas parti');
});

test('[profile/deletion-failure-message, errors/server-message-shown, errors/fallback-without-message] a refusal shows the server’s words, or ours without them, and the dialog keeps what was typed', async () => {
  const backend = await open('subscriber', credentials);
  await openDeletion();
  await word.fill('SUPPRIMER');
  const message = 'Votre abonnement court encore.';
  backend.fault({ match: DELETE, fault: 'answer', status: 409, body: { message } });
  backend.fault({ match: DELETE, fault: '500' });
  for (const [text, problem] of [
    [message, NOT_SENT],
    ['Votre demande n’est pas confirmée', UNKNOWN],
  ] as const) {
    if (problem === UNKNOWN) await expect.element(word).toHaveValue('SUPPRIMER');
    await request.click();
    await expect.element(toasts()).toMatchTextContent(text);
    await expect.element(toasts()).not.toMatchTextContent('undefined');
    await expect.element(dialog.getByText(problem)).toBeVisible();
    await toasts().getByRole('button', { name: 'Fermer' }).click();
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => backend.calls(DELETE)).toHaveLength(2);
});

testEachFault(
  '[profile/deletion-failure-message] whatever goes wrong, the dialog says what became of the request: a refused one keeps what was typed',
  {
    open: () => open('subscriber', credentials),
    call: DELETE,
    truth: OUTCOMES.askDeletion,
    succeedsUnder: ANSWER_UNREAD,
    serverWordsShown: true,
    prepare: openDeletion,
    act: async () => {
      if (word.elements().length === 0) await press(another);
      if ((word.element() as HTMLInputElement).value === '') await word.fill('supprimer');
      await press(request.or(another));
    },
    afterFailure: async (fault) => {
      const isRefused = REFUSED.includes(fault);
      await expect.element(dialog.getByText(isRefused ? NOT_SENT : UNKNOWN)).toBeVisible();
      if (isRefused) await expect.element(word).toHaveValue('supprimer');
      else
        await expect
          .element(request, { message: 'offered as if nothing had happened' })
          .not.toBeInTheDocument();
    },
    afterSuccess: () => expect.element(dialog).not.toBeInTheDocument(),
  },
);

test('a consequence that could not be loaded is named as possible', async () => {
  const backend = await open('casual', credentials);
  for (const match of [TICKETS, 'GET /api/accounts/me/prepaids'])
    backend.fault({ match, fault: '500', times: 0 });
  await openDeletion();
  await expect
    .poll(() => textsOf(dialog.getByRole('listitem')))
    .toEqual([
      expect.stringContaining('votre profil'),
      expect.stringContaining('vos billets à venir'),
      expect.stringContaining('les places prépayées qu’il vous reste'),
    ]);
});

test('the word to type and the consequences are in the page’s language', async () => {
  const backend = await open('empty', credentials, { language: 'nl' });
  await page.getByRole('button', { name: 'Mijn account verwijderen' }).click();
  const dutch = page.getByRole('dialog', { name: 'Je account verwijderen' });
  await expect.element(dutch.getByLabelText('VERWIJDER')).toBeVisible();
  await expect.poll(() => backend.calls(TICKETS)).toHaveLength(1);
  await expect.element(dutch).not.toMatchTextContent('abonnement');
  await expect.element(dutch).not.toMatchTextContent('komende tickets');
});

const download = page.getByRole('button', { name: 'Télécharger' });

testEachFault(
  '[profile/download-my-data] whatever goes wrong with a part, the data file names what is missing; if all parts fail there is no file',
  {
    open: () => open('subscriber', credentials),
    call: TICKETS,
    // An empty part is complete.
    succeedsUnder: ['404', 'missing-field', 'null-field', 'unknown-enum'],
    act: () => press(download),
    afterFailure: () => expect.element(page.getByText(/il y manque\s: .*vos billets/)).toBeVisible(),
    afterSuccess: () => expect.element(page.getByText('Votre fichier est prêt, dans')).toBeVisible(),
  },
);

test('[profile/download-my-data] where all parts of the data fail, the page says so', async () => {
  const backend = await open('subscriber', credentials);
  backend.fault({ match: 'GET /api/*', fault: '503', times: 0 });
  await download.click();
  await expect.element(page.getByText('Vos données n’ont pas pu')).toBeVisible();
});

test('[profile/download-my-data] an app gets the file, and only a browser says where it is; what is missing is said there too', async () => {
  const given = vi.fn<(message: string) => void>();
  vi.stubGlobal('Android', { postMessage: given });
  const backend = await open('subscriber', credentials);
  await press(download);
  await expect.poll(() => given.mock.calls.map(([message]) => message).join()).toContain('"type":"download"');
  await expect.element(download).not.toHaveAttribute('aria-busy', 'true');
  expect(page.getByText('téléchargements').elements()).toEqual([]);
  backend.fault({ match: TICKETS, fault: '503', times: 0 });
  await press(download);
  await expect.element(page.getByText(/il y manque\s: .*vos billets/)).toBeVisible();
  vi.unstubAllGlobals();
});

test('[profile/acts-leave-a-line] a password mail and a request for deletion leave a line in place, over a reload, in each language; the one for deletion leads to support', async () => {
  const backend = await open('subscriber', credentials);
  const panel = page.getByRole('region', { name: 'Connexion' });
  await press(first);
  await expect.element(panel).toMatchTextContent(/E-mail envoyé le \d+.novembre.2026 à \d+/);
  await openDeletion();
  await word.fill('supprimer');
  await press(request);
  await expect.element(page.getByText(/Demande envoyée le \d+.novembre.2026 à \d+/)).toBeVisible();

  clearToasts();
  await reopen(backend, credentials);
  await expect.element(panel).toMatchTextContent('E-mail envoyé le');
  await expect
    .element(page.getByRole('link', { name: 'Nous écrire à ce sujet' }))
    .toHaveAttribute('href', '/fr/contact/');
  for (const [language, texts] of [
    ['en', 'Email sent on'],
    ['nl', 'E-mail verstuurd op'],
  ] as const) {
    await reopen(backend, credentials, { language });
    await expect.element(page.getByText(texts)).toBeVisible();
  }
});

test('[profile/acts-leave-a-line] what did not arrive leaves no such line', async () => {
  await open('subscriber', credentials, {
    prepare: (backend) => backend.fault({ match: PASSWORD, fault: '500' }),
  });
  await press(first);
  await expect.element(toasts()).toMatchTextContent('pas confirmé');
  expect(page.getByText('E-mail envoyé le').elements()).toEqual([]);
});
