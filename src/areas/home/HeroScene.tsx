import { codeOf, posterSeed } from '#account/tickets/rules.ts';
import type { Ticket } from '#areas/tickets/contract.ts';
import type { ShownTicketWords } from '#areas/tickets/rules.ts';
import { format } from '#i18n/format.ts';
import { QrCode } from '#ui/QrCode.tsx';
import styles from './Hero.module.css';
import { HeroPoster } from './HeroPoster.tsx';

interface HeroSceneProps {
  ticket: Ticket;
  words: ShownTicketWords;
}

/** The poster of the next show, and on a desk its code. */
export function HeroScene({ ticket, words }: HeroSceneProps) {
  const { name } = ticket.show;
  const code = codeOf(ticket);
  return (
    <>
      <HeroPoster title={name} seed={posterSeed(ticket)} />
      {code !== '' && (
        <div className={styles.code}>
          <QrCode value={code} label={format(words.qr, { name })} tooLong={words.qrTooLong} />
          <p className={styles.letters}>
            <span className="visually-hidden">{words.code} </span>
            {code}
          </p>
        </div>
      )}
    </>
  );
}
