import {
  CHANGE,
  CHECK,
  fillSecond,
  first,
  openFirst,
  passFirst,
  second,
} from '#tests/support/emailChange.ts';
import { countRequests } from '#tests/support/faultCases.ts';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import { quiet } from '#tests/support/quiet.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';
import { ANSWER_UNREAD, underEachFault } from '#tests/support/underEachFault.ts';

const HEADER = 'x-captcha-response';

test('[profile/mail-change-opens-second-step, profile/mail-change-success, calls/post-check-credentials, calls/patch-email, embedding/refresh-login-message, http/captcha-header, http/challenge-outside-body, http/challenged-calls, decisions/mail-change-toast-survives-reload] a new address in two steps, each with its own captcha; the page reloads and says once that it has changed', async ({
  page,
  sandbox,
  signIn,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      Android: {
        postMessage: (body: string) =>
          sessionStorage.setItem('told', `${sessionStorage.getItem('told') ?? ''}${body}`),
      },
    });
  });
  await quiet(sandbox);
  await signIn('subscriber', '/fr/profile/');
  expect(await sandbox.calls('GET /captcha/challenge')).toHaveLength(0);
  await passFirst(page);
  await expect(first(page)).toHaveCount(0);
  await fillSecond(page, 'ana@nouveau.test');
  await sandbox.forgetCalls();
  await page.evaluate(() => Object.assign(window, { before: true }));
  await second(page).getByRole('button', { name: 'Changer d’adresse' }).click();

  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts).toContainText('Votre adresse a changé');
  await expect.poll(() => page.evaluate(() => 'before' in window), 'loaded again').toBe(false);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('told')))
    .toBe('{"type":"refresh-login"}');
  await expect(page.getByText('ana@nouveau.test').first()).toBeVisible();
  const [change] = await sandbox.calls(CHANGE);
  expect(change?.body).toEqual({ newMail: 'ana@nouveau.test', newMailConfirmation: 'ana@nouveau.test' });
  expect(change?.headers[HEADER]).toMatch(/^[\w+/=]{40,}$/);

  await page.reload();
  await ready(page);
  await expect(toasts).not.toContainText('Votre adresse a changé');
});

test('[profile/mail-change-first-step-refused] a refused step 1 keeps its dialog and what was typed, says why, and does not end the session', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', '/fr/profile/');
  await openFirst(page);
  await expect(first(page).getByLabel('Adresse e-mail actuelle')).toHaveValue('subscriber@lumen.test');
  await first(page).getByLabel('Mot de passe').fill(' faux');
  const next = first(page).getByRole('button', { name: 'Continuer' });
  await next.click();
  await expect(first(page).getByRole('alert')).toContainText('ne vont pas ensemble');
  await expect(first(page).getByLabel('Mot de passe')).toHaveValue(' faux');
  await expect
    .poll(() => sandbox.bodies(CHECK))
    .toEqual([{ mail: 'subscriber@lumen.test', password: ' faux' }]);
  await next.click();
  await expect.poll(() => sandbox.calls(CHECK)).toHaveLength(2);
  await expect(second(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Changer d’adresse' })).toBeFocused();
});

test(
  '[profile/mail-change-first-step-refused, http/captcha-header, errors/default-toast] whatever goes wrong in step 1, what was typed stays, and each try solves a captcha of its own',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    await quiet(sandbox);
    await signIn('subscriber', '/fr/profile/');
    const password = first(page).getByLabel('Mot de passe');
    await underEachFault({
      page,
      sandbox,
      call: CHECK,
      succeedsUnder: ANSWER_UNREAD,
      // This 401 is about the password, not about the token.
      requests: { '401': 1 },
      serverWordsShown: true,
      act: async () => {
        if ((await first(page).count()) === 0) await openFirst(page);
        if ((await password.inputValue()) === '') await password.fill('popcorn');
        await first(page).getByRole('button', { name: 'Continuer' }).click();
      },
      held: async (fault) => {
        await expect(first(page).getByRole('alert')).toContainText(
          fault.startsWith('4') ? 'ne vont pas ensemble' : fault === 'answer' ? 'Words' : 'n’a pas abouti',
        );
        await expect(password).toHaveValue('popcorn');
        await expect(second(page)).toHaveCount(0);
      },
      succeeded: async () => {
        await expect(second(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(second(page)).toHaveCount(0);
      },
    });
    const answers = (await sandbox.calls(CHECK)).map(({ headers }) => headers[HEADER]);
    expect(answers).not.toContain(undefined);
  },
);

test(
  '[profile/mail-change-fallback-message, http/challenge-outside-body, errors/fallback-without-message] whatever goes wrong in step 2, the dialog keeps both addresses, and the next click works',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    await quiet(sandbox);
    await signIn('subscriber', '/fr/profile/');
    const again = second(page).getByLabel('La même');
    let tries = 0;
    await underEachFault({
      page,
      sandbox,
      call: CHANGE,
      truth: OUTCOMES.changeMail,
      // The server has done it, whose answer does not come or cannot be read: the account, loaded again, says so.
      succeedsUnder: [...ANSWER_UNREAD, 'truncated', 'lost-reply'],
      serverWordsShown: true,
      act: async () => {
        if ((await second(page).count()) === 0) await passFirst(page);
        await fillSecond(page, `ana${String(++tries)}@nouveau.test`);
        await second(page).getByRole('button', { name: 'Changer d’adresse' }).click();
      },
      held: async () => {
        await expect(second(page).locator('form').getByRole('alert')).toContainText('n’a pas changé');
        await expect(again).toHaveValue(`ana${String(tries)}@nouveau.test`);
      },
      succeeded: async () => {
        await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
          'Votre adresse a changé',
        );
        await ready(page);
        await expect(second(page)).toHaveCount(0);
      },
    });
    await expect(
      page
        .getByRole('main')
        .getByText(`ana${String(tries)}@nouveau.test`)
        .first(),
    ).toBeVisible();
  },
);

test(
  '[decisions/what-may-have-happened] step 2 without an answer, and without an account to read: it says that nobody knows, and looks before it asks again',
  { tag: TAG.needsServer },
  async ({ page, sandbox, signIn }) => {
    await quiet(sandbox);
    await signIn('subscriber', '/fr/profile/');
    await passFirst(page);
    await fillSecond(page, 'ana@nouveau.test');
    const save = second(page).getByRole('button', { name: 'Changer d’adresse' });
    const changes = countRequests(page, CHANGE);
    await sandbox.fault({ match: CHANGE, fault: 'lost-reply', times: 0 });
    await sandbox.fault({ match: 'GET /api/accounts/me', fault: '500', times: 0 });
    await save.click();
    await expect(second(page).locator('form').getByRole('alert')).toContainText(
      'Nous ne savons pas si votre adresse a changé',
    );
    await sandbox.clearFaults();
    await save.click();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Votre adresse a changé');
    await ready(page);
    await expect(page.getByText('ana@nouveau.test').first()).toBeVisible();
    expect(changes.count()).toBe(1);
  },
);

test('[profile/mail-change-server-message, profile/mail-change-fallback-message, errors/server-message-shown, errors/fallback-without-message] a refused step 2 shows the server’s words, or ours, in a toast, and its dialog keeps what was typed', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/profile/');
  await passFirst(page);
  const save = second(page).getByRole('button', { name: 'Changer d’adresse' });
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await second(page).getByLabel('Nouvelle adresse e-mail').fill('casual@lumen.test');
  await second(page).getByLabel('La même').fill('casual@lumen');
  await save.click();
  await expect(second(page).getByText('ne sont pas identiques')).toBeVisible();
  expect(await sandbox.calls(CHANGE)).toHaveLength(0);
  await second(page).getByLabel('La même').fill('casual@lumen.test');
  await save.click();
  await expect(toasts).toContainText('déjà celle d’un autre compte');
  await toasts.getByRole('button', { name: 'Fermer' }).click();
  await sandbox.fault({ match: CHANGE, fault: '500' });
  await save.click();
  await expect(toasts).toContainText('Une erreur est survenue');
  await expect(second(page).getByLabel('La même')).toHaveValue('casual@lumen.test');
  await expect(second(page).locator('form').getByRole('alert')).toContainText('n’a pas changé');
});

test(
  '[decisions/captcha-behind-interface] a captcha that cannot be loaded, is not solved or has expired is explained, and the next click works',
  { tag: TAG.needsServer },
  async ({ page, sandbox, signIn }) => {
    await signIn('subscriber', '/fr/profile/');
    await sandbox.fault({ match: 'GET /captcha/challenge', fault: '500', times: 2 });
    await openFirst(page);
    await first(page).getByLabel('Mot de passe').fill('popcorn');
    const next = first(page).getByRole('button', { name: 'Continuer' });
    await next.click();
    await expect(first(page).getByRole('alert')).toContainText('vérification de sécurité');
    expect(await sandbox.calls(CHECK)).toHaveLength(0);
    await sandbox.clock(new Date(Date.now() - 3_600_000).toISOString());
    const check = await sandbox.hold(CHECK);
    await next.click();
    await check.arrived();
    await sandbox.clock(new Date().toISOString());
    await check.release();
    await expect(first(page).getByRole('alert')).toContainText('vérification de sécurité');
    await next.click();
    await expect(second(page)).toBeVisible();
  },
);

test('fake mode solves a real captcha, too', async ({ page }) => {
  await page.goto(`${siteUrl('fr', 'fake.localhost')}/fr/profile/`);
  await ready(page);
  await passFirst(page);
});
