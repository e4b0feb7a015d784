import type { Page } from '@playwright/test';
import { SIGN_IN_PAGE, tokenCalls } from '#tests/support/identity.ts';
import { mark, signOut } from '#tests/support/signOut.ts';
import { steerHere } from '#tests/support/sandbox.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { choosePersona, expect, ready, test } from '#tests/support/test.ts';

const TICKETS = '/fr/tickets/';
const FRIENDS = 'GET /api/accounts/me/friends';

/** The prompts of the visible sign-ins that the page leaves for from now on. */
function promptsOf(page: Page): (string | null)[] {
  const prompts: (string | null)[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/authorize' && request.frame() === page.mainFrame())
      prompts.push(url.searchParams.get('prompt'));
  });
  return prompts;
}

test('[identity/sign-in-after-sign-out, identity/logout-at-provider] where frames have no cookies of the provider, the browser visits its logout, and the next sign-in asks for the password and removes the mark', async ({
  page,
  context,
  provider,
  signIn,
}) => {
  const host = 'refresh.localhost';
  await signIn('subscriber', TICKETS, { host });
  const prompts = promptsOf(page);
  const logout = page.waitForRequest((request) => new URL(request.url()).pathname === '/v2/logout');
  await signOut(page);
  expect((await logout).isNavigationRequest()).toBe(true);
  await page.waitForURL(SIGN_IN_PAGE);
  expect(prompts).toEqual(['login']);
  await expect.poll(() => provider.calls('GET /v2/logout')).toHaveLength(1);

  const other = await context.newPage();
  const promptsOfOther = promptsOf(other);
  await other.goto(`${siteUrl('fr', host)}/fr/accessibility/`);
  expect(await mark(other)).toBe('told');
  await other.goto(`${siteUrl('fr', host)}${TICKETS}`);
  await other.waitForURL(SIGN_IN_PAGE);
  expect(promptsOfOther).toEqual(['login']);
  await choosePersona(other, 'casual');
  await ready(other);
  expect(await mark(other)).toBeNull();
  await other.reload();
  await ready(other);
  await expect(other.getByRole('article')).not.toHaveCount(0);
});

test('[identity/sign-in-after-sign-out] a sign-in that began before the sign-out of another tab opens nothing: it asks once more, for the password', async ({
  page,
  context,
}) => {
  await page.goto(TICKETS);
  await page.waitForURL(SIGN_IN_PAGE);
  const other = await context.newPage();
  await other.goto('/fr/accessibility/');
  await other.evaluate(() => localStorage.setItem('sign-out', 'told'));
  const prompts = promptsOf(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.headers().authorization !== undefined) calls.push(request.url());
  });
  const again = page.waitForRequest(
    (request) => new URL(request.url()).searchParams.get('prompt') === 'login',
  );
  await choosePersona(page, 'subscriber');
  await again;
  await page.waitForURL(SIGN_IN_PAGE);
  expect(prompts.at(-1)).toBe('login');
  expect(calls).toEqual([]);
  await choosePersona(page, 'casual');
  await ready(page);
  expect(await mark(page)).toBeNull();
});

for (const host of ['localhost', 'refresh.localhost'] as const)
  test(`[identity/no-token-after-sign-out] while the logout is slow, a call that is under way gets no new token: ${host} @nightly`, async ({
    page,
    context,
    provider,
    signIn,
  }) => {
    await signIn('subscriber', TICKETS, { host });
    const before = await tokenCalls(provider);
    // Scripts of a page that is being left are not relied on.
    const outside = await context.newPage();
    await outside.goto(new URL('/favicon.svg', page.url()).href);
    await steerHere(outside, 'faults', { match: FRIENDS, fault: 'held', status: 401 });
    const logout = await provider.hold('GET /v2/logout');
    const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('/friends?'));
    const call = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith('/friends'));
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.headers().authorization !== undefined) sent.push(new URL(request.url()).pathname);
    });
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/fr/friends/';
      document.body.append(link);
      link.click();
    });
    await call;
    await signOut(page);
    await logout.arrived();
    await steerHere(outside, 'release');
    await ended;
    await logout.release();
    await page.waitForURL(SIGN_IN_PAGE);
    expect(await tokenCalls(provider)).toHaveLength(before.length);
    expect(sent.filter((path) => path.endsWith('/friends'))).toHaveLength(1);
  });
