import { codeOf } from '#areas/tickets/rules.ts';
import type { ShownTicketWords } from '#areas/tickets/words.ts';
import { format } from '#i18n/format.ts';
import { QrCode } from '#ui/QrCode.tsx';
import styles from './Hero.module.css';

interface HeroCodeProps {
  ticket: Parameters<typeof codeOf>[0];
  words: ShownTicketWords;
}

/** The code itself, for a screen that has room for it. */
export function HeroCode({ ticket, words }: HeroCodeProps) {
  return (
    <div className={`paper ${styles.codePaper}`}>
      <QrCode
        value={codeOf(ticket)}
        label={format(words.qr, { name: ticket.show.name })}
        tooLong={words.qrTooLong}
      />
      <p className={styles.letters}>
        <span className="visually-hidden">{words.code} </span>
        {codeOf(ticket)}
      </p>
    </div>
  );
}
