import { codeOf, posterSeed } from '#areas/tickets/rules.ts';
import type { ShownTicketWords } from '#areas/tickets/words.ts';
import { format } from '#i18n/format.ts';
import { Poster } from '#ui/Poster.tsx';
import { posterDesign } from '#ui/posterDesign.ts';
import { QrCode } from '#ui/QrCode.tsx';
import styles from './Hero.module.css';

export interface HeroSceneProps {
  ticket: Parameters<typeof posterSeed>[0];
  words: ShownTicketWords;
}

/** The poster of the next show, a band in the poster's colour behind the whole hero, and on a desk the code. */
export function HeroScene({ ticket, words }: HeroSceneProps) {
  const { name } = ticket.show;
  const seed = posterSeed(ticket);
  const code = codeOf(ticket);
  return (
    <>
      <svg className={styles.band} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <path fill={posterDesign(seed).palette.ground} d="M0 0h1v1H0z" />
      </svg>
      <div className={styles.poster}>
        <Poster title={name} seed={seed} />
      </div>
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
