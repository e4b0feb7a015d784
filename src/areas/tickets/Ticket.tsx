import { memo, useId, useState, type ReactNode } from 'react';
import { posterSeed } from '#account/tickets/rules.ts';
import { dotted } from '#i18n/foreign.ts';
import { format, longDate, plural, sessionTime } from '#i18n/format.ts';
import { platform } from '#platform/platform.ts';
import { Button } from '#ui/Button.tsx';
import { Contained } from '#ui/Contained.tsx';
import { Fact } from '#ui/Fact.tsx';
import { FORWARD } from '#ui/icons.ts';
import { useLanguage } from '#ui/language.ts';
import { Poster } from '#ui/poster/Poster.tsx';
import { Price } from '#ui/Price.tsx';
import { TicketPaper } from '#ui/poster/TicketPaper.tsx';
import { useStore } from '#ui/useStore.ts';
import type { Ticket } from './contract.ts';
import { type KeptViewProps, startsAt } from './rules.ts';
import { TicketCode, When } from './ShowTicket.tsx';
import { $now, $isKept, $shownSince } from './store.ts';
import row from './TicketRow.module.css';
import page from './Tickets.module.css';
import styles from './TicketSheet.module.css';

type TicketSheetProps = KeptViewProps & { ticket: Ticket };

/**
 * What a customer needs at the door, on the first screen of a phone: film, time, hall, seats, and the code to scan, which
 * stands whatever else cannot be drawn.
 */
export function TicketSheet({ ticket, ...rest }: TicketSheetProps) {
  return (
    <TicketPaper stub={<TicketCode ticket={ticket} texts={rest.texts} look={styles} />}>
      <Contained>
        <Head ticket={ticket} {...rest} />
      </Contained>
    </TicketPaper>
  );
}

function Head({ ticket, ...rest }: TicketSheetProps) {
  const { show, session, cinema, seats } = ticket;
  return (
    <div className={styles.head}>
      <div className={styles.poster}>
        <Poster title={show.name} seed={posterSeed(ticket)} />
      </div>
      <div className={styles.about}>
        <h3>{show.name}</h3>
        <p className={styles.start}>{startsAt(session, useStore($now), rest.texts, useLanguage())}</p>
        <p className={styles.seats}>{dotted(session.auditoriumName, seats.join(', '))}</p>
        <p className="muted">{dotted(cinema.name, session.version)}</p>
      </div>
    </div>
  );
}

type FactsProps = KeptViewProps & { ticket: Ticket; children?: ReactNode };

/** What a customer looks up: the facts that the sheet has no room for, and the purchase. */
export function Facts({ ticket, texts, children }: FactsProps) {
  const language = useLanguage();
  const { session, seats, options } = ticket;
  return (
    <div className={`card ${page.about}`}>
      <When session={session} texts={texts} />
      {children}
      <dl className={page.facts}>
        <Fact name={plural<'seats'>(texts, 'seats', seats.length, language)}>
          {dotted(seats.join(', '), ticket.seatType)}
        </Fact>
        <Fact name={texts.version}>{dotted(session.version, ...session.specificities)}</Fact>
        <Fact name={texts.options}>
          {options.map(({ label, quantity }) => format(texts.means, { count: quantity, label })).join(', ')}
        </Fact>
      </dl>
      <Receipt ticket={ticket} texts={texts} />
    </div>
  );
}

/** The facts of the purchase. */
function Receipt({ ticket, texts }: FactsProps) {
  const language = useLanguage();
  const { bookingId, payment, website } = ticket;
  const date = longDate(payment?.bookingDate ?? '', language);
  const means = payment?.means.map((one) => format(texts.means, { ...one })).join(', ');
  return (
    <div className={page.receipt}>
      {payment?.totalAmount !== undefined && (
        <p>
          {texts.paid} <Price cents={payment.totalAmount} currency={payment.currency} />
          {means && ` (${means})`}
        </p>
      )}
      <p>
        {dotted(
          date && format(website ? texts.bookedOn : texts.booked, { date, website }),
          bookingId && `${texts.booking} ${bookingId}`,
        )}
      </p>
    </div>
  );
}

/** The age of tickets that come from this device (docs/decisions.md#offline-tickets). Undefined for others. */
export function useAge(texts: { kept: string }): string | undefined {
  const language = useLanguage();
  const since = useStore($shownSince);
  return since === undefined
    ? undefined
    : format(texts.kept, { date: sessionTime(since, platform().now(), language) });
}

/** Gives the age of tickets that come from this device, or says that the device keeps none. */
export function KeptNote(props: KeptViewProps) {
  const age = useAge(props.texts);
  const [first] = useState(age);
  if (!useStore($isKept)) return <p className="muted">{age ?? props.texts.notKept}</p>;
  // It leaves its place, of as many lines, when the answer comes, so that no ticket moves.
  return first === undefined ? null : (
    <p className={`muted ${age === undefined ? page.formerAge : ''}`}>{age ?? first}</p>
  );
}

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
    <article id={`ticket-${id}`} className={row.row} aria-label={show.name}>
      <div className={row.poster}>
        <Poster title={show.name} seed={posterSeed(ticket)} />
      </div>
      <div className={row.what}>
        <h3>{show.name}</h3>
        <p id={whenId} className={row.when}>
          {when}
        </p>
        <p className="muted">{dotted(session.auditoriumName, seats.join(', '), cinema.name)}</p>
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
