import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { format } from '#i18n/format.ts';
import { keepAwake } from '#platform/wakeLock.ts';
import { Button } from '#ui/Button.tsx';
import { CLOSE } from '#ui/icons.ts';
import { openModal } from '#ui/modal.ts';
import { QrCode } from '#ui/QrCode.tsx';
import type { Ticket } from './contract.ts';
import { joined } from './Facts.tsx';
import type { TicketPlace } from './place.ts';
import { codeOf } from './rules.ts';
import styles from './ShowTicket.module.css';
import { When } from './When.tsx';

interface ShowTicketProps extends TicketPlace {
  ticket: Ticket;
  onClose: () => void;
}

/** The ticket at the door: all of the screen, white in every scheme, and on for as long as it is open. */
export function ShowTicket({ ticket, onClose, ...place }: ShowTicketProps) {
  const { show, session, seats } = ticket;
  const { words } = place;
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog) openModal(dialog);
    return () => dialog?.close();
  }, []);
  useEffect(() => keepAwake(), []);

  return (
    <dialog ref={ref} className={`paper ${styles.screen}`} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.ticket}>
        <div className={styles.bar}>
          <h2 id={titleId}>{show.name}</h2>
          <Button variant="quiet" icon={CLOSE} aria-label={words.close} onClick={() => ref.current?.close()} />
        </div>
        <div className={styles.about}>
          <When session={session} {...place} />
          <p className={styles.seats}>{joined(session.auditoriumName, seats.join(', '))}</p>
        </div>
        <div className={styles.code}>
          <QrCode value={codeOf(ticket)} label={format(words.qr, { name: show.name })} />
          <p className={styles.letters}>
            <span className="visually-hidden">{words.code} </span>
            {codeOf(ticket)}
          </p>
          <p className="muted">{words.show.hint}</p>
        </div>
      </div>
    </dialog>
  );
}
