import type { TicketWire } from '#areas/tickets/contract.ts';
import type { Site } from '#sites/site.ts';
import { type BySite, ofSite } from '../choose.ts';
import { codePrefix } from '../names.ts';
import type { PersonaId } from '../personas.ts';
import { cinemaAt } from './cinemaCatalogue.ts';

const HOUR = 60 * 60 * 1000;

const DAY = 24 * HOUR;

const HALL: BySite<string> = { fr: 'Salle', nl: 'Zaal', be: 'Zaal/Salle' };

/** A film in its original language with subtitles, and a dubbed one. */
const VERSIONS: BySite<readonly [string, string]> = {
  fr: ['VOST', 'VF'],
  nl: ['OV', 'NL'],
  be: ['OV', 'VF'],
};

const BANK_CARD: BySite<string> = { fr: 'CB', nl: 'iDEAL', be: 'Bancontact' };

const SNACKS: BySite<{ label: string; quantity: number }[]> = {
  fr: [
    { label: 'Popcorn sucré, grand', quantity: 1 },
    { label: 'Eau plate 50 cl', quantity: 2 },
  ],
  nl: [
    { label: 'Popcorn zoet, groot', quantity: 1 },
    { label: 'Water zonder prik 50 cl', quantity: 2 },
  ],
  be: [
    { label: 'Popcorn caramel XL', quantity: 1 },
    { label: 'Cola 50 cl', quantity: 2 },
  ],
};

const SHOWS = [
  { id: 'S1', slug: 'la-derniere-seance', name: 'La Dernière Séance' },
  { id: 'S2', slug: 'noordzee', name: 'Noordzee' },
  { id: 'S3', slug: 'the-long-reel', name: 'The Long Reel' },
  { id: 'S4', slug: 'carmen-en-direct', name: 'Carmen, en direct' },
  { id: 'S5', slug: 'un-ete-a-ostende', name: 'Un été à Ostende' },
];

function at<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('an empty list');
  return item;
}

/** @param start epoch milliseconds */
function ticket(index: number, site: Site, start: number, now: number, status = 'CONFIRMED'): TicketWire {
  const seats = [`F${(index % 20) + 1}`, `F${(index % 20) + 2}`];
  return {
    id: String(40 + index),
    status,
    bookingId: `B${1000 + index}`,
    code: `${codePrefix(site)}${String(734_000 + index * 7)}`,
    website: site.domain,
    language: site.languages[0],
    payment: {
      bookingDate: new Date(Math.min(start - 3 * DAY, now - DAY)).toISOString(),
      means:
        index % 2 === 0
          ? [
              { label: site.pass.name, count: 1 },
              { label: ofSite(BANK_CARD, site), count: 1 },
            ]
          : [{ label: ofSite(BANK_CARD, site), count: 2 }],
      totalAmount: 2350,
      currency: 'EUR',
    },
    session: {
      id: String(300 + index),
      startDate: new Date(start).toISOString(),
      endDate: new Date(start + 2 * HOUR).toISOString(),
      specificities: index % 3 === 0 ? ['Dolby Atmos'] : [],
      version: at(ofSite(VERSIONS, site), index),
      auditoriumName: `${ofSite(HALL, site)} ${String((index % 9) + 1)}`,
    },
    seats,
    seatType: 'Standard',
    options: index % 2 === 0 ? [{ label: '3D', quantity: 2 }] : [],
    clickAndServe: {
      concessions: index === 0 ? [snacks(site)] : [],
      activated: true,
      eligible: index !== 1,
      limitDurationOrder: 50,
    },
    show: at(SHOWS, index),
    cinema: cinemaAt(index, site),
    refundable: index % 2 === 0 && start > now,
  };
}

function snacks(site: Site) {
  return {
    orderId: 'C5021',
    items: ofSite(SNACKS, site),
    totalPrice: 1340,
    totalDiscount: 200,
    currency: 'EUR',
  };
}

/** Half past seven in the evening at the cinemas, some days from now. */
function evening({ timeZone }: Site, now: number, days: number): number {
  const today = new Date(clockAt(timeZone, now));
  const wanted = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + days, 19, 30);
  return wanted - (clockAt(timeZone, wanted) - wanted);
}

/** By zone. To make one takes longer than all else in a world. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of a zone show, as if they showed UTC; in epoch milliseconds, without seconds. */
function clockAt(timeZone: string, at: number): number {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return Date.parse(`${clock.format(at).replace(' ', 'T')}Z`);
}

export function buildTickets(persona: PersonaId, site: Site, now: number): TicketWire[] {
  switch (persona) {
    case 'empty':
    case 'unregistered':
      return [];
    case 'casual':
      return [ticket(1, site, evening(site, now, 2), now)];
    case 'heavy':
      return Array.from({ length: 300 }, (_, index) =>
        ticket(index, site, evening(site, now, index - 280), now),
      );
    default:
      return [
        // Unsorted and mixed, as a server may send tickets.
        ticket(2, site, evening(site, now, 9), now),
        ticket(0, site, evening(site, now, 1), now),
        ticket(4, site, evening(site, now, 3), now, 'CANCELED'),
        ticket(1, site, evening(site, now, 4), now),
        ticket(3, site, evening(site, now, -20), now),
        ticket(5, site, evening(site, now, 5), now, 'PENDING'),
      ];
  }
}
