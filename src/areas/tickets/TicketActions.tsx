import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isOver, codeOf } from '#account/tickets/rules.ts';
import { $user } from '#account/user/store.ts';
import { WalletLinks } from '#account/wallets/WalletLinks.tsx';
import { platform } from '#platform/platform.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { Form, type Submitted } from '#ui/Form.tsx';
import { CALENDAR, CLOSE, LINK, MAIL, PRINT, QR, SHARE } from '#ui/icons.ts';
import { Notice } from '#ui/Notice.tsx';
import { useStore } from '#ui/useStore.ts';
import { $maybeMailed, $resending, $triedMails, resend, $cancelling, cancel } from './actionStore.ts';
import { saveCalendarEntry } from './calendar.ts';
import type { Ticket } from './contract.ts';
import type { TicketPlace } from './rules.ts';
import {
  shareLink,
  invitationText,
  catalogueBase,
  printTicket,
  copyLink,
  hasShareSheet,
  share,
} from './share.ts';
import { When } from './ShowTicket.tsx';
import { $now } from './store.ts';
import styles from './Tickets.module.css';

interface TicketActionsProps extends TicketPlace {
  ticket: Ticket;
  /** Opens the ticket in full screen. Missing where it is open. */
  onShow?: (ticket: Ticket) => void;
  /** Called when the ticket has been sent or cancelled. */
  onActed?: () => void;
}

/** The actions of a ticket, all visible. */
export function TicketActions({ ticket, onShow, onActed, ...place }: TicketActionsProps) {
  const [open, setOpen] = useState<'mail' | 'cancel'>();
  const row = useRef<HTMLDivElement>(null);
  const { actions } = place.words;
  const over = isOver(ticket, useStore($now));
  const isKnown = ticket.id !== '';
  const onClose = () => setOpen(undefined);
  const onDone = () => {
    // One dialog after the other: behind an open one no element can take the focus.
    flushSync(onClose);
    if (onActed) flushSync(onActed);
  };

  return (
    <div ref={row} className={styles.actions}>
      {onShow && codeOf(ticket) !== '' && (
        <Button variant="primary" icon={QR} aria-haspopup="dialog" onClick={() => onShow(ticket)}>
          {actions.show}
        </Button>
      )}
      <div className={styles.more}>
        {!over && <BeforeTheFilm ticket={ticket} {...place} />}
        {isKnown && (
          <Button variant="quiet" icon={MAIL} aria-haspopup="dialog" onClick={() => setOpen('mail')}>
            {actions.mail}
          </Button>
        )}
        <Button
          variant="quiet"
          icon={PRINT}
          onClick={() => printTicket(row.current?.closest('article, dialog'))}
        >
          {actions.print}
        </Button>
        {isKnown && ticket.refundable && (
          <Button variant="quiet" icon={CLOSE} aria-haspopup="dialog" onClick={() => setOpen('cancel')}>
            {actions.cancel}
          </Button>
        )}
      </div>
      {!over && <WalletLinks links={ticket.walletLinks} words={place.wallets} />}
      {open === 'mail' && <ResendTicket ticket={ticket} onDone={onDone} onClose={onClose} {...place} />}
      {open === 'cancel' && <CancelTicket ticket={ticket} onDone={onDone} onClose={onClose} {...place} />}
    </div>
  );
}

/** Sharing and the calendar entry, for shows that are not over. */
function BeforeTheFilm({ ticket, language, words }: TicketPlace & { ticket: Ticket }) {
  const text = invitationText(ticket, platform().now(), language, words);
  const url = shareLink(ticket, catalogueBase(), language);
  if (text === '') return null;
  return (
    <>
      {url && (
        <Button
          variant="quiet"
          icon={SHARE}
          onClick={() => void share({ title: ticket.show.name, text, url })}
        >
          {words.actions.share}
        </Button>
      )}
      {url && hasShareSheet() && (
        <Button variant="quiet" icon={LINK} onClick={() => void copyLink(url)}>
          {words.actions.copy}
        </Button>
      )}
      <Button variant="quiet" icon={CALENDAR} onClick={() => void saveCalendarEntry(ticket, words)}>
        {words.actions.calendar}
      </Button>
    </>
  );
}

interface ResendTicketProps extends TicketPlace {
  ticket: Ticket;
  /** Called when the ticket is on its way. */
  onDone: () => void;
  onClose: () => void;
}

/** Closes at once, without waiting for the answer; a toast tells the outcome. */
function ResendTicket({ ticket, onDone, onClose, ...place }: ResendTicketProps) {
  const { words, form } = place;
  const { title, mail, send, maybe, again } = words.resend;
  const user = useStore($user);
  // True while another ticket is being sent: one at a time.
  const busy = useStore($resending);
  const tried = useStore($triedMails)[ticket.id];
  const mayHaveMailed = useStore($maybeMailed).includes(ticket.id);

  function submit(values: FormData): Promise<Submitted> {
    const typed = values.get('mail');
    const address = typeof typed === 'string' ? typed.trim() : '';
    onDone();
    void resend({ ticket, mail: address });
    return Promise.resolve({ ok: true });
  }

  return (
    <Dialog title={title} closeLabel={words.close} onClose={onClose}>
      <TicketLine ticket={ticket} {...place} />
      {mayHaveMailed && <Notice tone="warning">{maybe}</Notice>}
      <Form
        words={form}
        onSubmit={submit}
        actions={
          <Button type="submit" variant="primary" busy={busy}>
            {mayHaveMailed ? again : send}
          </Button>
        }
      >
        <Field
          name="mail"
          type="email"
          autoComplete="email"
          label={mail}
          defaultValue={tried ?? user?.mail}
          required
        />
      </Form>
    </Dialog>
  );
}

interface CancelTicketProps extends TicketPlace {
  ticket: Ticket;
  /** Called as soon as the server has answered. */
  onDone: () => void;
  onClose: () => void;
}

/** Closes after success and after failure: a toast tells the outcome, and the list shows it. */
function CancelTicket({ ticket, onDone, onClose, ...place }: CancelTicketProps) {
  const { words } = place;
  const { title, text, confirm, keep } = words.cancellation;
  const busy = useStore($cancelling);

  return (
    <Dialog title={title} closeLabel={words.close} onClose={onClose}>
      <TicketLine ticket={ticket} {...place} />
      <p>{text}</p>
      <div className={styles.decision}>
        <Button variant="danger" busy={busy} onClick={() => void cancel(ticket, onDone)}>
          {confirm}
        </Button>
        <Button onClick={onClose}>{keep}</Button>
      </div>
    </Dialog>
  );
}

/** Names the ticket of a dialog. */
function TicketLine({ ticket, ...place }: TicketPlace & { ticket: Ticket }) {
  return (
    <div>
      <strong>{ticket.show.name}</strong>
      <When session={ticket.session} {...place} />
    </div>
  );
}
