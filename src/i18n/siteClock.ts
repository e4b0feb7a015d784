/** Tools read the contract without a site: their clock is that of UTC. */
const ZONE = typeof __TIME_ZONE__ === 'undefined' ? 'UTC' : __TIME_ZONE__;

/** Whether a text is `YYYY-MM-DD` and a day of the calendar. V8 reads 31 February as 3 March; other engines refuse it. */
export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}

const NUMERIC = 'numeric';

/** By zone. Made once: on a slow phone each takes some milliseconds, and a list of tickets asks hundreds of times. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** 2026-11-20 23:05:00, as the clock of a zone shows an instant. Swedish writes dates as ISO 8601 does. */
function clock(at: string | number, timeZone: string): string {
  const known =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv', {
      timeZone,
      year: NUMERIC,
      month: NUMERIC,
      day: NUMERIC,
      hour: NUMERIC,
      minute: NUMERIC,
      second: NUMERIC,
    });
  clocks.set(timeZone, known);
  return known.format(new Date(at));
}

/**
 * `YYYY-MM-DD`: the day on which an instant falls in a zone.
 * @throws RangeError for what is no instant
 */
export function dayOf(at: string | number, timeZone = ZONE): string {
  return clock(at, timeZone).slice(0, 10);
}

const ISO = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?([Z+-].*)?)?$/;

/**
 * A date and time without a zone is what the clock of the site shows, and not that of the customer's device: it becomes
 * an instant. A day, and an instant with its zone, stay as they are; any other text is empty, since each engine makes a
 * day of its own of it.
 */
export function atSite(text: string, timeZone = ZONE): string {
  const [iso, day, time, zone] = ISO.exec(text) ?? [''];
  const shown = Date.parse(`${day}T${time}Z`);
  if (zone || Number.isNaN(shown)) return iso;
  const ahead = (at: number): number => Date.parse(`${clock(at, timeZone).replace(' ', 'T')}Z`) - at;
  return new Date(shown - ahead(shown - ahead(shown))).toISOString();
}
