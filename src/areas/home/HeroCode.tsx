import type { Ticket } from '#areas/tickets/contract.ts';
import { TicketCode } from '#areas/tickets/TicketCode.tsx';
import type { ShownTicketWords } from '#areas/tickets/words.ts';
import styles from './Hero.module.css';

interface HeroCodeProps {
  ticket: Ticket;
  words: ShownTicketWords;
}

/** The code itself, for a screen that has room for it. */
export function HeroCode(props: HeroCodeProps) {
  return (
    <div className={`paper ${styles.codePaper}`}>
      <TicketCode look={styles} {...props} />
    </div>
  );
}
