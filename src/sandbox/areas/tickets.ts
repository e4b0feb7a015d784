import { cancelTicket, getTickets, resendTicket, type TicketWire } from '#areas/tickets/contract.ts';
import type { Language, SiteId } from '#sites/site.ts';
import type { PersonaId } from '../personas.ts';
import { Refusal, serve, type Sandbox } from '../serve.ts';
import type { World } from '../world.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const CINEMAS: Record<SiteId, { id: string; name: string }[]> = {
  fr: [
    { id: '12', name: 'Lumen Bellecour' },
    { id: '7', name: 'Lumen Bastille' },
  ],
  nl: [
    { id: '31', name: 'Lumen Oudegracht' },
    { id: '34', name: 'Lumen Leidseplein' },
  ],
};

const WEBSITES: Record<SiteId, string> = { fr: 'lumen-cinemas.example', nl: 'lumen-bioscopen.example' };

const SNACKS: Record<SiteId, { label: string; quantity: number }[]> = {
  fr: [
    { label: 'Popcorn sucré, grand', quantity: 1 },
    { label: 'Eau plate 50 cl', quantity: 2 },
  ],
  nl: [
    { label: 'Popcorn zoet, groot', quantity: 1 },
    { label: 'Water zonder prik 50 cl', quantity: 2 },
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
function ticket(index: number, site: SiteId, start: number, now: number, status = 'CONFIRMED'): TicketWire {
  const seats = [`F${(index % 20) + 1}`, `F${(index % 20) + 2}`];
  return {
    id: String(40 + index),
    status,
    bookingId: `B${1000 + index}`,
    code: `LUM${String(734_000 + index * 7)}`,
    website: WEBSITES[site],
    language: site,
    payment: {
      bookingDate: new Date(start - 3 * DAY).toISOString(),
      means:
        index % 2 === 0
          ? [
              { label: 'Cinépass', count: 1 },
              { label: 'CB', count: 1 },
            ]
          : [{ label: 'CB', count: 2 }],
      totalAmount: 2350,
      currency: 'EUR',
    },
    session: {
      id: String(300 + index),
      startDate: new Date(start).toISOString(),
      endDate: new Date(start + 2 * HOUR).toISOString(),
      specificities: index % 3 === 0 ? ['Dolby Atmos'] : [],
      version: index % 2 === 0 ? 'VOST' : 'VF',
      auditoriumName: `${site === 'nl' ? 'Zaal' : 'Salle'} ${String((index % 9) + 1)}`,
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
    cinema: at(CINEMAS[site], index),
    refundable: index % 2 === 0 && start > now,
  };
}

function snacks(site: SiteId) {
  return { orderId: 'C5021', items: SNACKS[site], totalPrice: 1340, totalDiscount: 200, currency: 'EUR' };
}

/** Half past seven in the evening, some days from now, by the clock of Paris and Amsterdam in winter. */
function evening(now: number, days: number): number {
  return Math.floor(now / DAY) * DAY + days * DAY + 18.5 * HOUR;
}

export function buildTickets(persona: PersonaId, site: SiteId, now: number): TicketWire[] {
  switch (persona) {
    case 'empty':
    case 'unregistered':
      return [];
    case 'casual':
      return [ticket(1, site, evening(now, 2), now)];
    case 'heavy':
      return Array.from({ length: 300 }, (_, index) => ticket(index, site, evening(now, index - 280), now));
    default:
      return [
        // Unsorted and mixed, as the server sends them.
        ticket(2, site, evening(now, 9), now),
        ticket(0, site, evening(now, 1), now),
        ticket(4, site, evening(now, 3), now, 'CANCELED'),
        ticket(1, site, evening(now, 4), now),
        ticket(3, site, evening(now, -20), now),
        ticket(5, site, evening(now, 5), now, 'PENDING'),
      ];
  }
}

/** The codes are the sandbox's own: the specification lists none. */
const REFUSALS = {
  0: {
    fr: 'Ce billet n’existe pas.',
    nl: 'Dit ticket bestaat niet.',
    en: 'There is no such ticket.',
  },
  12: {
    fr: 'Cette adresse ne peut pas recevoir de billet.',
    nl: 'Dit adres kan geen ticket ontvangen.',
    en: 'This address cannot receive a ticket.',
  },
  21: {
    fr: 'Ce billet n’est pas remboursable.',
    nl: 'Dit ticket kan niet worden terugbetaald.',
    en: 'This ticket is not refundable.',
  },
  22: {
    fr: 'La séance a déjà commencé.',
    nl: 'De voorstelling is al begonnen.',
    en: 'The showing has already started.',
  },
} as const satisfies Record<number, Record<Language, string>>;

function refusal(code: keyof typeof REFUSALS, language: Language) {
  return { done: false, error: { code, message: REFUSALS[code][language] } };
}

function confirmed(world: World, id: string, language: Language): TicketWire {
  const found = world.tickets.find((one) => one.id === id && one.status === 'CONFIRMED');
  if (!found) throw new Refusal(404, refusal(0, language));
  return found;
}

export function serveTickets(sandbox: Sandbox): void {
  serve(sandbox, getTickets, ({ world }) => world.tickets);
  serve(sandbox, resendTicket, ({ world, params, language }) => {
    confirmed(world, params.a, language);
    return /^[^@\s]+@[^@\s]+$/.test(params.b) ? { done: true } : refusal(12, language);
  });
  serve(sandbox, cancelTicket, ({ world, params, language, now }) => {
    const ticket = confirmed(world, params.id, language);
    if (ticket.refundable !== true) return refusal(21, language);
    if (now >= Date.parse(ticket.session?.startDate ?? '')) return refusal(22, language);
    ticket.status = 'CANCELED';
    return { done: true };
  });
}
