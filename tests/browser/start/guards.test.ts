import { endAtProvider, SIGN_IN_PAGE } from '#tests/support/identity.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { choosePersona, expect, ready, test } from '#tests/support/test.ts';

const TICKETS = '/fr/tickets/';

test('[identity/only-roles, routes/account-pages-guarded, routes/anonymous-public-pages] a visitor sees nothing of an account page before the sign-in', async ({
  page,
  sandbox,
}) => {
  await page.goto(TICKETS, { waitUntil: 'commit' });
  await page.waitForURL(SIGN_IN_PAGE);
  expect(await sandbox.calls('GET /api/accounts/*')).toEqual([]);
  expect(await sandbox.calls('GET /api/ec/*')).toEqual([]);
});

test('[routes/guard-waits-for-account] nothing of this or the former page shows before the guards know the account', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', TICKETS);
  const account = await sandbox.hold('GET /api/accounts/me');
  const tickets = page.waitForResponse(/\/api\/ec\/ebillet/);
  await page.reload();
  await tickets;
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading.filter({ visible: true })).toHaveCount(0);
  await account.release();
  await ready(page);
  await expect(heading.filter({ visible: true })).toHaveText('Mes billets');
  await expect(page).toHaveURL(`${siteUrl('fr')}${TICKETS}`);
});

test('[routes/guard-waits-for-account] a waiting page has its title and sentence where they stay', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', '/fr/profile/');
  for (const [path, ...texts] of [
    ['vouchers', 'Mes bons et cadeaux', /^Cartes prépayées, cartes cadeaux/],
    ['messages', 'Mes messages', /^Vos demandes et nos réponses/],
    ['wishlist', 'Ma liste d’envies', /^Les films que vous ne voulez pas manquer/],
  ] as const) {
    const shown = page.locator('main :is(h1, p)').filter({ visible: true });
    const places = () => Promise.all(texts.map((text) => shown.filter({ hasText: text }).boundingBox()));
    const account = await sandbox.hold('GET /api/accounts/me');
    await page.goto(`/fr/${path}/`);
    const waiting = await places();
    await account.release();
    await ready(page);
    expect(await places()).toEqual(waiting);
  }
});

test('a failed account leaves a page with a retry @nightly', async ({ page, sandbox, signIn }) => {
  await sandbox.fault({ match: 'GET /api/accounts/me', fault: '500', times: 0 });
  await signIn('subscriber', TICKETS);
  const alert = page.getByRole('alert').filter({ visible: true });
  await expect(alert).toBeVisible();
  const before = (await sandbox.calls('GET /api/accounts/me')).length;
  await sandbox.clearFaults();
  const retry = await sandbox.hold('GET /api/accounts/me');
  await alert.getByRole('button').dblclick();
  await retry.release();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect.poll(async () => (await sandbox.calls('GET /api/accounts/me')).length - before).toBe(1);
});

for (const [row, site, persona, path, destination] of [
  [
    '[identity/only-roles, routes/unregistered-to-register, routes/register-keeps-language]',
    'nl',
    'unregistered',
    '/nl/tickets/',
    '/nl/register/',
  ],
  ['[routes/register-from-mobile-variant]', 'fr', 'unregistered', '/m/fr/friends/', '/fr/register/'],
  ['[routes/registered-leaves-register]', 'nl', 'subscriber', '/nl/register/', '/nl/'],
  ['[routes/mail-two-guards]', 'fr', 'unverified-mail', TICKETS, '/fr/mail/'],
] as const) {
  test(
    `${row} ${persona}: ${path} leads to ${destination}, once`,
    { tag: path.endsWith('/tickets/') ? [] : TAG.nightly },
    async ({ page }) => {
      const opened: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
      });
      await page.goto(`${siteUrl(site)}${path}`);
      await choosePersona(page, persona);
      await page.waitForURL(`${siteUrl(site)}${destination}`);
      expect(opened.filter((one) => one === destination).length).toBeLessThanOrEqual(1);
    },
  );
}

test('[routes/missing-registration-claims, routes/unregistered-to-register] an account that does not say whether it is registered leads to the registration', async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({
    match: 'GET /api/accounts/me',
    fault: 'missing-field',
    field: 'registered',
    times: 0,
  });
  await page.goto(TICKETS);
  await choosePersona(page, 'subscriber');
  await page.waitForURL('/fr/register/');
});

test('[errors/start-up-errors-logged, errors/start-up-calls-independent] failed settings are logged, and the page shows @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  const written: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') written.push(message.text());
  });
  await sandbox.fault({ match: 'GET /api/settings', fault: '500', times: 0 });
  await signIn('subscriber', TICKETS);
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(written.some((text) => text.startsWith('Start-up: settings'))).toBe(true);
});

test('[errors/undecodable-cookies-ignored] cookies that cannot be decoded are ignored @nightly', async ({
  page,
  context,
  signIn,
}) => {
  await context.addCookies(
    ['fr_auth', 'fr_home_push', 'fr_toasts', 'fr_consent', 'fr_session'].map((name) => ({
      name,
      value: '%E0%A4%A',
      url: siteUrl('fr'),
    })),
  );
  await signIn('subscriber', TICKETS);
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('[identity/sign-out-in-every-tab] a page that comes back from the back-forward cache shows nothing before it knows whose session it is', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('subscriber', TICKETS);
  await expect(page.getByRole('article')).toHaveCount(3);
  await endAtProvider(context);
  const shown = await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return [...document.querySelectorAll('article')].filter((one) => one.getClientRects().length > 0).length;
  });
  expect(shown).toBe(0);
  await page.waitForURL(SIGN_IN_PAGE);
});

test.describe('over a slow network alone', () => {
  // A service worker's requests and caches are not subject to the latency that is set for the page.
  test.use({ serviceWorkers: 'block' });

  test('[routes/address-changes-at-once] the address changes with the click, while the page loads; Back leads to the page before', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn('subscriber', TICKETS);
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 3000,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    const english = page.getByRole('heading', { level: 1, name: 'My tickets' });
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/en/tickets/';
      link.textContent = 'English';
      document.body.append(link);
    });
    await page.getByRole('link', { name: 'English' }).evaluate((link: HTMLElement) => {
      link.click();
    });
    await expect(page).toHaveURL(`${siteUrl('fr')}/en/tickets/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Mes billets' })).toBeVisible();
    await expect(english).toBeVisible();
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Mes billets' })).toBeVisible();
    await expect(page).toHaveURL(`${siteUrl('fr')}${TICKETS}`);
  });
});
