import type { Page } from '@playwright/test';
import type { PersonaId } from '#sandbox/personas.ts';
import { typeBirthDate, typedBirthDate } from '#tests/support/birthDate.ts';
import { cookie, endAtProvider, HINT, SIGN_IN_PAGE } from '#tests/support/identity.ts';
import { visit } from '#tests/support/router.ts';
import { steerHere } from '#tests/support/sandbox.ts';
import { PROVIDER_URL, siteUrl } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { choosePersona, expect, ready, test } from '#tests/support/test.ts';

const TICKETS = '/fr/tickets/';
const EBILLET = 'GET /api/ec/ebillet';
test('[identity/renewal-lock] two tabs that renew at the same time both go on', async ({
  page,
  context,
  sandbox,
  provider,
  signIn,
}) => {
  await signIn('subscriber', TICKETS);
  const other = await context.newPage();
  await other.goto(TICKETS);
  await ready(other);
  await sandbox.forgetCalls();
  const refusals = await sandbox.hold(EBILLET, { times: 2, status: 401 });
  await Promise.all([page.reload(), other.reload()]);
  await expect.poll(() => sandbox.calls(EBILLET)).toHaveLength(2);
  await provider.forgetCalls();
  await refusals.release();
  await Promise.all([ready(page), ready(other)]);
  for (const tab of [page, other]) await expect(tab.getByRole('article')).toHaveCount(3);
  await expect.poll(() => provider.calls('POST /oauth/token')).not.toHaveLength(0);
});

test('[identity/silent-renewal] a token near its end is renewed without leaving the page, and the next call carries the new one', async ({
  page,
  provider,
  signIn,
}) => {
  const carried: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/accounts/me/')) carried.push(request.headers().authorization);
  });
  await page.clock.install();
  await signIn('subscriber', TICKETS);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await provider.forgetCalls();
  await visit(page, '/fr/friends/');
  expect(await provider.calls('POST /oauth/token'), 'a fresh token is used again').toEqual([]);

  // The sandbox's tokens live for five minutes.
  await page.clock.fastForward('04:10');
  await visit(page, '/fr/advantages/');
  await visit(page, '/fr/vouchers/');
  await expect.poll(() => provider.calls('POST /oauth/token')).toHaveLength(1);
  expect(new Set(carried).size).toBe(2);
  expect(carried.at(-1)).not.toBe(carried[0]);
  expect(await page.evaluate(() => 'same' in window), 'in the same document').toBe(true);
});

test('a refresh token that is used twice is refused with its successors; the page goes on with the provider’s session @nightly', async ({
  page,
  context,
  request,
  signIn,
}) => {
  const given: string[] = [];
  context.on('response', (response) => {
    if (!response.url().endsWith('/oauth/token')) return;
    void response
      .json()
      .then(({ refresh_token: token }: { refresh_token?: string }) => token && given.push(token));
  });
  const renew = async (): Promise<void> => {
    await steerHere(page, 'faults', { match: 'GET /api/accounts/me/friends', fault: '401' });
    await visit(page, '/fr/friends/');
    await expect(page.getByRole('heading', { name: 'Aïcha Benali' })).toBeVisible();
    await visit(page, TICKETS);
  };
  await signIn('subscriber', TICKETS, { host: 'refresh.localhost' });
  await renew();
  expect(given).toHaveLength(2);
  const again = (token = '') =>
    request.post(`${PROVIDER_URL}/oauth/token`, {
      form: { grant_type: 'refresh_token', client_id: 'lumen-fr', refresh_token: token },
      headers: { origin: new URL(page.url()).origin },
    });
  for (const token of given) {
    const refused = await again(token);
    expect(refused.status()).toBe(400);
    expect(await refused.json()).toMatchObject({ error: 'invalid_grant' });
  }
  await page.goto(page.url().replace(TICKETS, '/fr/preferences/'));
  await ready(page);
  await renew();
});

for (const [what, hours] of [
  ['fast', 1],
  ['slow', -1],
] as const) {
  test(
    `on a device whose clock is an hour ${what}, a customer who signs in stays signed in`,
    { tag: TAG.nightly },
    async ({ page, signIn }) => {
      await page.clock.install({ time: Date.now() + hours * 3_600_000 });
      await signIn('subscriber', TICKETS);
      await expect(page.getByRole('article').first()).toBeVisible();
      const opened: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) opened.push(request.url());
      });
      await page.goto('/fr/preferences/');
      await ready(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes préférences');
      // There was no detour through a sign-in.
      expect(opened).toEqual([`${siteUrl('fr')}/fr/preferences/`]);
    },
  );
}

interface LostForm {
  what: string;
  persona: PersonaId;
  path: string;
  submit: string;
  type: (page: Page) => Promise<void>;
  /** Asserts that the form has what was typed, after the new sign-in. */
  stands: (page: Page) => Promise<void>;
  /** A text that the tab's storage holds while the form is kept. */
  kept: string;
}

const TYPED = 'Villeneuve-la-Neuve';
const FORMS: readonly LostForm[] = [
  {
    what: 'profile',
    persona: 'subscriber',
    path: '/fr/profile/',
    submit: 'Enregistrer',
    type: (page) => page.getByLabel('Ville').fill(TYPED),
    stands: (page) => expect(page.getByLabel('Ville')).toHaveValue(TYPED),
    kept: TYPED,
  },
  {
    what: 'registration',
    persona: 'unregistered',
    path: '/fr/register/',
    submit: 'Créer mon compte',
    type: async (page) => {
      await page.getByLabel('Ville').fill(TYPED);
      await typeBirthDate(page, '1990-05-17');
      await page.getByRole('checkbox', { name: 'par e-mail' }).check();
      await page.getByRole('checkbox', { name: 'conditions générales' }).check();
    },
    stands: async (page) => {
      await expect(page.getByLabel('Ville')).toHaveValue(TYPED);
      await expect.poll(() => typedBirthDate(page)).toBe('1990-05-17');
      // The terms must be accepted again.
      await expect(page.getByRole('checkbox', { checked: true })).toHaveAccessibleName(/par e-mail/);
    },
    kept: TYPED,
  },
  {
    what: 'interests',
    persona: 'subscriber',
    path: '/fr/my-interests/',
    submit: 'Enregistrer',
    type: (page) => page.getByRole('checkbox', { name: 'Thriller' }).click(),
    stands: (page) => expect(page.getByRole('checkbox', { name: 'Thriller' })).toBeChecked(),
    kept: 'thriller',
  },
];

for (const { what, persona, path, submit, type, stands, kept } of FORMS) {
  test(
    `[identity/login-required-ends-session] a session that ends under the form of ${what}: no question, the form is restored after the sign-in, and empty for another customer`,
    { tag: what === 'profile' ? [] : TAG.nightly },
    async ({ page, context, sandbox, signIn }) => {
      const questions: string[] = [];
      page.on('dialog', (dialog) => {
        questions.push(dialog.type());
        void dialog.accept();
      });
      const loseSession = async (): Promise<void> => {
        await endAtProvider(context);
        await sandbox.fault({ match: 'PATCH /api/accounts/me', fault: '401', times: 0 });
        await page.getByRole('button', { name: submit }).first().click();
        await page.waitForURL(SIGN_IN_PAGE);
        await sandbox.clearFaults();
        await expect.poll(() => cookie(context, HINT)).toBeUndefined();
      };
      const stored = () => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
      await signIn(persona, path);
      await type(page);
      await loseSession();
      await choosePersona(page, persona);
      await ready(page);
      await stands(page);
      await expect.poll(stored).toContain(kept);

      if (what === 'registration') await page.getByRole('checkbox', { name: 'conditions générales' }).check();
      await loseSession();
      await choosePersona(page, 'heavy');
      await ready(page);
      await expect.poll(stored).not.toContain(kept);
      expect(questions).toEqual([]);
    },
  );
}

test('[identity/logout-leaves-nothing] after a sign-out, history, pages, storage and cookies hold nothing of the customer for the next one', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('subscriber', TICKETS);
  await page.goto('/fr/profile/');
  await ready(page);
  await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.waitForURL(SIGN_IN_PAGE);
  await page.goBack();
  await page.waitForURL(SIGN_IN_PAGE);
  await choosePersona(page, 'empty');
  await ready(page);
  const left = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      document.documentElement.outerHTML,
    ]),
  );
  for (const secret of ['Moreau', 'subscriber@lumen.test']) {
    expect(left, secret).not.toContain(secret);
    expect(JSON.stringify(await context.cookies(page.url())), secret).not.toContain(secret);
  }
});
