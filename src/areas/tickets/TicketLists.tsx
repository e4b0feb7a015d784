import { useDeferredValue, type ReactNode } from 'react';
import { useKeepFocus } from '#ui/useKeepFocus.ts';
import { useStore } from '#ui/useStore.ts';
import { $now } from './clock.ts';
import type { Ticket } from './contract.ts';
import { PastTicket } from './PastTicket.tsx';
import type { TicketPlace } from './place.ts';
import { splitByTime } from './rules.ts';
import { TicketCard } from './TicketCard.tsx';
import styles from './Tickets.module.css';

/** Of past tickets, at once: some screens' worth. The others are drawn when nothing else is to be done. */
const FIRST_PAST = 60;

interface TicketListsProps {
  tickets: readonly Ticket[];
  place: TicketPlace;
}

export function TicketLists({ tickets, place }: TicketListsProps) {
  const { coming, past } = splitByTime(tickets, useStore($now));
  const drawn = useDeferredValue(past.length, FIRST_PAST);
  const { words } = place;
  const card = (ticket: Ticket) => <TicketCard ticket={ticket} {...place} />;
  return (
    <>
      <List title={words.next} look={styles.next} tickets={coming.slice(0, 1)}>
        {card}
      </List>
      <List title={words.coming} look={styles.coming} tickets={coming.slice(1)}>
        {card}
      </List>
      <List title={words.past} look={styles.past} tickets={past.slice(0, drawn)}>
        {(ticket) => <PastTicket ticket={ticket} {...place} />}
      </List>
    </>
  );
}

interface ListProps {
  title: string;
  look: string | undefined;
  tickets: readonly Ticket[];
  children: (ticket: Ticket) => ReactNode;
}

function List({ title, look, tickets, children }: ListProps) {
  if (tickets.length === 0) return null;
  return (
    <section className={styles.list}>
      <h2>{title}</h2>
      <ul className={look}>
        {tickets.map((ticket, index) => (
          <Entry key={ticket.id || index}>{children(ticket)}</Entry>
        ))}
      </ul>
    </section>
  );
}

/** A cancelled ticket leaves with the focus in it. */
function Entry({ children }: { children: ReactNode }) {
  return <li ref={useKeepFocus()}>{children}</li>;
}
