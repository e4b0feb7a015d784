import type { Page } from '@playwright/test';
import { quiet } from '#tests/support/quiet.ts';
import { expect, test } from '#tests/support/test.ts';
import { ticketWire } from '#tests/support/ticketWire.ts';

const LIST = 'GET /api/ec/ebillet';

function card(page: Page, name = 'La Dernière Séance') {
  return page.getByRole('article', { name });
}

function toast(page: Page) {
  return page.getByRole('region', { name: 'Notifications' });
}

test('[tickets/share-link-shape, tickets/share-copied-toast, tickets/share-copy-failure] the link to a screening is copied, and the toast shows the whole link', async ({
  page,
  context,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await sandbox.fault({
    match: LIST,
    fault: 'answer',
    body: [
      ticketWire({
        cinema: { id: 12 },
        session: { id: 345, startDate: new Date(Date.now() + 86_400_000).toISOString() },
      }),
    ],
    times: 0,
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('casual', '/en/tickets/');
  const invite = page.getByRole('button', { name: 'Invite' });
  await invite.click();
  const url = 'https://www.lumen-cinemas.example/en/V12S345/booking';
  await expect(toast(page)).toContainText(url);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(url);

  await page.evaluate(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new DOMException('denied', 'NotAllowedError')),
    });
  });
  await invite.click();
  await expect(toast(page).getByRole('alert')).toContainText('Something went wrong');
  await expect(toast(page).getByRole('alert')).toContainText(url);

  // A device whose sheet takes the link still lets the customer copy it.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: () => Promise.resolve() });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(toast(page)).not.toContainText(url);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(toast(page)).toContainText(url);
});

test('[decisions/ticket-calendar-and-print] a ticket goes into the calendar as a file', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/tickets/');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card(page).getByRole('button', { name: 'Agenda' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('la-derniere-seance.ics');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const file = Buffer.concat(chunks).toString('utf8');
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(file).toMatch(/DTSTART:\d{8}T183000Z\r\n/);
  expect(file).toContain(String.raw`LOCATION:Lumen Bellecour\, Salle 1`);
  expect(file).toContain('LUM734000');
});

test('[decisions/ticket-calendar-and-print] a ticket prints on one page, and nothing else does', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.clock.install();
  await signIn('heavy', '/fr/tickets/');
  const ticket = page.getByRole('article').first();
  // Half an hour before the film, when the ticket has the most text: online orders have closed.
  await page.clock.setSystemTime(new Date().setUTCHours(18, 0));
  await page.clock.runFor(30_000);
  await expect(ticket).toContainText('Les commandes en ligne sont closes');
  const drawn = await page.getByRole('article').count();
  expect(drawn).toBeGreaterThan(5);
  await ticket.getByRole('button', { name: 'Imprimer' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(ticket.getByRole('img')).toBeVisible();
  await expect(ticket.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  const pdf = (await page.pdf({ format: 'A5' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('article')).toHaveCount(drawn);

  // From the ticket in full screen, too.
  await ticket.getByRole('button', { name: 'Afficher le billet' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Imprimer' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await expect(dialog).toContainText('Réservé le');
  await expect(dialog.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(0);
  const again = (await page.pdf({ format: 'A5' })).toString('latin1');
  expect(again.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
