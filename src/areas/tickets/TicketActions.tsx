import { useId, useState } from 'react';
import { saveFile } from '#account/download.ts';
import { format, sessionTime } from '#i18n/format.ts';
import { Button } from '#ui/Button.tsx';
import { CALENDAR, MAIL, PRINT, QR, SHARE, UNDO } from '#ui/icons.ts';
import { useStore } from '#ui/useStore.ts';
import { calendarEntry } from './calendarEntry.ts';
import { CancelTicket } from './CancelTicket.tsx';
import { catalogueBase } from './catalogue.ts';
import { $now } from './clock.ts';
import type { Ticket } from './contract.ts';
import type { TicketPlace } from './place.ts';
import { printTicket } from './printTicket.ts';
import { ResendTicket } from './ResendTicket.tsx';
import { codeOf, offeredActions, shareLink, type TicketAction } from './rules.ts';
import { share } from './share.ts';
import { ShowTicket } from './ShowTicket.tsx';
import styles from './Tickets.module.css';

type TicketActionsProps = TicketPlace & { ticket: Ticket };
type OpenDialog = 'show' | 'mail' | 'cancel';

const ICONS: Record<TicketAction, string> = {
  show: QR,
  share: SHARE,
  calendar: CALENDAR,
  mail: MAIL,
  print: PRINT,
  cancel: UNDO,
};

/** What can be done with a ticket; none of it needs a menu to be found. */
export function TicketActions({ ticket, ...place }: TicketActionsProps) {
  const { language, timeZone, words } = place;
  const [open, setOpen] = useState<OpenDialog>();
  const [tried, setTried] = useState<string>();
  const onClose = () => setOpen(undefined);

  function invite() {
    const { show, session } = ticket;
    const url = shareLink(ticket, catalogueBase(), language);
    const date = sessionTime(session.startDate, language, timeZone);
    if (url) void share({ title: show.name, text: format(words.invitation, { name: show.name, date }), url });
  }
}
