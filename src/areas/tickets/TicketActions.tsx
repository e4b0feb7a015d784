import { flushSync } from 'react-dom';
import { isOver, codeOf } from '#account/tickets/rules.ts';
import { useDialog } from '#account/useDialog.tsx';
import { WalletLinks } from '#account/wallets/WalletLinks.tsx';
import { canPrint } from '#embedding/environment.ts';
import { format } from '#i18n/format.ts';
import { platform } from '#platform/platform.ts';
import { Button } from '#ui/Button.tsx';
import { CALENDAR, CLOSE, LINK, MAIL, PRINT, QR, SHARE } from '#ui/icons.ts';
import { useLanguage } from '#ui/language.ts';
import { useStore } from '#ui/useStore.ts';
import { saveCalendarEntry } from './calendar.ts';
import type { Ticket } from './contract.ts';
import type { TicketViewProps } from './rules.ts';
import {
  shareLink,
  invitationText,
  catalogueBase,
  printTicket,
  copyLink,
  hasShareSheet,
  share,
} from './share.ts';
import { $now } from './store.ts';
import styles from './Tickets.module.css';

interface TicketActionsProps extends TicketViewProps {
  ticket: Ticket;
  /** Opens the ticket in full screen. Missing where it is open. */
  onShow?: (ticket: Ticket) => void;
  /** Called when the ticket has been sent or cancelled. */
  onActed?: () => void;
}

/** The actions of a ticket, all visible. */
export function TicketActions({ ticket, onShow, onActed, ...rest }: TicketActionsProps) {
  const language = useLanguage();
  const { coming, open, dialog } = useDialog();
  const { actions } = rest.texts;
  const over = isOver(ticket, useStore($now));
  const isKnown = ticket.id !== '';

  function ask(name: 'ResendTicket' | 'CancelTicket') {
    open(`${name} ${ticket.id}`, async () => {
      const { CancelTicket, ResendTicket } = await import('./TicketDialogs.tsx');
      const Asked = name === 'CancelTicket' ? CancelTicket : ResendTicket;
      return (onClose) => {
        const onDone = () => {
          // One dialog after the other: behind an open one no element can take the focus.
          flushSync(onClose);
          if (onActed) flushSync(onActed);
        };
        return <Asked ticket={ticket} onDone={onDone} onClose={onClose} {...rest} />;
      };
    });
  }

  return (
    <div className={styles.actions}>
      {onShow && codeOf(ticket) !== '' && (
        <Button variant="primary" icon={QR} aria-haspopup="dialog" onClick={() => onShow(ticket)}>
          {actions.show}
        </Button>
      )}
      {!over && <WalletLinks links={ticket.walletLinks} texts={rest.wallets} />}
      <div className={styles.more}>
        {!over && <BeforeTheFilm ticket={ticket} {...rest} />}
        {isKnown && (
          <Button
            variant="quiet"
            icon={MAIL}
            aria-haspopup="dialog"
            busy={coming?.startsWith('Resend') ?? false}
            onClick={() => ask('ResendTicket')}
          >
            {actions.mail}
          </Button>
        )}
        {canPrint() && (
          <Button
            variant="quiet"
            icon={PRINT}
            onClick={({ currentTarget }) => printTicket(currentTarget.closest('article, dialog'))}
          >
            {actions.print}
          </Button>
        )}
        {isKnown && ticket.refundable && (
          <Button
            variant="quiet"
            icon={CLOSE}
            aria-haspopup="dialog"
            busy={coming?.startsWith('Cancel') ?? false}
            onClick={() => ask('CancelTicket')}
          >
            {actions.cancel}
          </Button>
        )}
        {!over && ticket.session.startDate && shareLink(ticket, catalogueBase(), language) && (
          <p className="muted">{format(rest.texts.sharing, actions)}</p>
        )}
      </div>
      {dialog}
    </div>
  );
}

/** Sharing and the calendar entry, for shows that are not over. */
function BeforeTheFilm({ ticket, texts }: TicketViewProps & { ticket: Ticket }) {
  const language = useLanguage();
  const text = invitationText(ticket, platform().now(), language, texts);
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
          {texts.actions.share}
        </Button>
      )}
      {url && hasShareSheet() && (
        <Button variant="quiet" icon={LINK} onClick={() => void copyLink(url)}>
          {texts.actions.copy}
        </Button>
      )}
      <Button variant="quiet" icon={CALENDAR} onClick={() => void saveCalendarEntry(ticket, texts)}>
        {texts.actions.calendar}
      </Button>
    </>
  );
}
