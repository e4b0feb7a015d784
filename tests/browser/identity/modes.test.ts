import type { Page } from '@playwright/test';
import { birthDate, birthFields, typeBirthDate } from '#tests/support/birthDate.ts';
import { cookie, errorPage, tokenCalls } from '#tests/support/identity.ts';
import { steerHere } from '#tests/support/sandbox.ts';
import { cookieSignInUrl, sandboxUrl, siteUrl } from '#tests/support/sites.ts';
import { expect, ready, Sandbox, test } from '#tests/support/test.ts';

const TICKETS = '/fr/tickets/';

async function faultHere(page: Page, fault: string): Promise<void> {
  await steerHere(page, 'faults', { match: 'GET /api/ec/ebillet', fault });
}

test.describe('cookie session', () => {
  const SITE = siteUrl('fr', 'cookie.localhost');

  test('[identity/cookie-mode-without-cookie] without the cookie the error page shows, once, and no provider is asked', async ({
    page,
    provider,
  }) => {
    const opened: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) opened.push(request.url());
    });
    await page.goto(`${SITE}${TICKETS}?a=1`);
    await page.waitForURL(errorPage('cookie'));
    expect(opened).toHaveLength(2);
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('target') === `${TICKETS}?a=1`);
    expect(await provider.calls()).toEqual([]);
  });

  test('[identity/cookie-mode-signs-in] with the cookie its customer is signed in, without a token', async ({
    page,
  }) => {
    await page.goto(cookieSignInUrl('fr', 'casual'));
    await page.waitForURL(`${SITE}/fr/`);
    const sent = page.waitForRequest(/\/api\/accounts\/me/);
    await page.goto(`${SITE}${TICKETS}`);
    expect((await sent).headers().authorization).toBeUndefined();
    await ready(page);
    await expect(page.getByRole('article')).not.toHaveCount(0);
  });

  test('[identity/cookie-mode-without-cookie, decisions/offline-tickets, decisions/ticket-at-once] once the cookie is gone the kept tickets show, also by the link of the error page', async ({
    page,
    context,
  }) => {
    const code = page.getByText('LUM734000').filter({ visible: true }).first();
    await page.goto(cookieSignInUrl('fr', 'subscriber'));
    await page.waitForURL(`${SITE}/fr/`);
    await ready(page);
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(Object.entries(localStorage))))
      .toContain('ticketsAtOnce');
    await context.clearCookies();
    await page.goto(`${SITE}/fr/`);
    await expect(code).toBeVisible();
    await page.goto(`${SITE}/fr/profile/`);
    await page.waitForURL(errorPage('cookie'));
    await page.locator('[data-kept="ticketsAtOnce"]').click();
    await page.waitForURL(`${SITE}${TICKETS}`);
    await expect(code).toBeVisible();
  });

  test('[identity/one-renewal-after-401] a cookie that the API refuses ends the session on the error page, without a loop', async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'fr_session', value: 'gone', url: SITE }]);
    await page.goto(`${SITE}${TICKETS}`);
    await page.waitForURL(errorPage('cookie'));
    await expect.poll(() => cookie(context, 'fr_session')).toBeUndefined();
  });
});

test.describe('fake', () => {
  const SITE = siteUrl('fr', 'fake.localhost');

  test('[identity/fake-mode-delay] signs in by itself, and no call leaves the page', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.goto(`${SITE}${TICKETS}`);
    await ready(page);
    await expect(page.getByRole('article')).toHaveCount(3);
    const left = sent.filter((url) => new URL(url).origin !== SITE || url.includes('/api/'));
    expect(left).toEqual([]);
  });

  test('[constants/sample-settings] fake mode has the schedule of the zone idf, and the minimum age of 15 @nightly', async ({
    page,
  }) => {
    await page.goto(`${SITE}/fr/`);
    await ready(page);
    await expect.poll(() => Sandbox.inPage(page).calls('GET /api/zone/idf')).toHaveLength(1);

    await page.goto(`${SITE}/fr/register/?persona=unregistered`);
    await ready(page);
    const born = birthFields(page).first();
    await page.getByRole('checkbox', { name: 'conditions générales' }).check();
    const submit = page.getByRole('button', { name: 'Créer mon compte' });
    await typeBirthDate(page, birthDate(15, 1));
    await submit.click();
    await expect(born).toHaveAccessibleDescription(/avoir 15 ans révolus/);
    await typeBirthDate(page, birthDate(15));
    await submit.click();
    await page.waitForURL(`${SITE}/fr/`);
  });
});

test.describe('refresh tokens', () => {
  const place = { host: 'refresh.localhost' } as const;

  test('[identity/refresh-token-renewal] a renewal sends the refresh token, which a worker of our own origin holds', async ({
    page,
    provider,
    signIn,
  }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) problems.push(message.text());
    });
    await page.goto(`${sandboxUrl('fr', place.host)}/sandbox/calls`);
    await faultHere(page, '500');
    await signIn('subscriber', TICKETS, place);
    expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
      expect.stringMatching(/^\/_astro\/auth0-spa-js\.worker/),
    ]);
    await faultHere(page, '401');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('article')).toHaveCount(3);
    expect((await tokenCalls(provider)).map(({ body }) => body)).toMatchObject([
      { grant_type: 'authorization_code' },
      { grant_type: 'refresh_token' },
    ]);
    expect(problems).toEqual([]);
  });

  test('[errors/identity-errors-handled] after a reload, with the refresh token gone, the provider’s session signs in again @nightly', async ({
    page,
    signIn,
  }) => {
    await signIn('subscriber', `${TICKETS}?a=1`, place);
    await page.reload();
    await ready(page);
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page).toHaveURL(`${siteUrl('fr', place.host)}${TICKETS}?a=1`);
  });
});
