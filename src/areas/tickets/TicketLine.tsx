import type { Ticket } from './contract.ts';
import type { TicketPlace } from './place.ts';
import { When } from './When.tsx';

/** Which ticket a dialog is about. */
export function TicketLine({ ticket, ...place }: TicketPlace & { ticket: Ticket }) {
  return (
    <div>
      <strong>{ticket.show.name}</strong>
      <When session={ticket.session} {...place} />
    </div>
  );
}
