import { Concessions } from './Concessions.tsx';
import type { Ticket } from './contract.ts';
import type { TicketPlace } from './place.ts';
import { TicketActions } from './TicketActions.tsx';
import { TicketSheet } from './TicketSheet.tsx';
import styles from './Tickets.module.css';

type TicketCardProps = TicketPlace & { ticket: Ticket };

/** A coming ticket, with what can be done with it. */
export function TicketCard(props: TicketCardProps) {
  const { ticket } = props;
  return (
    <article id={`ticket-${ticket.id}`} className={styles.ticket} aria-label={ticket.show.name}>
      <TicketSheet {...props} />
      <TicketActions {...props} />
      <Concessions {...props} />
    </article>
  );
}
