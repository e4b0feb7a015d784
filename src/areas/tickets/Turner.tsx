import { format } from '#i18n/format.ts';
import { Button } from '#ui/Button.tsx';
import { BACK, FORWARD } from '#ui/icons.ts';
import type { Ticket } from './contract.ts';
import { isSameTicket, type ShownTicketWords } from './rules.ts';
import styles from './ShowTicket.module.css';

interface TurnerProps {
  ticket: Ticket;
  among: readonly Ticket[];
  onTurn: (ticket: Ticket) => void;
  words: ShownTicketWords['show'];
}

/** ‹ 1/4 ›: from one ticket to the next. After the last one comes the first, so that no button goes dead under a finger. */
export function Turner({ ticket, among, onTurn, words }: TurnerProps) {
  const index = among.findIndex((one) => isSameTicket(one, ticket));
  const previous = among.at(index - 1);
  const next = among[(index + 1) % among.length];
  // A ticket that has left the list stays on the screen: the customer may be holding it up.
  if (index < 0 || among.length < 2 || !previous || !next) return <div />;
  const place = { index: index + 1, count: among.length };
  return (
    <div className={styles.turner}>
      <Button variant="quiet" icon={BACK} aria-label={words.previous} onClick={() => onTurn(previous)} />
      <p role="status">
        <span aria-hidden="true">{`${String(place.index)}/${String(place.count)}`}</span>
        <span className="visually-hidden">{format(words.position, place)}</span>
      </p>
      <Button variant="quiet" icon={FORWARD} aria-label={words.next} onClick={() => onTurn(next)} />
    </div>
  );
}
