import { format, longDate, plural } from '#i18n/format.ts';
import { Fact } from '#ui/Fact.tsx';
import { Price } from '#ui/Price.tsx';
import type { Ticket } from './contract.ts';
import { joined } from './joined.ts';
import type { TicketPlace } from './place.ts';
import styles from './Tickets.module.css';
import { When } from './When.tsx';

type FactsProps = Pick<TicketPlace, 'language' | 'words'> & { ticket: Ticket };

/** What a customer looks up: the facts that the sheet has no room for, and the purchase. */
export function Facts({ ticket, language, words }: FactsProps) {
  const { session, seats, options } = ticket;
  return (
    <div className={`card ${styles.about}`}>
      <When session={session} language={language} words={words} />
      <dl className={styles.facts}>
        <Fact name={plural<'seats'>(words, 'seats', seats.length, language)}>
          {joined(seats.join(', '), ticket.seatType)}
        </Fact>
        <Fact name={words.version}>{joined(session.version, ...session.specificities)}</Fact>
        <Fact name={words.options}>
          {options.map(({ label, quantity }) => format(words.means, { count: quantity, label })).join(', ')}
        </Fact>
      </dl>
      <Receipt ticket={ticket} language={language} words={words} />
    </div>
  );
}

/** The facts of the purchase. */
function Receipt({ ticket, language, words }: FactsProps) {
  const { bookingId, payment, website } = ticket;
  const date = longDate(payment?.bookingDate ?? '', language);
  const means = payment?.means.map((one) => format(words.means, { ...one })).join(', ');
  return (
    <div className={`muted ${styles.receipt}`}>
      {payment?.totalAmount !== undefined && (
        <p>
          {words.paid} <Price cents={payment.totalAmount} currency={payment.currency} language={language} />
          {means && ` (${means})`}
        </p>
      )}
      <p>
        {date && format(website ? words.bookedOn : words.booked, { date, website })}
        {date && bookingId && ' · '}
        {bookingId && `${words.booking} ${bookingId}`}
      </p>
    </div>
  );
}
