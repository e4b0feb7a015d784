import type { Ticket } from './contract.ts';
import type { TicketPlace } from './place.ts';
import { When } from './When.tsx';

/** Names the ticket of a dialog. */
export function TicketLine({ ticket, ...place }: TicketPlace & { ticket: Ticket }) {
  return (
    <div>
      <strong>{ticket.show.name}</strong>
      <When session={ticket.session} {...place} />
    </div>
  );
}
