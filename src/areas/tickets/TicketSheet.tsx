import { Poster } from '#ui/Poster.tsx';
import { TicketPaper } from '#ui/TicketPaper.tsx';
import { useStore } from '#ui/useStore.ts';
import { $now } from './clock.ts';
import type { Ticket } from './contract.ts';
import { joined } from './joined.ts';
import type { TicketPlace } from './place.ts';
import { posterSeed } from './rules.ts';
import { startsAt } from './startsAt.ts';
import { TicketCode } from './TicketCode.tsx';
import styles from './TicketSheet.module.css';

type TicketSheetProps = Pick<TicketPlace, 'language' | 'words'> & { ticket: Ticket };

/** What a customer needs at the door, on the first screen of a phone: film, time, hall, seats, and the code to scan. */
export function TicketSheet({ ticket, ...place }: TicketSheetProps) {
  const { show, session, cinema, seats } = ticket;
  return (
    <TicketPaper stub={<TicketCode ticket={ticket} words={place.words} look={styles} />}>
      <div className={styles.head}>
        <div className={styles.poster}>
          <Poster title={show.name} seed={posterSeed(ticket)} />
        </div>
        <div className={styles.about}>
          <h3>{show.name}</h3>
          <p className={styles.start}>{startsAt(session, useStore($now), place)}</p>
          <p className={styles.seats}>{joined(session.auditoriumName, seats.join(', '))}</p>
          <p className="muted">{joined(cinema.name, session.version)}</p>
        </div>
      </div>
    </TicketPaper>
  );
}
