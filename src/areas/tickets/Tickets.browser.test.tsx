import { expect, onTestFinished, test, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { alerts } from '#account/alerts/store.ts';
import type { Backend } from '#tests/component/backend.ts';
import { open, reopen, toasts } from '#tests/component/page.tsx';
import { tickets } from '#tests/component/ticketsView.tsx';
import { ticketWire as wire } from '#tests/support/ticketWire.ts';
import { $ticketCount } from './store.ts';

const LIST = 'GET /api/ec/ebillet';
const DAY_MS = 86_400_000;

const article = page.getByRole('article');
const dialog = page.getByRole('dialog');
const block = page.getByRole('group', { name: 'Confiserie' });
const order = page.getByRole('link', { name: 'Commander' });

/** Has the backend list these tickets. */
function lists(...body: unknown[]): (backend: Backend) => void {
  return (backend) => backend.fault({ match: LIST, fault: 'answer', body, times: 0 });
}

function minutesFromNow(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString();
}

test('[entities/ticket-fields, entities/ticket-payment, tickets/amounts-in-cents] a ticket shows everything that the server knows of it', async () => {
  await open('subscriber', tickets);
  const card = page.getByRole('article', { name: 'La Dernière Séance' });
  await expect.element(card).toBeVisible();
  const text = (card.element() as HTMLElement).innerText;
  for (const part of [
    /dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi/i,
    /à 19\sh\s30/,
    /Fin vers 21\sh\s30/,
    'Lumen Bellecour',
    'Salle 1',
    'F1, F2',
    'Standard',
    'VOST · Dolby Atmos',
    '2 × 3D',
    'Payé 23,50 €',
    '1 × Cinépass, 1 × CB',
    'Réservé le',
    'lumen-cinemas.example',
    'B1000',
    'LUM734000',
  ])
    expect(text.replaceAll('\u00a0', ' ')).toMatch(part);
});

test('[environments/known-by-capability] an app, which does not print, has no button for it', async () => {
  vi.stubGlobal('Android', { postMessage: () => undefined });
  onTestFinished(() => void vi.unstubAllGlobals());
  await open('subscriber', tickets);
  await expect.element(article.first().getByRole('button', { name: 'Par e-mail' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Imprimer' }).elements()).toEqual([]);
});

test('[http/tolerates-unlisted-shapes] a ticket with few values shows those, and nothing raw', async () => {
  await open('subscriber', tickets, {
    prepare: lists(
      { id: 1, status: 'CONFIRMED', bookingId: 'B1', show: null, session: null, seats: [7], payment: null },
      { status: 'CONFIRMED', bookingId: 'B2', clickAndServe: { activated: true, eligible: true } },
      null,
      'ticket',
    ),
  });
  await expect.poll(() => article.elements()).toHaveLength(2);
  await expect.element(article.first()).toMatchTextContent('B1');
  await expect.element(article.first()).toMatchTextContent('Date à confirmer');
  expect(document.querySelector('main')?.innerText).not.toMatch(/undefined|null|NaN|Invalid/);
});

test('[tickets/empty-state] without tickets there is an empty state with a next step, and no badge', async () => {
  await open('empty', tickets);
  await expect.element(page.getByRole('heading', { name: 'Aucun billet pour l’instant' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Choisir un film' }))
    .toHaveAttribute('href', expect.stringMatching(/lumen-cinemas\.example\/fr\/films\/$/));
  expect($ticketCount.get()).toBe(0);
});

test('[tickets/load-failure-contained] failed tickets leave the page usable, and a retry loads them', async () => {
  const backend = await open('subscriber', tickets, {
    prepare: (before) => before.fault({ match: LIST, fault: '500', times: 0 }),
  });
  await expect.element(page.getByRole('alert').filter({ hasText: 'ne s’affiche pas' })).toBeVisible();
  backend.clearFaults();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.poll(() => article.elements()).toHaveLength(3);
});

test('times are the cinema’s, whatever the phone’s', async () => {
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).not.toBe('Europe/Paris');
  await open('subscriber', tickets, {
    prepare: lists(
      wire({ session: { startDate: '2030-07-01T19:30:00Z', endDate: '2030-07-01T22:30:00Z' } }),
      wire({ id: 43, session: { startDate: '2030-01-01T19:30:00Z' } }),
      // Of another day at the cinema than in America.
      wire({ id: 44, session: { startDate: '2030-03-01T23:30:00Z' } }),
    ),
  });
  await expect.element(article.first()).toMatchTextContent(/Mardi 1er\sjanvier\s2030 à\s20\sh\s30/i);
  await expect.element(article.nth(1)).toMatchTextContent(/2\smars\s2030, 0\sh\s30/);
  await expect.element(article.last()).toMatchTextContent(/1er\sjuillet\s2030, 21\sh\s30/);
  await article.last().getByRole('button').click();
  await expect
    .element(dialog)
    .toMatchTextContent(/lundi 1er\sjuillet\s2030 à\s21\sh\s30\s*Fin vers 0\sh\s30/i);
});

test('[entities/concessions, tickets/order-limit-from-server] concessions can be ordered until the server’s limit, and what was ordered stays', async () => {
  const startDate = minutesFromNow(30);
  const ordered = {
    orderId: 'C7',
    items: [{ label: 'Popcorn', quantity: 2 }],
    totalPrice: 1340,
    totalDiscount: 200,
  };
  const at = (clickAndServe: object) =>
    lists(
      wire({
        session: { id: 345, startDate },
        cinema: { id: 12 },
        clickAndServe: { concessions: [ordered], activated: true, eligible: true, ...clickAndServe },
      }),
    );
  const backend = await open('casual', tickets, { prepare: at({ limitDurationOrder: 10 }) });
  const show = async (clickAndServe: object) => {
    backend.clearFaults();
    at(clickAndServe)(backend);
    await reopen(backend, tickets);
  };
  await expect
    .element(block.getByRole('link', { name: 'Commander' }))
    .toHaveAttribute('href', expect.stringMatching(/lumen-cinemas\.example\/fr\/V12S345\/confiserie\/$/));
  await expect.element(block).toMatchTextContent(/Commande C7.*2 × Popcorn.*Total 13,40.*2,00.*de remise/s);
  await show({ limitDurationOrder: 50 });
  await expect.element(block).toMatchTextContent('closes');
  expect(order.elements()).toEqual([]);
  await show({ eligible: false });
  await expect.element(block).toMatchTextContent('Commande C7');
  await expect.element(block).not.toMatchTextContent('avant la séance');
  await show({ activated: false, concessions: [] });
  await expect.poll(() => article.elements()).toHaveLength(1);
  expect(block.elements()).toEqual([]);
});

test('the limit for orders passes while the page is open', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
  await open('casual', tickets, {
    prepare: lists(
      wire({
        session: { id: 345, startDate: minutesFromNow(51) },
        cinema: { id: 12 },
        clickAndServe: { activated: true, eligible: true, limitDurationOrder: 50 },
      }),
    ),
  });
  await expect.element(order).toBeVisible();
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  await expect.element(order).not.toBeInTheDocument();
});

test('[tickets/share-link-shape, tickets/share-words, tickets/share-copied-toast, tickets/share-copy-failure] the link to a screening is copied, and the toast shows the whole link', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText');
  onTestFinished(() => copy.mockRestore());
  const backend = await open('casual', tickets, {
    language: 'en',
    prepare: lists(
      wire({
        cinema: { id: 12, name: 'Lumen Bellecour' },
        seats: ['F1', 'F2'],
        session: {
          id: 345,
          startDate: new Date(Date.now() + DAY_MS).toISOString(),
          auditoriumName: 'Salle 1',
        },
      }),
    ),
  });
  const invite = page.getByRole('button', { name: 'Invite' });
  await invite.click();
  const url = 'https://www.lumen-cinemas.example/en/V12S345/booking';
  await expect.element(toasts('en')).toMatchTextContent(url);
  expect(copy.mock.calls).toEqual([[url]]);

  copy.mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
  await invite.click();
  const failure = toasts('en').getByRole('alert');
  await expect.element(failure).toMatchTextContent('Something went wrong');
  await expect.element(failure).toMatchTextContent(url);

  // A device whose sheet takes the link still lets the customer copy it.
  const shared: ShareData[] = [];
  Object.defineProperty(navigator, 'share', {
    value: (data: ShareData) => Promise.resolve(void shared.push(data)),
    configurable: true,
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  await reopen(backend, tickets, { language: 'en' });
  await invite.click();
  expect(shared).toEqual([expect.objectContaining({ url, title: 'Noordzee' })]);
  expect(shared[0]?.text).toMatch(
    /Noordzee, \S+ \d+\s\S+ at\s\d+:\d+\.\nLumen Bellecour, Salle 1\. I have seats F1, F2\.$/,
  );
  await expect.element(toasts('en')).not.toMatchTextContent(url);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect.element(toasts('en')).toMatchTextContent(url);
});

test('[tickets/wallet-links] a link to another place is not shown, and the ticket stands', async () => {
  const href = 'https://pay.google.com.evil.example/save/a';
  await open('casual', tickets, {
    prepare: lists(
      wire({
        show: { name: 'Aurore' },
        session: { startDate: new Date(Date.now() + DAY_MS).toISOString() },
        walletLinks: [{ wallet: 'google', href }, { wallet: 'apple' }, 5],
      }),
    ),
  });
  await expect.element(page.getByRole('article', { name: 'Aurore' })).toBeVisible();
  const links: Locator = page.getByRole('link', { name: /Wallet$/ });
  expect(links.elements()).toEqual([]);
});

test('[tickets/show-day] on the day of the show the ticket has the address of its cinema, and a link to the page with its map', async () => {
  const cinemas = [
    {
      slug: 'lumen-bellecour',
      vistaRef: 'V12',
      name: 'Lumen Bellecour',
      theaters: [{ addressLines: ['12 place Bellecour'], zip: '69002', city: 'Lyon' }],
    },
  ];
  const cinema = { id: '12', name: 'Lumen Bellecour' };
  const at = (minutes: number) => wire({ id: '1', cinema, session: { startDate: minutesFromNow(minutes) } });
  await open('casual', tickets, {
    prepare: (before) => {
      lists(at(60))(before);
      before.fault({ match: 'GET /api/cinemas', fault: 'answer', body: cinemas, times: 0 });
    },
  });
  await expect.element(article.first()).toMatchTextContent('12 place Bellecour, 69002 Lyon');
  await expect
    .element(article.first().getByRole('link', { name: 'Plan et accès' }))
    .toHaveAttribute('href', expect.stringMatching(/\/cinemas\/lumen-bellecour\/$/));

  const earlier = await open('casual', tickets, { prepare: lists(at(30 * 60)) });
  await expect.element(article.first()).toMatchTextContent('Lumen Bellecour');
  expect(earlier.calls('GET /api/cinemas')).toEqual([]);
  expect(page.getByRole('link', { name: 'Plan et accès' }).elements()).toEqual([]);
});

test.for([
  ['names the cinema', 'Travaux au LUMEN Bellecour : entrée rue Gasparin.', 'Lumen Bellecour', 60, true],
  ['names it in other letters', 'Lumen-Bastille : la salle 2 est fermée', 'Lumen Bastille', 30 * 60, true],
  ['names another', 'Travaux au Lumen Bastille.', 'Lumen Bellecour', 60, false],
  ['names one that begins alike', 'Travaux au Lumen Bellecour-Est2.', 'Lumen Bellecour-Est', 60, false],
  ['is for everyone, and the ticket names no cinema', 'Paiement interrompu cette nuit.', '', 60, false],
  ['comes after the film', 'Travaux au Lumen Bellecour.', 'Lumen Bellecour', -10 * 60, false],
] as const)('[tickets/cinema-alert] an alert that %s', async ([, content, name, minutes, shows]) => {
  await open('casual', tickets, {
    prepare: (before) => {
      lists(wire({ id: '1', cinema: { id: '12', name }, session: { startDate: minutesFromNow(minutes) } }))(
        before,
      );
      before.fault({
        match: 'GET /api/alerts',
        fault: 'answer',
        body: [{ content, warning: true }],
        times: 0,
      });
    },
  });
  await alerts.ensure();
  if (minutes < 0) await page.getByText('Séances passées').click();
  const inTicket = minutes < 0 ? page.getByRole('dialog') : article.first();
  if (minutes < 0) await article.first().getByRole('button').click();
  await expect.element(inTicket).toMatchTextContent('Noordzee');
  if (shows) await expect.element(inTicket).toMatchTextContent(content);
  else await expect.element(inTicket).not.toMatchTextContent(content);
});
