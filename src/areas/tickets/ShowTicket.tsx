import type { ReactNode } from 'react';
import { FullScreen } from '#ui/FullScreen.tsx';
import shared from '#ui/FullScreenCode.module.css';
import type { Ticket } from './contract.ts';
import { joined } from './joined.ts';
import type { TicketPlace } from './place.ts';
import { codeOf, type ShownTicketWords } from './rules.ts';
import styles from './ShowTicket.module.css';
import { TicketCode } from './TicketCode.tsx';
import { Turner } from './Turner.tsx';
import { When } from './When.tsx';

export interface ShowTicketProps extends Pick<TicketPlace, 'language'> {
  words: ShownTicketWords;
  ticket: Ticket;
  /** The tickets that the customer can turn over. */
  among: readonly Ticket[];
  onTurn: (ticket: Ticket) => void;
  onClose: () => void;
  /** Below the code. */
  children?: ReactNode;
}

/** The ticket in full screen, to show at the door. */
export function ShowTicket({ ticket, among, onTurn, onClose, language, words, children }: ShowTicketProps) {
  const { show, session, cinema, seats } = ticket;
  return (
    <FullScreen
      title={show.name}
      closeLabel={words.close}
      onClose={onClose}
      tools={<Turner ticket={ticket} among={among} onTurn={onTurn} words={words.show} />}
      about={
        <>
          <When session={session} language={language} words={words} />
          <p>{joined(cinema.name, session.version)}</p>
          <p className={shared.fact}>{joined(session.auditoriumName, seats.join(', '))}</p>
        </>
      }
      more={children}
    >
      <TicketCode ticket={ticket} words={words} look={{ ...styles, ...shared }} />
      {codeOf(ticket) !== '' && <p className="muted">{words.show.hint}</p>}
    </FullScreen>
  );
}
