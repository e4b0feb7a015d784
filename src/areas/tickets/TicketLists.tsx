import type { ReactNode } from 'react';
import { plural } from '#i18n/format.ts';
import { Entries } from '#ui/Entries.tsx';
import { LongList, type LongListProps } from '#ui/LongList.tsx';
import { useKeepFocus } from '#ui/useKeepFocus.ts';
import { useStore } from '#ui/useStore.ts';
import { $now } from './clock.ts';
import type { Ticket } from './contract.ts';
import { PastTicket } from './PastTicket.tsx';
import type { TicketPlace } from './place.ts';
import { splitByTime } from './rules.ts';
import { TicketCard } from './TicketCard.tsx';
import styles from './Tickets.module.css';

/** A ticket is taller than a phone's screen. On a wide screen all drawn tickets are laid out, and many make dialogs open slowly. */
const COMING_STEP = 6;

interface TicketListsProps {
  tickets: readonly Ticket[];
  place: TicketPlace;
}

export function TicketLists({ tickets, place }: TicketListsProps) {
  const { coming, past } = splitByTime(tickets, useStore($now));
  const { words, language } = place;
  const moreLabel = (count: number) => plural(words, 'more', count, language);
  const card = (ticket: Ticket) => <TicketCard ticket={ticket} {...place} />;
  return (
    <>
      <List title={words.next} look={styles.next} tickets={coming.slice(0, 1)} moreLabel={moreLabel}>
        {card}
      </List>
      <List
        title={words.coming}
        look={styles.coming}
        tickets={coming.slice(1)}
        step={COMING_STEP}
        moreLabel={moreLabel}
      >
        {card}
      </List>
      <List title={words.past} look={styles.past} tickets={past} moreLabel={moreLabel}>
        {(ticket) => <PastTicket ticket={ticket} {...place} />}
      </List>
    </>
  );
}

interface TicketsProps {
  look: string | undefined;
  tickets: readonly Ticket[];
  children: (ticket: Ticket) => ReactNode;
}

interface ListProps extends TicketsProps, Pick<LongListProps<Ticket>, 'step' | 'moreLabel'> {
  title: string;
}

function List({ title, look, tickets, children, ...steps }: ListProps) {
  if (tickets.length === 0) return null;
  return (
    <section className={styles.list}>
      <h2>{title}</h2>
      <LongList items={tickets} {...steps}>
        {(shown) => (
          <Tickets look={look} tickets={shown}>
            {children}
          </Tickets>
        )}
      </LongList>
    </section>
  );
}

function Tickets({ look, tickets, children }: TicketsProps) {
  return (
    <ul className={look}>
      <Entries>
        {tickets.map((ticket, index) => (
          <Entry key={ticket.id || index}>{children(ticket)}</Entry>
        ))}
      </Entries>
    </ul>
  );
}

/** A cancelled ticket is removed while it holds the focus. */
function Entry({ children }: { children: ReactNode }) {
  return <li ref={useKeepFocus()}>{children}</li>;
}
