import { codeOf, posterSeed } from '#account/tickets/rules.ts';
import { saveCalendarEntry } from '#areas/tickets/calendar.ts';
import type { Ticket } from '#areas/tickets/contract.ts';
import type { ShownTicketTexts } from '#areas/tickets/rules.ts';
import { format } from '#i18n/format.ts';
import { Button } from '#ui/Button.tsx';
import { CALENDAR } from '#ui/icons.ts';
import { QrCode } from '#ui/code/QrCode.tsx';
import styles from './Hero.module.css';
import { HeroPoster } from './HeroPoster.tsx';

interface HeroSceneProps {
  ticket: Ticket;
  texts: ShownTicketTexts;
}

/** The poster of the next show, and its code, which shows on a desk and on the day. */
export function HeroScene({ ticket, texts }: HeroSceneProps) {
  const { name } = ticket.show;
  const code = codeOf(ticket);
  return (
    <>
      <HeroPoster title={name} seed={posterSeed(ticket)} />
      {code !== '' && (
        <div className={styles.code}>
          <QrCode value={code} label={format(texts.qr, { name })} tooLong={texts.qrTooLong} />
          <p className={styles.letters} data-code>
            <span className="visually-hidden">{texts.code} </span>
            {code}
          </p>
        </div>
      )}
    </>
  );
}

interface HeroCalendarProps {
  ticket: Ticket;
  texts: ShownTicketTexts;
  label: string;
}

/** Adds the next show to the calendar in one press. A show without a date has nothing to add. */
export function HeroCalendar({ ticket, texts, label }: HeroCalendarProps) {
  if (Number.isNaN(Date.parse(ticket.session.startDate))) return null;
  return (
    <Button
      icon={CALENDAR}
      aria-label={label}
      title={label}
      onClick={() => void saveCalendarEntry(ticket, texts)}
    />
  );
}
