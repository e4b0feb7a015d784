import { saveFile } from '#account/download.ts';
import { endOf } from '#account/tickets/rules.ts';
import type { Texts } from '#i18n/texts.ts';
import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { calendarFile } from './calendarFile.ts';
import type { Ticket } from './contract.ts';
import { codeOf } from './rules.ts';
import { venueOf } from './venue.ts';

/** Early enough to leave for the cinema. */
const ALARM_HOURS = 2;

/** The session as a calendar file. The ticket has a date. */
function calendarEntry(ticket: Ticket, words: Pick<Texts['tickets']['island'], 'code'>): Blob {
  const { id, show, session, seats } = ticket;
  const code = codeOf(ticket);
  const event = {
    uid: `ticket-${id || code || session.startDate}@${site.domain}`,
    created: platform().now(),
    start: Date.parse(session.startDate),
    end: endOf(ticket),
    summary: show.name,
    location: venueOf(ticket),
    description: [code && `${words.code} ${code}`, seats.join(', ')].filter(Boolean).join('\n'),
    alarmHours: ALARM_HOURS,
  };
  return new Blob([calendarFile(event, site.brand)], { type: 'text/calendar;charset=utf-8' });
}

/** Hands the session over as a file, which the device opens in its calendar. The ticket has a date. */
export async function saveCalendarEntry(
  ticket: Ticket,
  words: Pick<Texts['tickets']['island'], 'code'>,
): Promise<void> {
  await saveFile(calendarEntry(ticket, words), `${ticket.show.slug || 'ticket'}.ics`);
}
