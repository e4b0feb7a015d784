import type { ReactNode } from 'react';
import { codeOf } from '#account/tickets/rules.ts';
import { dotted } from '#i18n/foreign.ts';
import { format, time } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { Button } from '#ui/Button.tsx';
import { FullScreen } from '#ui/code/FullScreen.tsx';
import shared from '#ui/code/FullScreenCode.module.css';
import { BACK, FORWARD } from '#ui/icons.ts';
import { QrCode } from '#ui/code/QrCode.tsx';
import { useLanguage } from '#ui/language.ts';
import { ShowDate } from '#ui/ShowDate.tsx';
import type { Ticket } from './contract.ts';
import { type ShownTicketTexts, isSameTicket } from './rules.ts';
import styles from './ShowTicket.module.css';

interface ShowTicketProps {
  texts: ShownTicketTexts;
  ticket: Ticket;
  /** The tickets that the customer can turn over. */
  among: readonly Ticket[];
  onTurn: (ticket: Ticket) => void;
  onClose: () => void;
  /** Below the code. */
  children?: ReactNode;
}

/** The ticket in full screen, to show at the door. */
export function ShowTicket({ ticket, among, onTurn, onClose, texts, children }: ShowTicketProps) {
  return (
    <FullScreen
      title={ticket.show.name}
      closeLabel={texts.close}
      onClose={onClose}
      tools={<Turner ticket={ticket} among={among} onTurn={onTurn} texts={texts.show} />}
      about={<About ticket={ticket} texts={texts} />}
      more={children}
    >
      <TicketCode ticket={ticket} texts={texts} look={{ ...styles, ...shared }} />
      {codeOf(ticket) !== '' && <p className="muted">{texts.show.hint}</p>}
    </FullScreen>
  );
}

function About({ ticket, texts }: Pick<ShowTicketProps, 'ticket' | 'texts'>) {
  const { session, cinema, seats } = ticket;
  return (
    <>
      <When session={session} texts={texts} />
      <p>{dotted(cinema.name, session.version)}</p>
      <p className={shared.fact}>{dotted(session.auditoriumName, seats.join(', '))}</p>
    </>
  );
}

interface TicketCodeProps {
  ticket: Ticket;
  texts: Pick<ShownTicketTexts, 'code' | 'qr' | 'qrTooLong'>;
  look: Readonly<Partial<Record<'code' | 'letters', string>>>;
}

/** The code that is scanned at the door, and the same code in letters. */
export function TicketCode({ ticket, texts, look }: TicketCodeProps) {
  const code = codeOf(ticket);
  if (code === '') return null;
  return (
    <>
      <div className={look.code}>
        <QrCode value={code} label={format(texts.qr, { name: ticket.show.name })} tooLong={texts.qrTooLong} />
      </div>
      <p className={look.letters} data-code>
        <span className="visually-hidden">{texts.code} </span>
        {code}
      </p>
    </>
  );
}

interface TurnerProps {
  ticket: Ticket;
  among: readonly Ticket[];
  onTurn: (ticket: Ticket) => void;
  texts: ShownTicketTexts['show'];
}

/** ‹ 1/4 ›: from one ticket to the next. After the last one comes the first, so that no button goes dead under a finger. */
function Turner({ ticket, among, onTurn, texts }: TurnerProps) {
  const index = among.findIndex((one) => isSameTicket(one, ticket));
  const previous = among.at(index - 1);
  const next = among[(index + 1) % among.length];
  // A ticket that has left the list stays on the screen: the customer may be holding it up.
  if (index < 0 || among.length < 2 || !previous || !next) return <div />;
  const place = { index: index + 1, count: among.length };
  return (
    <div className={styles.turner}>
      <Button variant="quiet" icon={BACK} aria-label={texts.previous} onClick={() => onTurn(previous)} />
      <p role="status">
        <span aria-hidden="true">{`${String(place.index)}/${String(place.count)}`}</span>
        <span className="visually-hidden">{format(texts.position, place)}</span>
      </p>
      <Button variant="quiet" icon={FORWARD} aria-label={texts.next} onClick={() => onTurn(next)} />
    </div>
  );
}

interface WhenProps {
  texts: Pick<Texts['tickets']['island'], 'ends' | 'noDate'>;
  session: Ticket['session'];
}

export function When({ session, texts }: WhenProps) {
  const language = useLanguage();
  const ends = time(session.endDate, language);
  return (
    <p className={styles.when}>
      {isDate(session.startDate) ? <ShowDate iso={session.startDate} /> : texts.noDate}
      {ends && <span className="muted"> {format(texts.ends, { time: ends })}</span>}
    </p>
  );
}

function isDate(iso: string): boolean {
  return !Number.isNaN(Date.parse(iso));
}
