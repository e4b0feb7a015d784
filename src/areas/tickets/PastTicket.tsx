import { memo } from 'react';
import type { Ticket } from './contract.ts';
import { Facts, Receipt } from './Facts.tsx';
import type { TicketPlace } from './place.ts';
import { TicketActions } from './TicketActions.tsx';
import styles from './Tickets.module.css';
import { When } from './When.tsx';

type PastTicketProps = TicketPlace & { ticket: Ticket };

/** A past ticket, as a receipt. There may be hundreds, so the ticks of the clock do not draw them again. */
export const PastTicket = memo(function PastTicket(props: PastTicketProps) {
  const { ticket, ...place } = props;
  return (
    <article
      id={`ticket-${ticket.id}`}
      className={`card ${styles.receiptCard}`}
      aria-label={ticket.show.name}
    >
      <h3>{ticket.show.name}</h3>
      <When session={ticket.session} {...place} />
      <Facts {...props} />
      <Receipt {...props} />
      <TicketActions {...props} />
    </article>
  );
});
