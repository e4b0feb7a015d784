/** What a calendar needs to know of a session. */
export interface CalendarEvent {
  /** The same for the same ticket, so that adding it twice makes one entry. */
  uid: string;
  /** Epoch milliseconds, all three. */
  created: number;
  start: number;
  end: number;
  summary: string;
  location: string;
  description: string;
}

/**
 * An iCalendar file of one event (RFC 5545). Times are in UTC, so that it needs no description of a time zone and
 * shows at the cinema's hour in a calendar of the cinema's zone, and at the right moment in any other.
 * @param product who made it
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
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** 20261122T183000Z */
function utc(at: number): string {
  return `${new Date(at).toISOString().replaceAll(/[-:]|\.\d+Z$/g, '')}Z`;
}

/** Section 3.3.11; control characters, which no text may hold, go. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/(?![\t\n])\p{Cc}/gu, '');
}

/** A line has at most so many bytes (section 3.1); it goes on after a line break and a space, which counts. */
const LINE_BYTES = 75;

function folded(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let text = '';
  // By code points: no character is torn in two.
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
