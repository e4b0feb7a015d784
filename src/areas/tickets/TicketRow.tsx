import { memo, useId } from 'react';
import { Button } from '#ui/Button.tsx';
import { FORWARD } from '#ui/icons.ts';
import { Poster } from '#ui/Poster.tsx';
import type { Ticket } from './contract.ts';
import { joined } from './joined.ts';
import { posterSeed } from './rules.ts';
import styles from './TicketRow.module.css';

interface TicketRowProps {
  ticket: Ticket;
  /** The start of the show, as the row prints it. */
  when: string;
  /** The name of the button that opens the ticket. */
  open: string;
  onOpen: (ticket: Ticket) => void;
}

/** A ticket as a row, which opens in full screen. There may be hundreds, so the ticks of the clock draw no row again. */
export const TicketRow = memo(function TicketRow({ ticket, when, open, onOpen }: TicketRowProps) {
  const { id, show, cinema, session, seats } = ticket;
  const whenId = useId();
  return (
    <article id={`ticket-${id}`} className={styles.row} aria-label={show.name}>
      <div className={styles.poster}>
        <Poster title={show.name} seed={posterSeed(ticket)} />
      </div>
      <div className={styles.what}>
        <h3>{show.name}</h3>
        <p id={whenId} className={styles.when}>
          {when}
        </p>
        <p className="muted">{joined(session.auditoriumName, seats.join(', '), cinema.name)}</p>
      </div>
      <Button
        variant="quiet"
        icon={FORWARD}
        aria-haspopup="dialog"
        aria-label={open}
        aria-describedby={whenId}
        onClick={() => onOpen(ticket)}
      />
    </article>
  );
});
