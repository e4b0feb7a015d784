import type { Page } from '@playwright/test';
import { endAtProvider, SIGN_IN_PAGE } from '#tests/support/identity.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { choosePersona, expect, ready, test } from '#tests/support/test.ts';
import { kept } from '#tests/support/worker.ts';

test.use({ serviceWorkers: 'allow' });

const TICKETS = '/fr/tickets/';
const FILM = 'La Dernière Séance';
/** Of the first customer's tickets. */
const CODE = 'LUM734000';

function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
}

/** Opens a page, and keeps what the next visit shows at once. */
async function visitOnce(page: Page): Promise<void> {
  await kept(page, TICKETS);
  await expect.poll(() => stored(page)).toContain('ticketsAtOnce');
}

for (const path of ['/fr/', TICKETS])
  test(
    `[decisions/ticket-at-once] ${path} shows the kept ticket with its code before the session has answered, and then the page`,
    { tag: path === TICKETS ? TAG.needsServer : [TAG.needsServer, TAG.nightly] },
    async ({ page, provider, signIn }) => {
      // The identity library tries again after ten seconds.
      test.slow();
      await page.setViewportSize({ width: 360, height: 640 });
      await signIn('subscriber', path);
      await visitOnce(page);
      await provider.fault({ match: 'POST /oauth/token', fault: 'hang', times: 1 });
      await page.goto(path, { waitUntil: 'commit' });
      const ticket = page.getByRole('article', { name: FILM });
      await expect(ticket.getByRole('img', { name: `QR code du billet ${FILM}` })).toBeVisible();
      await expect(ticket.getByText(CODE)).toBeVisible();
      await expect(ticket.getByText(/Copie gardée sur cet appareil le/)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-gate', 'pending');
      expect((await ticket.getByText(CODE).boundingBox())?.y, 'on the first screen').toBeLessThan(640 - 40);
      await ready(page);
      await expect(ticket).toBeVisible();
      await expect(page.getByText(/Copie gardée sur cet appareil le/)).toBeHidden();
      await expect(page.locator('[data-ticket-at-once]')).toHaveCount(0);
    },
  );

test(
  '[decisions/ticket-at-once, decisions/one-customer-per-document] the kept ticket is gone as soon as the session is another customer’s, before their account has answered',
  { tag: TAG.needsServer },
  async ({ page, context, sandbox, signIn }) => {
    await signIn('subscriber', TICKETS);
    await visitOnce(page);
    await endAtProvider(context);
    const other = await context.newPage();
    await other.goto(`${siteUrl('nl')}/nl/`);
    await choosePersona(other, 'casual');
    await ready(other);
    await other.close();
    await sandbox.fault({ match: 'GET /api/accounts/me', fault: 'hang', times: 0 });
    await page.goto(TICKETS, { waitUntil: 'commit' });
    await expect.poll(() => stored(page)).not.toContain(CODE);
    expect(await page.content()).not.toContain(CODE);
    await expect(page.locator('html')).toHaveAttribute('data-gate', 'pending');
  },
);

test(
  '[decisions/ticket-at-once, decisions/one-customer-per-document] the next customer who signs in here never sees the kept ticket of the last one @nightly',
  { tag: TAG.needsServer },
  async ({ page, context, signIn }) => {
    await signIn('subscriber', TICKETS);
    await visitOnce(page);
    await endAtProvider(context);
    await page.goto(TICKETS);
    await page.waitForURL(SIGN_IN_PAGE);
    await page.addInitScript((code) => {
      const look = (): void => {
        if (document.documentElement.outerHTML.includes(code)) sessionStorage.setItem('seen', code);
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    }, CODE);
    await choosePersona(page, 'casual');
    await ready(page);
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();
    expect(await stored(page)).not.toContain(CODE);
  },
);

test(
  '[decisions/ticket-at-once, decisions/offline-tickets] home keeps the ticket once the library’s cookie is gone and the provider fails, and another area leads to it',
  { tag: TAG.needsServer },
  async ({ page, context, signIn }) => {
    await signIn('subscriber', '/fr/');
    await visitOnce(page);
    await context.clearCookies({ name: /is\.authenticated/ });
    await context.route('**/.well-known/**', (route) => route.abort());
    await page.goto('/fr/');
    await expect(
      page.getByRole('heading', { name: 'Nous n’arrivons pas à joindre votre compte' }),
    ).toBeVisible();
    await expect(page.getByRole('article', { name: FILM }).getByText(CODE)).toBeVisible();
    await page.goto('/fr/profile/');
    await page.waitForURL(/\/error\//);
    await expect(page.locator('[data-kept]').filter({ visible: true }).first()).toBeVisible();
  },
);

test(
  '[decisions/ticket-at-once] a page in another language and a page of another area wait for the session @nightly',
  { tag: TAG.needsServer },
  async ({ page, provider, signIn }) => {
    await signIn('subscriber', TICKETS);
    await visitOnce(page);
    await provider.fault({ match: 'POST /oauth/token', fault: 'hang', times: 0 });
    const asked = async (): Promise<number> => (await provider.calls('POST /oauth/token')).length;
    for (const path of ['/en/tickets/', '/fr/profile/']) {
      const before = await asked();
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(asked).toBeGreaterThan(before);
      expect(await page.content()).not.toContain(CODE);
    }
  },
);
