import { cancelTicket, getTickets, resendTicket, type TicketWire } from '#areas/tickets/contract.ts';
import type { Language } from '#sites/site.ts';
import { type ByLanguage, inLanguage } from '../choose.ts';
import { Refusal, serve, type Sandbox } from '../serve.ts';
import type { World } from '../world.ts';

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
} as const satisfies Record<number, ByLanguage<string>>;

const REFUND_DAYS = 5;

function refusal(code: keyof typeof REFUSALS, language: Language) {
  return { done: false, error: { code, message: inLanguage(REFUSALS[code], language) } };
}

function confirmed(world: World, id: string, language: Language): TicketWire {
  const found = world.tickets.find((one) => one.id === id && one.status === 'CONFIRMED');
  if (!found) throw new Refusal(404, refusal(0, language));
  return found;
}

/** The backend of one persona knows wallets and codes of seats, so that the others show the page without them. */
function extended({ persona, tickets }: World, linksOf: Sandbox['walletLinks']): TicketWire[] {
  if (persona !== 'gold') return tickets;
  return tickets.map((ticket) => ({
    ...ticket,
    walletLinks: linksOf?.(`ticket-${String(ticket.id)}`),
    seatCodes: ticket.seats?.map((seat) => ({ seat, code: `${String(ticket.code)}-${String(seat)}` })),
  }));
}

export function serveTickets(sandbox: Sandbox): void {
  serve(sandbox, getTickets, ({ world }) => extended(world, sandbox.walletLinks));
  serve(sandbox, resendTicket, ({ world, params, language }) => {
    confirmed(world, params.a, language);
    if (!/^[^@\s]+@[^@\s]+$/.test(params.b)) return refusal(12, language);
    world.asked.push(`ticket ${params.a} to ${params.b}`);
    return { done: true };
  });
  serve(sandbox, cancelTicket, ({ world, params, language, now }) => {
    const ticket = confirmed(world, params.id, language);
    if (ticket.refundable !== true) return refusal(21, language);
    if (now >= Date.parse(ticket.session?.startDate ?? '')) return refusal(22, language);
    ticket.status = 'CANCELED';
    const { totalAmount, currency, means } = ticket.payment ?? {};
    const refund = { amount: totalAmount, currency, means: means?.[0]?.label, days: REFUND_DAYS };
    return { done: true, refund };
  });
}
