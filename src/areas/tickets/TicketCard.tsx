import { format, plural } from '#i18n/format.ts';
import type { Language } from '#sites/site.ts';
import { Price } from '#ui/Price.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import { ShowDate } from '#ui/ShowDate.tsx';
import { TicketPaper } from '#ui/TicketPaper.tsx';
import type { Ticket } from './contract.ts';
import type { TicketWords } from './Tickets.island.tsx';
import styles from './Tickets.module.css';

interface TicketCardProps {
  ticket: Ticket;
  language: Language;
  timeZone: string;
  words: TicketWords;
}

/** One ticket, to be shown at the door: when, where, which seat, and the code that is scanned. */
export function TicketCard({ ticket, language, timeZone, words }: TicketCardProps) {
  const { show, session, cinema, seats, payment } = ticket;
  return (
    <article id={`ticket-${ticket.id}`} aria-label={show.name}>
      <TicketPaper stub={<TicketCode ticket={ticket} words={words} />}>
        <h3>{show.name}</h3>
        <p className={styles.when}>
          <ShowDate iso={session.startDate} language={language} timeZone={timeZone} />
        </p>
        <dl className={styles.facts}>
          <Fact name={words.cinema} value={cinema.name} />
          <Fact name={words.hall} value={session.auditoriumName} />
          <Fact
            name={plural(
              { seats_one: words.seats_one, seats_other: words.seats_other },
              'seats',
              seats.length,
              language,
            )}
            value={[seats.join(', '), ticket.seatType].filter(Boolean).join(' · ')}
          />
          <Fact
            name={words.version}
            value={[session.version, ...session.specificities].filter(Boolean).join(' · ')}
          />
        </dl>
        {ticket.options.length > 0 && (
          <p>
            {ticket.options
              .map((option) => format(words.means, { count: option.quantity, label: option.label }))
              .join(', ')}
          </p>
        )}
        {payment?.totalAmount !== undefined && (
          <p>
            {words.paid} <Price cents={payment.totalAmount} currency={payment.currency} language={language} />
            {payment.means.length > 0 &&
              ` (${payment.means.map((means) => format(words.means, { ...means })).join(', ')})`}
          </p>
        )}
      </TicketPaper>
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  if (value === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function TicketCode({ ticket, words }: Pick<TicketCardProps, 'ticket' | 'words'>) {
  const code = ticket.code || ticket.bookingId;
  if (code === '') return null;
  return (
    <>
      <QrCode value={code} label={format(words.qr, { name: ticket.show.name })} />
      <p className={styles.code}>
        <span className="visually-hidden">{words.code} </span>
        {code}
      </p>
    </>
  );
}
