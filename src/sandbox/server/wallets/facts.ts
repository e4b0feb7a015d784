import type { TicketWire } from '#areas/tickets/contract.ts';
import type { Site } from '#sites/site.ts';
import type { World } from '../../world.ts';

/** What a wallet shows of a ticket or a pass, in either wallet. */
export interface WalletFacts {
  /** Unique among all passes of the chain. */
  id: string;
  title: string;
  /** What the door scans. */
  code: string;
  /** ISO instant; '' for a pass, which has no date. */
  start: string;
  place: string;
  seats: string;
  organisation: string;
}

export function ticketFacts(ticket: TicketWire, site: Site): WalletFacts {
  const { id = '', code = '', session, show, cinema, seats } = ticket;
  return {
    id: `ticket-${id ?? ''}`,
    title: show?.name ?? '',
    code: code ?? '',
    start: session?.startDate ?? '',
    place: [cinema?.name, session?.auditoriumName].filter(Boolean).join(', '),
    seats: (seats ?? []).join(', '),
    organisation: site.brand,
  };
}

export function passFacts({ site, subscription: { card } }: World): WalletFacts {
  return {
    id: 'pass',
    title: site.pass.name,
    code: card?.cardNumber ?? '',
    start: '',
    place: '',
    seats: '',
    organisation: site.brand,
  };
}
