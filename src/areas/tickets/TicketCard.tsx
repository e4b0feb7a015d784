import { format } from '#i18n/format.ts';
import { QrCode } from '#ui/QrCode.tsx';
import { TicketPaper } from '#ui/TicketPaper.tsx';
import { Concessions } from './Concessions.tsx';
import type { Ticket } from './contract.ts';
import { Facts, Receipt } from './Facts.tsx';
import type { TicketPlace } from './place.ts';
import { codeOf } from './rules.ts';
import { TicketActions } from './TicketActions.tsx';
import styles from './Tickets.module.css';
import { When } from './When.tsx';

type TicketCardProps = TicketPlace & { ticket: Ticket };

/** A coming ticket: time, place, seats, and the code to scan. */
export function TicketCard(props: TicketCardProps) {
  const { ticket, ...place } = props;
  return (
    <article id={`ticket-${ticket.id}`} className={styles.ticket} aria-label={ticket.show.name}>
      <TicketPaper stub={<TicketCode ticket={ticket} words={place.words} />}>
        <div className={styles.about}>
          <h3>{ticket.show.name}</h3>
          <When session={ticket.session} {...place} />
          <Facts {...props} />
          <Receipt {...props} />
        </div>
      </TicketPaper>
      <TicketActions {...props} />
      <Concessions {...props} />
    </article>
  );
}

function TicketCode({ ticket, words }: Pick<TicketCardProps, 'ticket' | 'words'>) {
  const code = codeOf(ticket);
  if (code === '') return null;
  return (
    <>
      <QrCode value={code} label={format(words.qr, { name: ticket.show.name })} tooLong={words.qrTooLong} />
      <p className={styles.code}>
        <span className="visually-hidden">{words.code} </span>
        {code}
      </p>
    </>
  );
}
