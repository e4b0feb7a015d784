import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Backend } from '#tests/component/backend.ts';
import { ANSWER_UNREAD, testEachFault } from '#tests/component/eachFault.ts';
import { navigated } from '#tests/component/navigate.ts';
import { alertIn, open, press, reopen, toasts } from '#tests/component/page.tsx';
import { credentials } from '#tests/component/credentialsView.tsx';
import { OUTCOMES } from '#tests/support/outcomes.ts';

const CHECK = 'POST /api/accounts/me/checkCredentials';
const CHANGE = 'PATCH /api/accounts/me/email';
const CHALLENGE = 'GET /captcha/challenge';

const change = page.getByRole('main').getByRole('button', { name: 'Changer d’adresse' });
const first = page.getByRole('dialog', { name: 'C’est bien vous' });
const password = first.getByLabelText('Mot de passe');
const next = first.getByRole('button', { name: 'Continuer' });
const second = page.getByRole('dialog', { name: 'Votre nouvelle adresse' });
const newMail = second.getByLabelText('Nouvelle adresse e-mail');
const again = second.getByLabelText('Confirmez l’adresse');
const save = second.getByRole('button', { name: 'Changer d’adresse' });

async function openFirst(): Promise<void> {
  await press(change);
  await expect.element(first).toBeVisible();
}

async function passFirst(): Promise<void> {
  await openFirst();
  await password.fill('popcorn');
  await userEvent.keyboard('{Enter}');
  await expect.element(second).toBeVisible();
}

async function fillSecond(mail: string): Promise<void> {
  await newMail.fill(mail);
  await again.fill(mail);
}

/** Expects the page to load itself again, and does so. */
async function expectReload(backend: Backend): Promise<void> {
  await expect.poll(() => navigated).toEqual([location.href]);
  await reopen(backend, credentials);
}

test('[profile/mail-change-first-step-refused] a refused step 1 keeps its dialog and what was typed, says why, and does not end the session', async () => {
  const backend = await open('subscriber', credentials);
  await change.click();
  await expect.element(first.getByLabelText('Adresse e-mail actuelle')).toHaveValue('subscriber@lumen.test');
  await password.fill(' faux');
  await next.click();
  await expect.element(alertIn(first)).toMatchTextContent('ne vont pas ensemble');
  await expect.element(password).toHaveValue(' faux');
  await expect
    .poll(() => backend.bodies(CHECK))
    .toEqual([{ mail: 'subscriber@lumen.test', password: ' faux' }]);
  await next.click();
  await expect.poll(() => backend.calls(CHECK)).toHaveLength(2);
  await expect.element(next).not.toHaveAttribute('aria-busy', 'true');
  await expect.element(second).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(change).toHaveFocus();
});

let backend: Backend;

testEachFault(
  '[profile/mail-change-first-step-refused, http/captcha-header, errors/default-toast] whatever goes wrong in step 1, what was typed stays, and each try solves a captcha of its own',
  {
    open: async () => (backend = await open('subscriber', credentials)),
    call: CHECK,
    succeedsUnder: ANSWER_UNREAD,
    // This 401 is about the password, not about the token.
    requests: { '401': 1 },
    serverWordsShown: true,
    prepare: async () => {
      await openFirst();
      await password.fill('popcorn');
    },
    act: () => press(next),
    afterFailure: async (fault) => {
      await expect
        .element(alertIn(first))
        .toMatchTextContent(
          fault.startsWith('4') ? 'ne vont pas ensemble' : fault === 'answer' ? 'Words' : 'n’a pas abouti',
        );
      await expect.element(password).toHaveValue('popcorn');
      await expect.element(second).not.toBeInTheDocument();
    },
    afterSuccess: async () => {
      await expect.element(second).toBeVisible();
      const answers = backend.calls(CHECK).map(({ headers }) => headers['x-captcha-response']);
      expect(answers).not.toContain(undefined);
      expect(new Set(answers).size).toBe(answers.length);
    },
  },
);

testEachFault(
  '[profile/mail-change-fallback-message, http/challenge-outside-body, errors/fallback-without-message] whatever goes wrong in step 2, the dialog keeps both addresses, and the next click works',
  {
    open: async () => (backend = await open('subscriber', credentials)),
    call: CHANGE,
    truth: OUTCOMES.changeMail,
    // The server has done it, whose answer does not come or cannot be read: the account, loaded again, says so.
    succeedsUnder: [...ANSWER_UNREAD, 'truncated', 'lost-reply'],
    serverWordsShown: true,
    prepare: async () => {
      await passFirst();
      await fillSecond('ana@nouveau.test');
    },
    act: () => press(save),
    afterFailure: async () => {
      await expect.element(alertIn(second)).toMatchTextContent('n’a pas changé');
      await expect.element(again).toHaveValue('ana@nouveau.test');
    },
    afterSuccess: async (fault) => {
      await expect.element(second).not.toBeInTheDocument();
      await expectReload(backend);
      await expect.element(toasts()).toMatchTextContent('Votre adresse a changé');
      if (fault !== 'none') return;
      await expect.element(page.getByText('ana@nouveau.test').first()).toBeVisible();
    },
  },
);

test('[decisions/what-may-have-happened] step 2 without an answer, and without an account to read: it says that nobody knows, and looks before it asks again', async () => {
  const backend = await open('subscriber', credentials);
  await passFirst();
  await fillSecond('ana@nouveau.test');
  backend.fault({ match: CHANGE, fault: 'lost-reply', times: 0 });
  backend.fault({ match: 'GET /api/accounts/me', fault: '500', times: 0 });
  await save.click();
  await expect.element(alertIn(second)).toMatchTextContent('Nous ne savons pas si votre adresse a changé');
  backend.clearFaults();
  await save.click();
  await expectReload(backend);
  await expect.element(toasts()).toMatchTextContent('Votre adresse a changé');
  await expect.element(page.getByText('ana@nouveau.test').first()).toBeVisible();
  await expect.poll(() => backend.calls(CHANGE)).toHaveLength(1);
});

test('[profile/mail-change-server-message, profile/mail-change-fallback-message, errors/server-message-shown, errors/fallback-without-message] a refused step 2 shows the server’s words, or ours, in a toast, and its dialog keeps what was typed', async () => {
  const backend = await open('subscriber', credentials);
  await passFirst();
  await newMail.fill('casual@lumen.test');
  await again.fill('casual@lumen');
  await save.click();
  await expect.element(second.getByText('ne sont pas identiques')).toBeVisible();
  expect(backend.calls(CHANGE)).toHaveLength(0);
  await again.fill('casual@lumen.test');
  await save.click();
  await expect.element(toasts()).toMatchTextContent('déjà celle d’un autre compte');
  await toasts().getByRole('button', { name: 'Fermer' }).click();
  backend.fault({ match: CHANGE, fault: '500' });
  await save.click();
  await expect.element(toasts()).toMatchTextContent('Une erreur est survenue');
  await expect.element(again).toHaveValue('casual@lumen.test');
  await expect.element(alertIn(second)).toMatchTextContent('n’a pas changé');
});

test('[decisions/captcha-behind-interface] a captcha that cannot be loaded, is not solved or has expired is explained, and the next click works', async () => {
  const backend = await open('subscriber', credentials, {
    prepare: (before) => before.fault({ match: CHALLENGE, fault: '500', times: 2 }),
  });
  await openFirst();
  await password.fill('popcorn');
  await next.click();
  await expect.element(alertIn(first)).toMatchTextContent('vérification de sécurité');
  expect(backend.calls(CHECK)).toHaveLength(0);

  backend.browser.clockAhead = -3_600_000;
  backend.fault({ match: CHECK, fault: 'held' });
  await next.click();
  await expect.poll(() => backend.calls(CHECK)).toHaveLength(1);
  backend.browser.clockAhead = 0;
  backend.release(CHECK);
  await expect.element(next).not.toHaveAttribute('aria-busy', 'true');
  await expect.element(alertIn(first)).toMatchTextContent('vérification de sécurité');
  await next.click();
  await expect.element(second).toBeVisible();
});

test('[profile/password-where-asked] who has no password is told before the dialog asks for it, and can ask for one there', async () => {
  const backend = await open('subscriber', credentials);
  await expect.element(page.getByText('Vous vous connectez avec Facebook')).toBeVisible();
  await openFirst();
  await password.fill('half');
  await press(first.getByRole('button', { name: 'Recevoir un e-mail pour en choisir un' }));
  await expect.element(first).toMatchTextContent('puis revenez ici');
  await expect.poll(() => backend.calls('GET /api/accounts/me/changePassword')).toHaveLength(1);
  await expect.element(password).toHaveValue('half');

  const identities = [{ provider: 'facebook', accountId: '1', name: 'Ana', main: false }];
  await open('subscriber', credentials, {
    prepare: (before) =>
      before.fault({ match: 'GET /api/accounts/me/identities', fault: 'answer', body: identities }),
  });
  await expect.element(page.getByRole('region', { name: 'Connexion' })).toBeVisible();
  expect(page.getByText('Vous vous connectez avec').elements()).toEqual([]);
});

test('[profile/acts-leave-a-line, profile/mail-change-success] a changed address leaves a line in place that outlives the toast', async () => {
  const backend = await open('subscriber', credentials);
  await passFirst();
  await fillSecond('ana@example.com');
  await press(save);
  await expectReload(backend);
  await expect.element(page.getByText(/Adresse changée le \d+.novembre.2026/)).toBeVisible();
});
