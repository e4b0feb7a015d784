import { Concessions } from './Concessions.tsx';
import type { Ticket } from './contract.ts';
import { Facts } from './Facts.tsx';
import type { TicketPlace } from './place.ts';

/** The facts of a ticket, and its orders of concessions. */
export function TicketDetails(props: TicketPlace & { ticket: Ticket }) {
  return (
    <>
      <Facts {...props} />
      <Concessions {...props} />
    </>
  );
}
