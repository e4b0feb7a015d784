import { saveFile } from '#account/download.ts';
import { endOf, codeOf } from '#account/tickets/rules.ts';
import type { Texts } from '#i18n/texts.ts';
import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import type { Ticket } from './contract.ts';
import { venueOf } from './rules.ts';

/** Early enough to leave for the cinema. */
const ALARM_HOURS = 2;

/** The session as a calendar file. The ticket has a date. */
function calendarEntry(ticket: Ticket, texts: Pick<Texts['tickets']['island'], 'code'>): Blob {
  const { id, show, session, seats } = ticket;
  const code = codeOf(ticket);
  const event = {
    uid: `ticket-${id || code || session.startDate}@${site.domain}`,
    created: platform().now(),
    start: Date.parse(session.startDate),
    end: endOf(ticket),
    summary: show.name,
    location: venueOf(ticket),
    description: [code && `${texts.code} ${code}`, seats.join(', ')].filter(Boolean).join('\n'),
    alarmHours: ALARM_HOURS,
  };
  return new Blob([calendarFile(event, site.brand)], { type: 'text/calendar;charset=utf-8' });
}

/** Hands the session over as a file, which the device opens in its calendar. The ticket has a date. */
export async function saveCalendarEntry(
  ticket: Ticket,
  texts: Pick<Texts['tickets']['island'], 'code'>,
): Promise<void> {
  await saveFile(calendarEntry(ticket, texts), `${ticket.show.slug || 'ticket'}.ics`);
}

/** The facts of a calendar entry. */
export interface CalendarEvent {
  /** Constant for a ticket, so that adding it twice makes one entry. */
  uid: string;
  /** Epoch milliseconds, as are `start` and `end`. */
  created: number;
  start: number;
  end: number;
  summary: string;
  location: string;
  description: string;
  /** How many hours before the start the calendar reminds the customer. */
  alarmHours: number;
}

/**
 * An iCalendar file of one event (RFC 5545). Times are in UTC, so that the file needs no description of a time zone; a
 * calendar shows them in its own zone.
 * @param product the name of the program that made the file
 */
export function calendarFile(event: CalendarEvent, product: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//NONSGML//`,
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${utc(event.created)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${escaped(event.summary)}`,
    ...(event.location === '' ? [] : [`LOCATION:${escaped(event.location)}`]),
    ...(event.description === '' ? [] : [`DESCRIPTION:${escaped(event.description)}`]),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-PT${event.alarmHours}H`,
    `DESCRIPTION:${escaped(event.summary)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** 20261122T183000Z */
function utc(at: number): string {
  return `${new Date(at).toISOString().replaceAll(/[-:]|\.\d+Z$/g, '')}Z`;
}

/** Escapes a text (section 3.3.11) and removes control characters, which are not allowed. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/(?![\t\n])\p{Cc}/gu, '');
}

/** The most bytes of a line (section 3.1). A longer line continues after a line break and a space, which counts too. */
const LINE_BYTES = 75;

function folded(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let text = '';
  // By code points, so that no character is split.
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
