import { format } from '#i18n/format.ts';
import { FullScreen } from '#ui/FullScreen.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import type { Ticket } from './contract.ts';
import { joined } from './Facts.tsx';
import type { TicketPlace } from './place.ts';
import { codeOf } from './rules.ts';
import styles from './ShowTicket.module.css';
import { When } from './When.tsx';
import type { ShownTicketWords } from './words.ts';

interface ShowTicketProps extends Pick<TicketPlace, 'language'> {
  words: ShownTicketWords;
  ticket: Ticket;
  onClose: () => void;
}

/** The ticket in full screen, to show at the door. */
export function ShowTicket({ ticket, onClose, language, words }: ShowTicketProps) {
  const { show, session, cinema, seats } = ticket;
  return (
    <FullScreen
      title={show.name}
      closeLabel={words.close}
      onClose={onClose}
      about={
        <>
          <When session={session} language={language} words={words} />
          <p>{joined(cinema.name, session.version)}</p>
          <p className={styles.seats}>{joined(session.auditoriumName, seats.join(', '))}</p>
        </>
      }
    >
      <div className={styles.code}>
        <QrCode
          value={codeOf(ticket)}
          label={format(words.qr, { name: show.name })}
          tooLong={words.qrTooLong}
        />
      </div>
      <p className={styles.letters}>
        <span className="visually-hidden">{words.code} </span>
        {codeOf(ticket)}
      </p>
      <p className="muted">{words.show.hint}</p>
    </FullScreen>
  );
}
