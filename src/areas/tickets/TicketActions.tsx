import { useRef, useState } from 'react';
import { saveFile } from '#account/download.ts';
import { format, sessionTime } from '#i18n/format.ts';
import { platform } from '#platform/platform.ts';
import { Button } from '#ui/Button.tsx';
import { CALENDAR, LINK, MAIL, PRINT, QR, SHARE, UNDO } from '#ui/icons.ts';
import { useStore } from '#ui/useStore.ts';
import { calendarEntry } from './calendarEntry.ts';
import { CancelTicket } from './CancelTicket.tsx';
import { catalogueBase } from './catalogue.ts';
import { $now } from './clock.ts';
import type { Ticket } from './contract.ts';
import type { TicketPlace } from './place.ts';
import { printTicket } from './printTicket.ts';
import { ResendTicket } from './ResendTicket.tsx';
import { codeOf, isOver, shareLink } from './rules.ts';
import { copyLink, hasShareSheet, share } from './share.ts';
import { ShowTicket } from './ShowTicket.tsx';
import styles from './Tickets.module.css';

type TicketActionsProps = TicketPlace & { ticket: Ticket };

/** The actions of a ticket, all visible. */
export function TicketActions({ ticket, ...place }: TicketActionsProps) {
  const [open, setOpen] = useState<'show' | 'mail' | 'cancel'>();
  const [tried, setTried] = useState<string>();
  const row = useRef<HTMLDivElement>(null);
  const { actions } = place.words;
  const over = isOver(ticket, useStore($now));
  const isKnown = ticket.id !== '';
  const onClose = () => setOpen(undefined);

  const show = codeOf(ticket) !== '' && (
    <Button
      variant={over ? 'quiet' : 'primary'}
      icon={QR}
      aria-haspopup="dialog"
      onClick={() => setOpen('show')}
    >
      {actions.show}
    </Button>
  );

  return (
    <div ref={row} className={styles.actions}>
      {!over && show}
      <div className={styles.more}>
        {over ? show : <BeforeTheFilm ticket={ticket} {...place} />}
        {isKnown && (
          <Button variant="quiet" icon={MAIL} aria-haspopup="dialog" onClick={() => setOpen('mail')}>
            {actions.mail}
          </Button>
        )}
        <Button variant="quiet" icon={PRINT} onClick={() => printTicket(row.current?.closest('article'))}>
          {actions.print}
        </Button>
        {isKnown && ticket.refundable && (
          <Button variant="quiet" icon={UNDO} aria-haspopup="dialog" onClick={() => setOpen('cancel')}>
            {actions.cancel}
          </Button>
        )}
      </div>
      {open === 'show' && (
        <ShowTicket ticket={ticket} onClose={onClose} language={place.language} words={place.words} />
      )}
      {open === 'mail' && (
        <ResendTicket ticket={ticket} tried={tried} onTry={setTried} onClose={onClose} {...place} />
      )}
      {open === 'cancel' && <CancelTicket ticket={ticket} onClose={onClose} {...place} />}
    </div>
  );
}

/** Sharing and the calendar entry, for shows that are not over. */
function BeforeTheFilm({ ticket, language, words }: TicketActionsProps) {
  const { show, session } = ticket;
  const date = sessionTime(session.startDate, platform().now(), language);
  const url = shareLink(ticket, catalogueBase(), language);
  if (date === '') return null;
  const text = format(words.invitation, { name: show.name, date });
  return (
    <>
      {url && (
        <Button variant="quiet" icon={SHARE} onClick={() => void share({ title: show.name, text, url })}>
          {words.actions.share}
        </Button>
      )}
      {url && hasShareSheet() && (
        <Button variant="quiet" icon={LINK} onClick={() => void copyLink(url)}>
          {words.actions.copy}
        </Button>
      )}
      <Button
        variant="quiet"
        icon={CALENDAR}
        onClick={() => void saveFile(calendarEntry(ticket, words), `${show.slug || 'ticket'}.ics`)}
      >
        {words.actions.calendar}
      </Button>
    </>
  );
}
