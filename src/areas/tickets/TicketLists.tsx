import type { ReactNode } from 'react';
import { plural } from '#i18n/format.ts';
import { LongList } from '#ui/LongList.tsx';
import { useKeepFocus } from '#ui/useKeepFocus.ts';
import { useStore } from '#ui/useStore.ts';
import { $now } from './clock.ts';
import type { Ticket } from './contract.ts';
import { PastTicket } from './PastTicket.tsx';
import type { TicketPlace } from './place.ts';
import { splitByTime } from './rules.ts';
import { TicketCard } from './TicketCard.tsx';
import styles from './Tickets.module.css';

interface TicketListsProps {
  tickets: readonly Ticket[];
  place: TicketPlace;
}

export function TicketLists({ tickets, place }: TicketListsProps) {
  const { coming, past } = splitByTime(tickets, useStore($now));
  const { words, language } = place;
  const card = (ticket: Ticket) => <TicketCard ticket={ticket} {...place} />;
  return (
    <>
      <List title={words.next} look={styles.next} tickets={coming.slice(0, 1)}>
        {card}
      </List>
      <List title={words.coming} look={styles.coming} tickets={coming.slice(1)}>
        {card}
      </List>
      {past.length > 0 && (
        <section className={styles.list}>
          <h2>{words.past}</h2>
          <LongList items={past} moreLabel={(count) => plural(words, 'more', count, language)}>
            {(shown) => (
              <Entries look={styles.past} tickets={shown}>
                {(ticket) => <PastTicket ticket={ticket} {...place} />}
              </Entries>
            )}
          </LongList>
        </section>
      )}
    </>
  );
}

interface EntriesProps {
  look: string | undefined;
  tickets: readonly Ticket[];
  children: (ticket: Ticket) => ReactNode;
}

function List({ title, ...entries }: EntriesProps & { title: string }) {
  if (entries.tickets.length === 0) return null;
  return (
    <section className={styles.list}>
      <h2>{title}</h2>
      <Entries {...entries} />
    </section>
  );
}

function Entries({ look, tickets, children }: EntriesProps) {
  return (
    <ul className={look}>
      {tickets.map((ticket, index) => (
        <Entry key={ticket.id || index}>{children(ticket)}</Entry>
      ))}
    </ul>
  );
}

/** A cancelled ticket leaves with the focus in it. */
function Entry({ children }: { children: ReactNode }) {
  return <li ref={useKeepFocus()}>{children}</li>;
}
