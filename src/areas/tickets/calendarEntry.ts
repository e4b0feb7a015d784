import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { calendarFile } from './calendarFile.ts';
import type { Ticket } from './contract.ts';
import type { TicketWords } from './words.ts';
import { codeOf, endOf } from './rules.ts';

/** The session as a calendar file. */
export function calendarEntry(ticket: Ticket, words: TicketWords): Blob {
  const { id, show, session, cinema, seats } = ticket;
  const code = codeOf(ticket);
  const event = {
    uid: `ticket-${id || code}@${site.domain}`,
    created: platform().now(),
    start: Date.parse(session.startDate),
    end: endOf(ticket),
    summary: show.name,
    location: [cinema.name, session.auditoriumName].filter(Boolean).join(', '),
    description: [`${words.code} ${code}`, seats.join(', ')].filter(Boolean).join('\n'),
  };
  return new Blob([calendarFile(event, site.brand)], { type: 'text/calendar;charset=utf-8' });
}
