import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarFile, type CalendarEvent } from './calendar.ts';

const EVENT: CalendarEvent = {
  uid: 'ticket-42@lumen-cinemas.example',
  created: Date.parse('2026-11-20T12:00:00.250Z'),
  start: Date.parse('2026-11-22T19:30:00+01:00'),
  end: Date.parse('2026-11-22T21:30:00+01:00'),
  summary: 'Carmen, en direct',
  location: 'Lumen Bellecour; Salle 1',
  description: 'Code LUM734\nPlaces F1, F2',
  alarmHours: 2,
};

/** As a calendar reads it: lines joined again, texts without their escapes. */
function read(file: string): Map<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      const value = line
        .slice(colon + 1)
        .replaceAll(/\\(.)/g, (_, character: string) => (/n/i.test(character) ? '\n' : character));
      return [line.slice(0, colon), value];
    }),
  );
}

test('[tickets/calendar-alarm] a session is one event, in UTC, with an alarm', () => {
  expect(calendarFile(EVENT, 'Lumen Cinémas').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lumen Cinémas//NONSGML//',
    'BEGIN:VEVENT',
    'UID:ticket-42@lumen-cinemas.example',
    'DTSTAMP:20261120T120000Z',
    'DTSTART:20261122T183000Z',
    'DTEND:20261122T203000Z',
    String.raw`SUMMARY:Carmen\, en direct`,
    String.raw`LOCATION:Lumen Bellecour\; Salle 1`,
    String.raw`DESCRIPTION:Code LUM734\nPlaces F1\, F2`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT2H',
    String.raw`DESCRIPTION:Carmen\, en direct`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('what is not known has no line', () => {
  const file = calendarFile({ ...EVENT, location: '', description: '' }, 'Lumen');
  expect(file).not.toMatch(/^LOCATION|URL\r\nDESCRIPTION/m);
});

describe('any text', () => {
  const special = fc.constantFrom('\\', ';', ',', '\n', '\r', '\u0007', 'n', 'é');
  const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: special }));

  test('comes out as it went in, but for control characters', () => {
    fc.assert(
      fc.property(texts, (summary) => {
        const expected = summary.replaceAll(/\r\n|\r/g, '\n').replaceAll(/(?![\t\n])\p{Cc}/gu, '');
        expect(read(calendarFile({ ...EVENT, summary }, 'Lumen')).get('SUMMARY')).toBe(expected);
      }),
    );
  });

  test('stays within 75 bytes a line and tears no character', () => {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const encoder = new TextEncoder();
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 200, maxLength: 400 }), (description) => {
        for (const line of calendarFile({ ...EVENT, description }, 'Lumen').split('\r\n')) {
          const bytes = encoder.encode(line);
          expect(bytes.length).toBeLessThanOrEqual(75);
          expect(decoder.decode(bytes)).toBe(line);
        }
      }),
    );
  });

  test('a line of exactly 75 bytes is not folded, one of 76 is', () => {
    const room = 75 - 'SUMMARY:'.length;
    const lines = (length: number) =>
      calendarFile({ ...EVENT, summary: 'x'.repeat(length) }, 'Lumen').split('\r\n').length;
    expect(lines(room + 1)).toBe(lines(room) + 1);
  });
});
