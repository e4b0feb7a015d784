import type { Locator, Page } from '@playwright/test';
import { quiet } from '#tests/support/quiet.ts';
import { readQr } from '#tests/support/readQr.ts';
import { expect, test } from '#tests/support/test.ts';
import { ticketWire as wire } from '#tests/support/ticketWire.ts';

const LIST = 'GET /api/ec/ebillet';

function card(page: Page, name: string) {
  return page.getByRole('article', { name });
}

function badge(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: /Mes billets/ });
}

test('[tickets/confirmed-only, tickets/sorted-by-session-start, shell/wallet-badge, shell/badge-counts-confirmed] only confirmed tickets show and count, the earliest first', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', '/fr/tickets/');
  await expect(page.getByRole('heading', { level: 1, name: 'Mes billets' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').first()).toHaveAccessibleName('La Dernière Séance');
  await page.getByRole('heading', { name: 'Séances passées' }).click();
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('article').last()).toHaveAccessibleName('Carmen, en direct');
  await expect(badge(page)).toContainText('4');
  await expect.poll(() => sandbox.calls(LIST)).toHaveLength(1);
});

test('a scanner reads the booking’s code from the page: black on white with its quiet zone, in either colour scheme', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({
    match: LIST,
    fault: 'answer',
    body: ['LUM734021', '0012345678', 'réf/é-42'].map((code, index) =>
      wire({ id: index, code, session: { startDate: new Date(Date.now() + 3_600_000).toISOString() } }),
    ),
    times: 0,
  });
  await quiet(sandbox);
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn('subscriber', '/fr/tickets/');
  const code = (place: Page | Locator) => place.getByRole('img', { name: 'QR code du billet Noordzee' });
  const read = async (place: Page | Locator) => readQr(await code(place).screenshot());
  expect((await read(page)).text).toBe('LUM734021');
  expect((await read(page)).quietZone).toBeGreaterThanOrEqual(3.9);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  expect((await read(page)).text).toBe('LUM734021');
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: 'Billet suivant' });
  await page.getByRole('button', { name: 'Afficher le billet' }).first().click();
  await next.click();
  await expect(dialog).toContainText('Billet 2 sur 3');
  expect((await read(dialog)).text).toBe('0012345678');
  await next.click();
  await expect(dialog).toContainText('Billet 3 sur 3');
  expect((await read(dialog)).text).toBe('réf/é-42');
  expect((await read(dialog)).quietZone).toBeGreaterThanOrEqual(3.9);
});

test('[tickets/first-view] three hundred tickets: the next one with its code in the first view, rows for the others, past ones folded', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn('heavy', '/fr/tickets/');
  await expect(badge(page)).toContainText('300');
  const tickets = page.getByRole('article');
  const first = tickets.first();
  for (const part of [
    first.getByText(/^\S+, 19\sh\s30$/),
    first.getByText(/^Salle \d · /),
    first.getByRole('img'),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expect(tickets).toHaveCount(1 + 8);
  for (const row of (await tickets.all()).slice(1))
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(96);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThan(6000);
  await page.setViewportSize({ width: 1280, height: 640 });
  expect(await height()).toBeLessThan(6000);
  await page.setViewportSize({ width: 360, height: 640 });

  await page.getByRole('button', { name: 'Afficher 8 billets de plus' }).click();
  await expect(tickets).toHaveCount(1 + 16);
  await page.getByRole('heading', { name: 'Séances passées' }).click();
  await expect(tickets).toHaveCount(1 + 16 + 24);
  await page.getByRole('button', { name: 'Afficher 24 billets de plus' }).click();
  await expect(tickets).toHaveCount(1 + 16 + 48);
  const last = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
    .last();
  await expect(last).toHaveCSS('content-visibility', 'auto');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

test('[tickets/full-screen-turns] a row opens its ticket in full screen, where all that can be done with it is, and the next ones follow', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/tickets/');
  const row = card(page, 'The Long Reel');
  await row.scrollIntoViewIfNeeded();
  const from = await row.boundingBox();
  await row.getByRole('button', { name: 'Afficher le billet' }).click();
  const shown = page.getByRole('dialog', { name: 'The Long Reel' });
  await expect(shown).toContainText('3/3');
  // The ticket grows out of its row.
  const origin = await shown.evaluate((dialog) => getComputedStyle(dialog).transformOrigin);
  expect(Number.parseFloat(origin)).toBeCloseTo((from?.x ?? 0) + (from?.width ?? 0) / 2, 0);
  await expect(shown).toContainText('Lumen Bellecour · VOST');
  for (const action of ['Inviter', 'Agenda', 'Par e-mail', 'Imprimer', 'Annuler'])
    await expect(shown.getByRole('button', { name: action })).toBeVisible();

  await page.getByRole('button', { name: 'Billet précédent' }).click();
  const before = page.getByRole('dialog', { name: 'Noordzee' });
  await expect(before).toContainText('2/3');
  await expect(before.getByRole('button', { name: 'Annuler' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Billet suivant' }).click();

  // A dialog in the dialog: closing it leaves the ticket open, and a cancelled ticket closes both.
  await shown.getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('button', { name: 'Garder le billet' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await shown.getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('button', { name: 'Annuler le billet' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});
