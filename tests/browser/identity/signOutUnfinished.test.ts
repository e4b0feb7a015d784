import { cookie, errorPage, HINT, knowInFrames, SIGN_IN_PAGE, tokenCalls } from '#tests/support/identity.ts';
import { mark, signOut, tryAgain, unfinished } from '#tests/support/signOut.ts';
import { cookieSignInUrl, siteUrl } from '#tests/support/sites.ts';
import type { FaultInput } from '#tests/support/faultClasses.ts';
import { TAG } from '#tests/support/tags.ts';
import { choosePersona, expect, ready, test } from '#tests/support/test.ts';

const TICKETS = '/fr/tickets/';
const LOGOUT = 'GET /v2/logout';

/** On `refresh.localhost` the browser keeps the provider's cookies from its frames, as from another site's. */
const HOSTS = ['localhost', 'refresh.localhost'] as const;

for (const host of HOSTS) {
  test(
    `[identity/sign-out-unfinished] without a network the page says that this device is wiped and the session may be open, and ends it when the network is back: ${host}`,
    { tag: host === 'localhost' ? [] : TAG.nightly },
    async ({ page, context, provider, signIn }) => {
      await signIn('subscriber', TICKETS, { host });
      await context.setOffline(true);
      await signOut(page);
      await unfinished(page);
      await expect(page).toHaveURL(({ origin }) => origin === siteUrl('fr', host));
      expect(await mark(page)).toBe('begun');
      expect(await page.content()).not.toMatch(/Moreau|LUM734000/);
      await expect.poll(() => cookie(context, HINT)).toBeUndefined();
      await expect.poll(() => cookie(context, 'fr_auth')).toBeUndefined();
      // Still without a network.
      await tryAgain(page).click();
      await unfinished(page);
      expect(await provider.calls(LOGOUT)).toEqual([]);

      await context.setOffline(false);
      await page.waitForURL(SIGN_IN_PAGE);
      await expect.poll(() => provider.calls(LOGOUT)).toHaveLength(1);
      // The provider asks: it has no session any more.
      await page.goto(`${siteUrl('fr', host)}${TICKETS}`);
      await page.waitForURL(SIGN_IN_PAGE);
      await choosePersona(page, 'empty');
      await ready(page);
      expect(await mark(page)).toBeNull();
    },
  );

  test(
    `[identity/sign-out-unfinished, identity/sign-out-closes-silent-opening] with a provider that answers 503 the customer stays here; neither this tab nor a new one opens as them: ${host}`,
    { tag: host === 'localhost' ? [] : TAG.nightly },
    async ({ page, context, provider, signIn }) => {
      await signIn('subscriber', TICKETS, { host });
      await knowInFrames(context);
      const before = await tokenCalls(provider);
      await provider.fault({ match: '*', fault: '503', times: 0 });
      await signOut(page);
      await unfinished(page);
      const other = await context.newPage();
      await other.goto(`${siteUrl('fr', host)}${TICKETS}`);
      await unfinished(other);
      await page.goto(`${siteUrl('fr', host)}/fr/profile/`);
      await unfinished(page);
      expect(await tokenCalls(provider)).toHaveLength(before.length);

      await provider.clearFaults();
      await tryAgain(other).click();
      await other.waitForURL(SIGN_IN_PAGE);
      await expect.poll(() => provider.calls(LOGOUT)).not.toHaveLength(0);
    },
  );
}

const FAILURES: readonly (readonly [what: string, fault: FaultInput])[] = [
  ['logout answers 503', { match: LOGOUT, fault: '503', times: 0 }],
  ['logout does not answer', { match: LOGOUT, fault: 'hang', times: 0 }],
  ['breaks every connection', { match: '*', fault: 'reset', times: 0 }],
];

for (const [what, fault] of FAILURES)
  test(
    `[identity/sign-out-unfinished, identity/sign-out-closes-silent-opening] a provider that ${what} keeps the customer here, and a new tab closed`,
    { tag: TAG.nightly },
    async ({ page, context, provider, signIn }) => {
      await signIn('subscriber', TICKETS);
      await provider.fault(fault);
      await signOut(page);
      await unfinished(page);
      await page.close();
      // As a call that was under way may have left it.
      await context.addCookies([{ name: HINT, value: 'true', url: siteUrl('fr') }]);
      const other = await context.newPage();
      await other.goto(TICKETS);
      await unfinished(other);
      await provider.clearFaults();
      await tryAgain(other).click();
      await other.waitForURL(SIGN_IN_PAGE);
    },
  );

for (const fault of ['403', 'hang'] as const)
  test(
    `[identity/sign-out-unfinished, decisions/unfinished-sign-out-mark] a provider that answers, and not in a frame (${fault}), is visited to end the session, and locks nobody out`,
    { tag: TAG.nightly },
    async ({ page, context, provider, signIn }) => {
      await signIn('subscriber', TICKETS);
      await provider.fault({ match: 'GET /authorize', fault, times: 0 });
      const logout = page.waitForRequest((request) => new URL(request.url()).pathname === '/v2/logout');
      await signOut(page);
      expect((await logout).isNavigationRequest()).toBe(true);
      await expect.poll(() => provider.calls(LOGOUT)).toHaveLength(1);
      await page.close();
      await provider.clearFaults();
      const other = await context.newPage();
      await other.goto(TICKETS);
      await other.waitForURL(SIGN_IN_PAGE);
      await choosePersona(other, 'empty');
      await ready(other);
      expect(await mark(other)).toBeNull();
    },
  );

test('[identity/sign-out-closes-silent-opening] a new tab without the one that signed out finishes the sign-out, and asks for the password of the page’s next customer @nightly', async ({
  page,
  context,
  provider,
  signIn,
}) => {
  await signIn('subscriber', TICKETS);
  await context.setOffline(true);
  await signOut(page);
  await unfinished(page);
  await page.close();
  await context.setOffline(false);
  const other = await context.newPage();
  await other.goto(`${TICKETS}?a=1`);
  await other.waitForURL(SIGN_IN_PAGE);
  await expect.poll(() => provider.calls(LOGOUT)).toHaveLength(1);
  await choosePersona(other, 'casual');
  await ready(other);
  await expect(other).toHaveURL(`${TICKETS}?a=1`);
  await expect(other.getByRole('article')).not.toHaveCount(0);
});

test('[identity/sign-out-in-cookie-mode] in the mode with a cookie, sign-out without a network too, ends the session, says so and stays: no page would sign the customer in', async ({
  page,
  context,
}) => {
  await page.goto(cookieSignInUrl('fr', 'casual'));
  await ready(page);
  await context.setOffline(true);
  await signOut(page);
  await expect(page.getByText('La déconnexion est terminée.')).toBeVisible();
  expect(await cookie(context, 'fr_session')).toBeUndefined();
  expect(await mark(page)).toBeNull();
  await context.setOffline(false);
  await page.goto(cookieSignInUrl('fr', 'casual'));
  await ready(page);
  await signOut(page);
  await expect(page.getByText('La déconnexion est terminée.')).toBeVisible();
  await expect(page).toHaveURL(siteUrl('fr', 'cookie.localhost') + '/fr/');
  await page.reload();
  await page.waitForURL(errorPage('cookie'));
});
