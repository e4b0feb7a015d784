import type { Ticket } from './contract.ts';
import type { TicketPlace } from './place.ts';
import { TicketActions } from './TicketActions.tsx';
import { TicketDetails } from './TicketDetails.tsx';
import { TicketSheet } from './TicketSheet.tsx';
import styles from './Tickets.module.css';

interface TicketCardProps extends TicketPlace {
  ticket: Ticket;
  onShow: (ticket: Ticket) => void;
}

/** The next ticket, with what can be done with it. */
export function TicketCard({ onShow, ...props }: TicketCardProps) {
  const { ticket } = props;
  return (
    <article id={`ticket-${ticket.id}`} className={styles.ticket} aria-label={ticket.show.name}>
      <TicketSheet {...props} />
      <TicketActions onShow={onShow} {...props} />
      <TicketDetails {...props} />
    </article>
  );
}
