import { format } from '#i18n/format.ts';
import { QrCode } from '#ui/QrCode.tsx';
import { TicketPaper } from '#ui/TicketPaper.tsx';
import type { Ticket } from './contract.ts';
import { Facts, Receipt } from './Facts.tsx';
import type { TicketPlace } from './place.ts';
import { codeOf } from './rules.ts';
import styles from './Tickets.module.css';
import { When } from './When.tsx';

type TicketSheetProps = Pick<TicketPlace, 'language' | 'words'> & { ticket: Ticket };

/** What a coming ticket shows: time, place, seats, and the code to scan. */
export function TicketSheet(props: TicketSheetProps) {
  const { ticket, words } = props;
  return (
    <TicketPaper stub={<TicketCode ticket={ticket} words={words} />}>
      <div className={styles.about}>
        <h3>{ticket.show.name}</h3>
        <When {...props} session={ticket.session} />
        <Facts {...props} />
        <Receipt {...props} />
      </div>
    </TicketPaper>
  );
}

function TicketCode({ ticket, words }: Pick<TicketSheetProps, 'ticket' | 'words'>) {
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
