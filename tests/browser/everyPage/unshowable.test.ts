import type { Page } from '@playwright/test';
import { expect, ready, test } from '#tests/support/test.ts';
import { ticketWire } from '#tests/support/ticketWire.ts';

const EBILLET = 'GET /api/ec/ebillet';

/** Half of a pair: no address can hold it, and `encodeURIComponent` throws. */
const HALF = '\ud83c';

const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

/** From now on the page cannot write such a value into an address, whatever it is. */
async function breakOn(page: Page, value: string): Promise<void> {
  await page.addInitScript((broken) => {
    const encode = window.encodeURIComponent;
    window.encodeURIComponent = (given) => {
      if (given === broken) throw new Error('Cannot be drawn');
      return encode(given);
    };
  }, value);
}

function reports(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (/^(?:Panel|Entry) /.test(message.text())) said.push(message.text());
  });
  return said;
}

test('[tickets/load-failure-contained] a code too long for a QR code is shown in letters, and the other tickets stand @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  const code = 'LUM'.repeat(2000);
  const session = { id: '1', startDate: tomorrow };
  const body = [ticketWire({ id: '1', code, session }), ticketWire({ id: '2', code: 'LUM-2', session })];
  await sandbox.fault({ match: EBILLET, fault: 'answer', body, times: 0 });
  await page.setViewportSize({ width: 320, height: 740 });
  await signIn('subscriber', '/fr/tickets/');
  const [long, other] = [page.locator('#ticket-1'), page.locator('#ticket-2')];
  await expect(long).toContainText(code);
  await expect(long).toContainText('trop long pour un QR code');
  await expect(long.getByRole('img', { name: /^QR code/ })).toHaveCount(0);
  await other.getByRole('button', { name: 'Afficher le billet' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: /^QR code/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await long.getByRole('button', { name: 'Afficher le billet' }).click();
  await expect(page.getByRole('dialog')).toContainText(code);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('[http/survives-failures] halves of characters in ids and slugs leave tickets, films and messages as they are @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  const session = { id: HALF, startDate: tomorrow };
  const ticket = ticketWire({ id: HALF, show: { slug: HALF, name: HALF }, cinema: { id: HALF }, session });
  await sandbox.fault({ match: EBILLET, fault: 'answer', body: [ticket, ticketWire({ id: '2' })], times: 0 });
  await signIn('subscriber', '/fr/tickets/');
  await expect(page.getByRole('article')).toHaveCount(2);

  const film = { slug: HALF, salesforceShowId: HALF, name: 'Noordzee', bookable: true };
  const shows = [film, { ...film, slug: 'oslo', salesforceShowId: '2', name: 'Oslo' }];
  await sandbox.fault({ match: 'GET /api/shows', fault: 'answer', body: shows, times: 0 });
  await page.goto('/fr/recommendations/');
  await ready(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Noordzee', 'Oslo']);

  const one = { id: HALF, subject: HALF, createdAt: tomorrow, messages: [{ id: HALF, body: HALF }] };
  const body = [one, { ...one, id: '2', subject: 'Remboursement' }];
  await sandbox.fault({ match: 'GET /api/accounts/me/case', fault: 'answer', body, times: 0 });
  await page.goto('/fr/messages/');
  await ready(page);
  await expect(page.getByRole('navigation', { name: 'Mes demandes' }).getByRole('listitem')).toHaveCount(2);
});

test('[http/survives-failures] an entry that cannot be drawn says so, is reported once, and the others stand', async ({
  page,
  sandbox,
  signIn,
}) => {
  const shows = ['oslo', 'broken', 'lyon'].map((slug) => ({
    slug,
    salesforceShowId: slug,
    name: slug,
    bookable: true,
  }));
  await sandbox.fault({ match: 'GET /api/shows', fault: 'answer', body: shows, times: 0 });
  await breakOn(page, 'broken');
  const said = reports(page);
  await signIn('subscriber', '/fr/recommendations/');
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(0)).toContainText('oslo');
  await expect(entries.nth(1)).toContainText('Nous n’arrivons pas à afficher cet élément.');
  await expect(entries.nth(2)).toContainText('lyon');
  expect(said).toHaveLength(1);
  await entries.nth(1).getByRole('button', { name: 'Réessayer' }).click();
  await ready(page);
  await expect(entries).toHaveCount(3);
});
