import type { Page } from '@playwright/test';
import { examine } from '#tools/doctor/examine.ts';
import { SITES } from '#sites/sites.ts';
import { signOut } from '#tests/support/signOut.ts';
import {
  nameIsShown,
  saveAfterExpiry,
  signInAtTenant,
  startSiteAtTenant,
  type SiteAtTenant,
} from '#tests/support/siteAtTenant.ts';
import { TAG } from '#tests/support/tags.ts';
import { errorPage } from '#tests/support/identity.ts';
import { expect, ready, test } from '#tests/support/test.ts';

const PROFILE = '/fr/profile/?a=1';

/** What is asked of the tenant's token endpoint, in order. */
function tokenRequests(page: Page, { tenant }: SiteAtTenant): URLSearchParams[] {
  const sent: URLSearchParams[] = [];
  // A worker sends the refresh tokens.
  page.context().on('request', (request) => {
    if (request.url().startsWith(tenant) && request.method() === 'POST' && request.url().endsWith('/token'))
      sent.push(new URLSearchParams(request.postData() ?? ''));
  });
  return sent;
}

/** A tab in the background, or one that is shown again, with a press of the button that saves. */
async function showPage(page: Page, isShown: boolean): Promise<void> {
  await page.evaluate((isVisible) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: !isVisible });
    document.dispatchEvent(new Event('visibilitychange'));
    if (isVisible) document.querySelector<HTMLElement>('main button[type="submit"]')?.click();
  }, isShown);
}

test.describe('[identity/tenant-of-others] a tenant that nobody here wrote', { tag: TAG.needsServer }, () => {
  test(
    'signs in after a refusal, renews in a frame, and ends its session; the doctor finds its settings right',
    { tag: TAG.nightly },
    async ({ page }) => {
      const site = await startSiteAtTenant('localhost');
      const sent = tokenRequests(page, site);
      await page.goto(site.origin + PROFILE);
      await page.getByRole('link', { name: 'Cancel' }).click();
      await page.waitForURL(errorPage('denied'));
      await ready(page);
      await page.getByRole('link', { name: 'Réessayer' }).click();

      const tokens = page.waitForResponse(`${site.tenant}/oauth/token`);
      await signInAtTenant(page);
      await page.waitForURL(site.origin + PROFILE);
      await nameIsShown(page);
      const given = (await (await tokens).json()) as { access_token: string; id_token: string };
      await page.reload();
      await nameIsShown(page);

      await saveAfterExpiry(page, site, 'Marguerite');
      expect(new Set(sent.map((body) => body.get('grant_type')))).toEqual(new Set(['authorization_code']));
      expect(sent.length).toBeGreaterThan(2);

      const lines = await examine(new URL(site.origin), SITES, {
        access: given.access_token,
        identity: given.id_token,
      });
      const about = lines.filter(({ name }) => /^(?:tenant|access token|identity token)/.test(name));
      expect(about.length).toBeGreaterThan(8);
      // The API refuses this token by now, as it was told to.
      expect(about.filter(({ problem }) => problem !== undefined).map(({ name }) => name)).toEqual([
        'access token: API',
      ]);

      await signOut(page);
      await expect(page.getByPlaceholder('Enter any login')).toBeVisible();
      await site.stop();
    },
  );

  for (const host of ['refresh.localhost', 'refresh.openid.localhost'] as const) {
    test(
      `renews by refresh tokens that it exchanges each time, where its cookies are kept from frames (${host})`,
      { tag: TAG.nightly },
      async ({ page }) => {
        const site = await startSiteAtTenant(host);
        const sent = tokenRequests(page, site);
        await page.goto(site.origin + PROFILE);
        await signInAtTenant(page);
        await page.waitForURL(site.origin + PROFILE);
        await nameIsShown(page);

        for (const name of ['Marguerite', 'Odile']) await saveAfterExpiry(page, site, name);
        // Calls that go out together may renew more than once.
        const [first, ...renewals] = sent.map((body) => body.get('grant_type'));
        expect(first).toBe('authorization_code');
        expect(new Set(renewals)).toEqual(new Set(['refresh_token']));
        expect(renewals.length).toBeGreaterThan(1);
        expect(new Set(sent.map((body) => body.get('refresh_token'))).size).toBe(sent.length);

        await signOut(page);
        // OpenID Connect's own logout asks.
        if (host !== 'refresh.localhost')
          await page.getByRole('button', { name: 'Yes, sign me out' }).click();
        await expect(page.getByPlaceholder('Enter any login')).toBeVisible();
        await site.stop();
      },
    );
  }

  for (const [host, pause, isSent] of [
    // It has exchanged the refresh token for nothing.
    ['refresh.openid.localhost', '02:00', false],
    // Nobody can ask without leaving the page: the token's own life is the limit.
    ['openid.localhost', '02:00', true],
    ['openid.localhost', '06:00', false],
  ] as const)
    test(
      `[identity/session-proven] is asked after a sign-out on another site where that leaves the page alone; an act after ${pause} at ${host} goes out: ${String(isSent)}`,
      { tag: TAG.nightly },
      async ({ page, context }) => {
        await context.clock.install();
        const site = await startSiteAtTenant(host, undefined, ['fr', 'nl']);
        await page.goto(site.origin + PROFILE);
        await signInAtTenant(page);
        await nameIsShown(page);
        await page.getByLabel('Ville').fill('Villeneuve');
        await showPage(page, false);

        const other = await context.newPage();
        await other.goto(`${site.originOf('nl')}/nl/`);
        await other.getByRole('button', { name: 'Continue' }).click();
        await ready(other);
        await other.getByRole('button', { name: 'Mijn account', exact: true }).click();
        await other.getByRole('button', { name: 'Uitloggen' }).click();
        await other.getByRole('button', { name: 'Yes, sign me out' }).click();
        await expect(other.getByPlaceholder('Enter any login')).toBeVisible();

        const sent: string[] = [];
        page.on('request', (request) => {
          if (request.method() === 'PATCH') sent.push(request.url());
        });
        await context.clock.fastForward(pause);
        await showPage(page, true);
        if (isSent) await expect.poll(() => sent).toHaveLength(1);
        else await expect(page.getByPlaceholder('Enter any login')).toBeVisible();
        expect(sent).toHaveLength(isSent ? 1 : 0);
        await site.stop();
      },
    );

  test('is asked at its own addresses, and visited by each new document where no frame gets an answer', async ({
    page,
  }) => {
    const site = await startSiteAtTenant('openid.localhost');
    expect(await site.complaints()).toEqual([]);
    const asked: URL[] = [];
    page.context().on('request', (request) => {
      if (request.url().startsWith(site.tenant)) asked.push(new URL(request.url()));
    });
    await page.goto(site.origin + PROFILE);
    await signInAtTenant(page);
    await page.waitForURL(site.origin + PROFILE);
    await nameIsShown(page);
    const [first] = asked.filter(({ pathname }) => pathname === '/realms/cinema/auth');
    expect(first?.searchParams.has('resource')).toBe(true);
    expect(first?.searchParams.has('audience')).toBe(false);

    await test.step('a reload visits the tenant, which still knows the customer', async () => {
      await page.reload();
      await page.waitForURL(/\/callback\//);
      await page.waitForURL(site.origin + PROFILE);
      await nameIsShown(page);
    });
    await test.step('a link goes on in the same document', async () => {
      const before = asked.length;
      await page.getByRole('link', { name: 'Mes cinémas' }).first().click();
      await ready(page);
      expect(asked).toHaveLength(before);
    });
    await test.step('the sign-out ends the session of the tenant', async () => {
      await signOut(page);
      await page.getByRole('button', { name: 'Yes, sign me out' }).click();
      await expect(page.getByPlaceholder('Enter any login')).toBeVisible();
    });
    expect(
      asked.map(({ pathname }) => pathname).filter((path) => !path.startsWith('/realms/cinema/')),
    ).toEqual([]);
    await site.stop();
  });
});
