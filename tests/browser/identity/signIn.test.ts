import { siteUrl } from '#tests/support/sites.ts';
import {
  cookie,
  endAtProvider,
  errorPage,
  HINT,
  lifeOf,
  SIGN_IN_PAGE,
  tokenCalls,
} from '#tests/support/identity.ts';
import { choosePersona, expect, ready, test } from '#tests/support/test.ts';

const TICKETS = '/fr/tickets/';
const A_DAY = 86_400;
/** For `toBeCloseTo`: the library counts in local time, in which a day has 23 or 25 hours where the clocks change. */
const WITHIN_AN_HOUR = -4;
/** Headers that the browser sets, or that a page may set without asking another origin first. */
const BROWSERS_OWN =
  /^(?:accept(?:-encoding|-language)?|cache-control|connection|content-(?:length|type)|cookie|host|origin|pragma|referer|sec-.*|user-agent)$/;

test('[routes/login-returns-to-page, identity/login-sends-locale, identity/login-sends-target, identity/code-exchange] the sign-in is in the page’s language and returns to the page with query and hash', async ({
  page,
  context,
  provider,
}) => {
  await page.goto(`${siteUrl('nl')}/nl/tickets/?a=1#top`);
  await page.waitForURL(SIGN_IN_PAGE);
  await expect.poll(() => lifeOf(context, 'a0.spajs.txs.lumen-nl')).toBeCloseTo(A_DAY, WITHIN_AN_HOUR);
  await choosePersona(page, 'subscriber');
  await ready(page);
  await expect(page).toHaveURL(`${siteUrl('nl')}/nl/tickets/?a=1#top`);
  const [authorize] = await provider.calls('GET /authorize');
  expect(authorize?.query).toMatchObject({ ui_locales: 'nl', code_challenge_method: 'S256' });
  expect((await tokenCalls(provider)).map(({ body }) => (body as { grant_type: string }).grant_type)).toEqual(
    ['authorization_code'],
  );
});

test('[identity/token-request-without-preflight] the token request is a form that the browser sends without asking the provider first', async ({
  provider,
  signIn,
}) => {
  await signIn('subscriber', TICKETS);
  const [token] = await tokenCalls(provider);
  expect(token?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  expect(Object.keys(token?.headers ?? {}).filter((name) => !BROWSERS_OWN.test(name))).toEqual([]);
});

test('[identity/flag-cookie-set, identity/flag-cookie-one-hour, identity/library-cookies-one-day, constants/flag-cookie-values, constants/cookie-path-and-days] signing in sets the flag and hint cookies; the token is in memory only', async ({
  page,
  context,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', TICKETS);
  await expect
    .poll(() => cookie(context, 'fr_auth'))
    .toMatchObject({
      value: '1',
      path: '/',
      domain: 'localhost',
      sameSite: 'Lax',
    });
  await expect.poll(() => lifeOf(context, 'fr_auth')).toBeCloseTo(3600, -2);
  await expect.poll(() => lifeOf(context, HINT)).toBeCloseTo(A_DAY, WITHIN_AN_HOUR);
  const stored = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, document.cookie, location.href]),
  );
  expect(stored).not.toMatch(/eyJ/);
  const [account] = await sandbox.calls('GET /api/accounts/me');
  expect(account?.headers.authorization).toBe('Bearer ...');
});

test('[routes/callback-unguarded, errors/missing-transaction, identity/state-missing, identity/state-mismatch] a callback that cannot be trusted asks for no token', async ({
  page,
  provider,
}) => {
  for (const [query, reason] of [
    ['code=x', 'state'],
    ['code=x&state=y', 'transaction'],
    ['error=access_denied&state=y', 'transaction'],
  ] as const) {
    await page.goto(`/callback/?${query}`);
    await page.waitForURL(/reason=/);
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('reason') === reason);
  }
  await page.goto(TICKETS);
  await page.waitForURL(SIGN_IN_PAGE);
  await page.goto('/callback/?code=x&state=bad');
  await page.waitForURL(/reason=state/);
  expect(await tokenCalls(provider)).toEqual([]);
});

test('[identity/callback-failure-page] a cancelled sign-in leads to the error page, which leads back to the page', async ({
  page,
  context,
}) => {
  await page.goto(`${TICKETS}?a=1`);
  await page.locator('button[value="cancel"]').click();
  await page.waitForURL(errorPage('denied'));
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('target') === `${TICKETS}?a=1`);
  await expect.poll(() => cookie(context, 'fr_auth')).toBeUndefined();
});

test.describe('the silent start of a page opened again', () => {
  test('[errors/identity-errors-handled] leads to the error page when the provider fails, and back from there @nightly', async ({
    page,
    context,
    provider,
    signIn,
  }) => {
    // Without a kept ticket, which would stand.
    await signIn('empty', `${TICKETS}?a=1`);
    await provider.fault({ match: 'POST /oauth/token', fault: '500' });
    await page.reload();
    await page.waitForURL(errorPage('unknown'));
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('target') === `${TICKETS}?a=1`);

    await page.goto(TICKETS);
    await ready(page);
    await test.step('mfa_required: a new sign-in', async () => {
      await provider.fault({
        match: 'POST /oauth/token',
        fault: 'answer',
        status: 403,
        body: { error: 'mfa_required' },
      });
      await page.reload();
      await ready(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Mes billets' })).toBeVisible();
    });
    await test.step('a frame that hangs: a visit to the provider, which still knows the customer', async () => {
      await page.clock.install();
      await provider.fault({ match: 'GET /authorize', fault: 'hang' });
      // The document does not count as loaded while the hidden frame in it hangs.
      await page.reload({ waitUntil: 'commit' });
      await page.locator('iframe').waitFor({ state: 'attached' });
      await page.clock.runFor(10_000);
      await page.waitForURL(/\/callback\//);
      await page.waitForURL(TICKETS);
    });
    await expect.poll(() => cookie(context, HINT)).toBeDefined();
  });

  test('[identity/login-required-ends-session] login_required: a new sign-in for the page that is open', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn('subscriber', `${TICKETS}?a=1`);
    await endAtProvider(context);
    await page.reload();
    await page.waitForURL(SIGN_IN_PAGE);
    await expect.poll(() => cookie(context, 'fr_auth')).toBeUndefined();
    await choosePersona(page, 'casual');
    await ready(page);
    await expect(page).toHaveURL(`${siteUrl('fr')}${TICKETS}?a=1`);
  });

  test('[identity/renewal-lock] calls of one page share one token request @nightly', async ({
    page,
    provider,
    signIn,
  }) => {
    await signIn('subscriber', TICKETS);
    const before = (await tokenCalls(provider)).length;
    await page.reload();
    await ready(page);
    expect((await tokenCalls(provider)).length - before).toBe(1);
  });
});

test.describe('[identity/one-renewal-after-401] a 401 during use', () => {
  const CALL = 'GET /api/ec/ebillet';

  test('[identity/silent-renewal] is answered by one silent renewal and one repeat', async ({
    page,
    sandbox,
    provider,
    signIn,
  }) => {
    await signIn('subscriber', TICKETS);
    await sandbox.fault({ match: CALL, fault: '401' });
    const before = { calls: (await sandbox.calls(CALL)).length, tokens: (await tokenCalls(provider)).length };
    await page.reload();
    await ready(page);
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect.poll(async () => (await sandbox.calls(CALL)).length - before.calls).toBe(2);
    expect((await tokenCalls(provider)).length - before.tokens).toBe(2);
  });

  test('a second 401 is a failure of that panel, and the session stays @nightly', async ({
    page,
    context,
    sandbox,
    signIn,
  }) => {
    await signIn('subscriber', TICKETS);
    await sandbox.fault({ match: CALL, fault: '401', times: 2 });
    await page.reload();
    const panel = page.getByRole('alert').filter({ hasText: 'Copie gardée sur cet appareil le' });
    await expect(panel).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect.poll(() => cookie(context, 'fr_auth')).toBeDefined();
    await panel.getByRole('button', { name: 'Réessayer' }).click();
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(3);
  });

  test('[identity/login-required-ends-session] with a refused renewal, the session ends and the sign-in for the open page starts @nightly', async ({
    page,
    context,
    sandbox,
    provider,
    signIn,
  }) => {
    await sandbox.fault({ match: CALL, fault: '500' });
    await signIn('subscriber', `${TICKETS}?a=1`);
    await expect(page.getByRole('alert').filter({ hasText: 'ne s’affiche pas' })).toBeVisible();
    await endAtProvider(context);
    await sandbox.fault({ match: CALL, fault: '401' });
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.waitForURL(SIGN_IN_PAGE);
    await expect.poll(() => cookie(context, 'fr_auth')).toBeUndefined();
    await expect.poll(() => cookie(context, HINT)).toBeUndefined();
    await expect.poll(() => provider.calls('GET /v2/logout')).toEqual([]);
    await choosePersona(page, 'casual');
    await ready(page);
    await expect(page).toHaveURL(`${siteUrl('fr')}${TICKETS}?a=1`);
  });
});
