import { Entries } from '#ui/Entries.tsx';
import { island } from '#ui/island.tsx';
import { useStore } from '#ui/useStore.ts';
import { $now } from './clock.ts';
import type { Ticket } from './contract.ts';
import { KeptNote } from './KeptNote.tsx';
import type { TicketPlace } from './place.ts';
import { splitByTime } from './rules.ts';
import { tickets } from './store.ts';
import { TicketSheet } from './TicketSheet.tsx';
import styles from './Tickets.module.css';

type KeptPlace = Pick<TicketPlace, 'language' | 'words'>;

/**
 * The coming tickets that this device keeps, on the page that stands in for one that cannot be loaded
 * (docs/decisions.md#offline-tickets). They have no buttons: each action needs the network.
 */
export const KeptTickets = island(function KeptTickets(place: KeptPlace) {
  const load = useStore(tickets.$load);
  return load.status === 'loaded' ? <Coming tickets={load.value} {...place} /> : null;
});

/** A component of its own: only a browser has a clock to read. */
function Coming({ tickets: all, ...place }: KeptPlace & { tickets: readonly Ticket[] }) {
  const { coming } = splitByTime(all, useStore($now));
  if (coming.length === 0) return null;
  return (
    <section className={styles.list}>
      <h2>{place.words.coming}</h2>
      <KeptNote {...place} />
      <ul className={styles.coming}>
        <Entries>
          {coming.map((ticket, index) => (
            <li key={ticket.id || index}>
              <article className={styles.ticket} aria-label={ticket.show.name}>
                <TicketSheet ticket={ticket} {...place} />
              </article>
            </li>
          ))}
        </Entries>
      </ul>
    </section>
  );
}
