import type { Locator, Page } from '@playwright/test';
import { quiet } from '#tests/support/quiet.ts';
import { expect, ready, test } from '#tests/support/shared.ts';
import { ticketWire } from '#tests/support/ticketWire.ts';

const LIST = 'GET /api/ec/ebillet';

function card(page: Page, name = 'La Dernière Séance') {
  return page.getByRole('article', { name });
}

/** The text of the calendar file that a press saves. */
async function saved(page: Page, button: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.press('Enter')]);
  expect(download.suggestedFilename()).toBe('la-derniere-seance.ics');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Without the time at which the file was made. */
function unstamped(file: string): string {
  return file.replace(/^DTSTAMP:.*$/m, '');
}

test('[tickets/calendar-alarm, home/next-show-calendar] a ticket goes into the calendar as a file', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/tickets/');
  const file = await saved(page, card(page).getByRole('button', { name: 'Agenda' }));
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(startAtCinema(file)).toBe('19:30');
  expect(file).toContain(String.raw`LOCATION:Lumen Bellecour\, Salle 1`);
  expect(file).toContain('LUM734000');
  expect(file).toMatch(/BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT2H\r\n/);

  // On home by one press, with the keyboard.
  await page.goto('/fr/');
  await ready(page);
  const add = card(page).getByRole('button', { name: 'Ajouter à l’agenda' });
  await expect(add).toBeVisible();
  await card(page).getByRole('button', { name: 'Afficher le billet' }).focus();
  await page.keyboard.press('Tab');
  await expect(add).toBeFocused();
  const fromHome = await saved(page, page.locator(':focus'));
  expect(unstamped(fromHome)).toBe(unstamped(file));
});

/** The time of a calendar file's start, in the zone of the cinemas. */
function startAtCinema(file: string): string {
  const [, date = '', time = ''] = /DTSTART:(\d{8})T(\d{4})00Z\r\n/.exec(file) ?? [];
  const instant = `${date.replace(/(....)(..)/, '$1-$2-')}T${time.replace(/(..)/, '$1:')}Z`;
  return new Date(instant).toLocaleTimeString('fr', { timeZone: 'Europe/Paris', timeStyle: 'short' });
}

/** A ticket with much text. The first film starts in half an hour: online orders have closed. */
function fullTicket(at: number): object {
  return ticketWire({
    id: `${42 + at}`,
    payment: {
      bookingDate: new Date(Date.now() - 3 * 86_400_000).toISOString(),
      means: [
        { label: 'Cinépass', count: 1 },
        { label: 'CB', count: 1 },
      ],
      totalAmount: 2350,
      currency: 'EUR',
    },
    session: {
      id: '345',
      startDate: new Date(Date.now() + 30 * 60_000 + at * 86_400_000).toISOString(),
      specificities: ['Dolby Atmos'],
      version: 'VOST',
      auditoriumName: 'Salle 2',
    },
    seats: ['F1', 'F2'],
    options: [{ label: '3D', quantity: 2 }],
    clickAndServe: { concessions: [], activated: true, eligible: true, limitDurationOrder: 50 },
    cinema: { id: '12', name: 'Lumen Bellecour' },
    refundable: true,
  });
}

test('[tickets/prints-on-one-page] a ticket prints on one page, and nothing else does @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  const body = Array.from({ length: 7 }, (_, at) => fullTicket(at));
  await sandbox.fault({ match: LIST, fault: 'answer', body, times: 0 });
  await signIn('casual', '/fr/tickets/');
  const ticket = page.getByRole('article').first();
  await expect(ticket).toContainText('Les commandes en ligne sont closes');
  const drawn = await page.getByRole('article').count();
  expect(drawn).toBeGreaterThan(5);
  await ticket.getByRole('button', { name: 'Imprimer' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(ticket.getByRole('img')).toBeVisible();
  await expect(ticket.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  // On paper "tomorrow" is wrong a day later.
  await expect(ticket).not.toContainText(/aujourd’hui|demain|ce soir/i, { useInnerText: true });
  await expect(ticket).toContainText(/\d\s\p{L}+/u, { useInnerText: true });
  const pdf = (await page.pdf({ format: 'A5' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
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
