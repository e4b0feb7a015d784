import type { Locator, Page } from '@playwright/test';
import { stopClock } from '#tests/support/clock.ts';
import { layoutShift } from '#tests/support/layoutShift.ts';
import { visit } from '#tests/support/router.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { expect, ready, test, type Sandbox } from '#tests/support/test.ts';

const DAY = 86_400;

function toasts(page: Page | Locator) {
  return page.getByRole('region', { name: 'Notifications' });
}

/** Replaces the persona's alerts by these, and takes away the toasts about advantages. */
async function withAlerts(sandbox: Sandbox, contents: readonly string[]): Promise<void> {
  const body = contents.map((content, index) => ({
    content,
    warning: content.endsWith('!'),
    updatedAt: `2026-11-0${9 - index}T10:00:00Z`,
  }));
  await sandbox.fault({ match: 'GET /api/alerts', fault: 'answer', body, times: 0 });
  await sandbox.fault({ match: 'GET /api/accounts/me/advantages', fault: 'answer', body: [], times: 0 });
}

async function dismissals(page: Page): Promise<Record<string, number>> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'fr_toasts');
  return JSON.parse(decodeURIComponent(cookie?.value ?? '{}')) as Record<string, number>;
}

async function presetDismissals(page: Page, value: string): Promise<void> {
  await page
    .context()
    .addCookies([{ name: 'fr_toasts', value: encodeURIComponent(value), url: siteUrl('fr') }]);
}

test('[toasts/first-shown-alone, toasts/next-follows, toasts/closable-stays] the first of the queue shows until it is closed, then the next; nothing on the page moves', async ({
  page,
  sandbox,
  signIn,
}) => {
  await withAlerts(sandbox, ['Un', 'Deux']);
  await signIn('casual', '/fr/wishlist/');
  const region = toasts(page);
  await expect(region.getByText('Un', { exact: true })).toBeVisible();
  await expect(region.getByText('Deux')).toHaveCount(0);
  await stopClock(page);
  await page.clock.runFor(10_000);
  await expect(region.getByText('Un', { exact: true })).toBeVisible();
  await region.getByRole('button', { name: 'Fermer' }).click();
  await expect(region.getByText('Deux')).toBeVisible();
  // The closed toast had the focus, which goes to the region of toasts.
  await expect(region).toBeFocused();
  await region.getByRole('button', { name: 'Fermer' }).click();
  await expect(region.getByText('Envie de cinéma plus souvent')).toBeVisible();
  await region.getByRole('button', { name: 'Fermer' }).click();
  await expect(region.locator('[data-part="card"]')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.clock.resume();
  expect(await layoutShift(page)).toBe(0);
});

test('an error is announced at once, other toasts when nothing else is, and neither again on the next page @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await withAlerts(sandbox, ['Bientôt', 'Attention !']);
  await signIn('subscriber', '/fr/wishlist/');
  const region = toasts(page);
  await expect(region.getByRole('alert')).toContainText('Attention !');
  await visit(page, '/fr/cinemas/');
  await expect(region.getByText('Attention !')).toBeVisible();
  await expect(region.getByRole('alert')).toHaveCount(0);
  await region.getByRole('button', { name: 'Fermer' }).click();
  await expect(region.getByRole('status')).toContainText('Bientôt');
});

test('[toasts/hide-after-five-seconds, toasts/timer-starts-when-shown] the toast of a saved change closes after 5000 ms, and an earlier failure does not come back @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await withAlerts(sandbox, []);
  await signIn('subscriber', '/fr/profile/');
  await sandbox.fault({ match: 'PATCH /api/accounts/me', fault: '500' });
  const saved = toasts(page).getByText('C’est enregistré');
  const save = page.getByRole('button', { name: 'Enregistrer' });
  await page.getByLabel('Ville').fill('Paris');
  await save.click();
  await expect(toasts(page).getByText('Une erreur est survenue')).toBeVisible();
  await stopClock(page);
  // On a screen without a free row the toast waits, and its seconds with it.
  await save.focus();
  await page.setViewportSize({ width: 360, height: 60 });
  await page.keyboard.press('Enter');
  await expect(saved).toHaveCount(1);
  await page.clock.runFor(6000);
  await expect(saved).toHaveCount(1);
  await expect(saved).toBeHidden();
  await page.setViewportSize({ width: 360, height: 720 });
  // A frame places the toast, after the browser has told the page its new size.
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(saved).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.clock.runFor(4900);
  await expect(saved).toBeVisible();
  await page.clock.runFor(200);
  await expect(toasts(page).locator('[data-part="card"]')).toHaveCount(0);
});

test('[toasts/call-to-action-stays, toasts/unpaid-modal-variant] following a toast’s call to action closes it; an action that the page lacks is done on the page of the pass', async ({
  page,
  sandbox,
  signIn,
}) => {
  await withAlerts(sandbox, []);
  await signIn('unpaid', '/fr/wishlist/');
  await toasts(page).getByRole('button', { name: 'Payer maintenant' }).click();
  await page.waitForURL('**/fr/subscription/');
  const dialog = page.getByRole('dialog', { name: 'Régler votre abonnement' });
  await expect(dialog).toContainText('19,90');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(toasts(page).locator('[data-part="card"]')).toHaveCount(0);
  await page.reload();
  await ready(page);
  await expect(dialog).toHaveCount(0);
  // This toast is back each time the account is opened, except on the page that says so itself.
  const payment = toasts(page).getByRole('button', { name: 'Payer maintenant' });
  await expect(page.getByRole('main')).toContainText('Il vous reste 19,90');
  await expect(payment).toHaveCount(0);
  await visit(page, '/fr/wishlist/');
  await expect(payment).toBeVisible();
});

test('[toasts/blocked-generic] the toast of a blocked pass leads to the page of the pass, in the current language; there the page has the next step @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await withAlerts(sandbox, []);
  await signIn('blocked', '/fr/wishlist/');
  const link = page.getByRole('region', { name: 'Notifications' }).getByRole('link');
  await expect(link).toHaveAttribute('href', '/fr/subscription/');
  await visit(page, '/en/tickets/');
  await expect(link).toHaveText('View my subscription');
  await link.click();
  await page.waitForURL('**/en/subscription/');
  await expect(toasts(page).locator('[data-part="card"]')).toHaveCount(0);

  await page.reload();
  await ready(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Get help' })).toBeVisible();
  await expect(toasts(page).locator('[data-part="card"]')).toHaveCount(0);
  await visit(page, '/en/tickets/');
  await expect(link).toHaveAttribute('href', '/en/subscription/');
});

test('a call to action with an address is a link, and the toast is remembered when it is followed @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await withAlerts(sandbox, []);
  await signIn('casual', '/fr/wishlist/');
  const link = toasts(page).getByRole('link', { name: 'Découvrir les abonnements' });
  await expect(link).toHaveAttribute('href', 'https://www.lumen-cinemas.example/fr/cinepass/');
  await link.click({ noWaitAfter: true });
  await expect.poll(async () => Object.keys(await dismissals(page))).toEqual(['start.promotion']);
});

test('[toasts/remembered-not-shown, toasts/expired-memory-shows-again, toasts/dismissal-remembered, toasts/memory-in-seconds, toasts/closed-alert-remembered] a closed toast is remembered for thirty days, in epoch seconds, beside earlier ones @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  const now = Math.floor(Date.now() / 1000);
  await presetDismissals(
    page,
    JSON.stringify({ 'start.promotion': now + DAY, other: now + 2 * DAY, past: now - 1 }),
  );
  await withAlerts(sandbox, ['Travaux']);
  await signIn('casual', '/fr/wishlist/');
  const region = toasts(page);
  await region.getByRole('button', { name: 'Fermer' }).click();
  await expect(region.locator('[data-part="card"]')).toHaveCount(0);
  // Chromium hands a cookie that the page sets on to its cookie store asynchronously, and the test reads the store.
  await expect.poll(async () => (await dismissals(page)).past).toBeUndefined();
  const { 'start.promotion': promotion, other, ...rest } = await dismissals(page);
  expect([promotion, other]).toEqual([now + DAY, now + 2 * DAY]);
  const [until] = Object.values(rest);
  expect(String(until)).toMatch(/^\d{10}$/);
  expect(Math.abs((until ?? 0) - now - 30 * DAY)).toBeLessThan(120);

  await page.reload();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect.poll(async () => (await sandbox.calls('GET /api/alerts')).length).toBeGreaterThan(1);
  await expect(region.locator('[data-part="card"]')).toHaveCount(0);

  await sandbox.clearFaults();
  await withAlerts(sandbox, []);
  await presetDismissals(page, JSON.stringify({ 'start.promotion': now - 1 }));
  await page.reload();
  await expect(region.getByText('Envie de cinéma plus souvent')).toBeVisible();
});

test('[toasts/no-cache-id-forgotten, toasts/broken-cookie-ignored] a toast without a cacheId is not remembered; a broken cookie keeps no toast back @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await presetDismissals(page, 'not-json');
  await withAlerts(sandbox, []);
  await signIn('blocked-photo', '/fr/wishlist/');
  await toasts(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(toasts(page).locator('[data-part="card"]')).toHaveCount(0);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'fr_toasts');
  expect(cookie?.value).toBe('not-json');
});

test('[http/server-text-is-text] an alert in a toast is text @nightly', async ({ page, sandbox, signIn }) => {
  await withAlerts(sandbox, ['<img src=x onerror=alert(1)><b>Gras</b>']);
  await signIn('subscriber', '/fr/wishlist/');
  await expect(toasts(page).getByText('<img src=x onerror=alert(1)><b>Gras</b>')).toBeVisible();
});

test('on a phone a toast leaves the width of the page as it is, and its button is big enough @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await withAlerts(sandbox, ['Une très longue annonce '.repeat(12)]);
  await signIn('subscriber', '/fr/wishlist/');
  const close = toasts(page).getByRole('button', { name: 'Fermer' });
  await expect(close).toBeInViewport({ ratio: 1 });
  const box = await close.boundingBox();
  // 44 px, less a fraction: the toast is still moving in.
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(43.99);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
