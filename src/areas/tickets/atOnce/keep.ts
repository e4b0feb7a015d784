import * as v from 'valibot';
import { FILES } from 'virtual:ticket-texts';
import { createKept } from '#account/kept.ts';
import { comingTickets, endOf, codeOf } from '#account/tickets/rules.ts';
import { dotted } from '#i18n/foreign.ts';
import { format, sessionTime } from '#i18n/format.ts';
import { platform } from '#platform/platform.ts';
import type { Language } from '#sites/site.ts';
import { qrPicture } from '#ui/code/codePicture.ts';
import type { Ticket } from '../contract.ts';
import { $storedTickets, lastKept } from '../store.ts';
import { AT_ONCE, type TicketAtOnce, type TicketsAtOnce } from './record.ts';

/** Of several tickets for one evening each is scanned on its own; more than these are in the list. */
const MOST = 3;

const picture = v.object({ src: v.string(), width: v.number(), height: v.number(), alt: v.string() });
const ticket = v.object({
  until: v.number(),
  name: v.string(),
  starts: v.string(),
  seats: v.string(),
  place: v.string(),
  code: v.string(),
  picture: v.optional(picture),
}) satisfies v.GenericSchema<unknown, TicketAtOnce>;
const record = v.object({
  language: v.string(),
  age: v.string(),
  tickets: v.array(ticket),
}) satisfies v.GenericSchema<unknown, TicketsAtOnce>;

const kept = createKept('device', AT_ONCE, record);

let stop: (() => void) | undefined;

/**
 * Keeps the next of the kept tickets in words, for the first paint of the next visit
 * (docs/decisions.md#ticket-at-once).
 */
export function keepTicketsAtOnce(language: Language): void {
  stop?.();
  stop = $storedTickets.subscribe((found) => {
    if (found) void keepNext(found, language);
  });
}

/** @param found `at`: when the tickets were fetched, in epoch milliseconds */
async function keepNext(
  found: { at: number; tickets: readonly Ticket[] },
  language: Language,
): Promise<void> {
  // Another tab has fetched them since.
  const isOld = (): boolean => (lastKept()?.at ?? 0) > found.at;
  if (isOld()) return;
  const now = platform().now();
  const coming = comingTickets(found.tickets, now).slice(0, MOST);
  if (coming.length === 0) {
    kept.forget();
    return;
  }
  try {
    // The next visit needs it at once, from the worker.
    const [{ default: texts }] = await Promise.all([FILES[language](), import('./show.ts')]);
    // The customer may have signed out meanwhile, or the tickets may have changed.
    if ($storedTickets.get() !== found || isOld()) return;
    kept.keep({
      language,
      age: format(texts.island.kept, { date: sessionTime(found.at, now, language) }),
      tickets: coming.map((one) => atOnce(one, language, texts.island)),
    });
  } catch (error) {
    platform().report('Tickets at once', error);
  }
}

function atOnce(one: Ticket, language: Language, texts: { qr: string }): TicketAtOnce {
  const { show, session, cinema, seats } = one;
  const code = codeOf(one);
  const drawn = code === '' ? undefined : qrPicture(code);
  return {
    until: endOf(one),
    name: show.name,
    // A day of the week and a date, which stay true until the session. "Tomorrow" would not.
    starts: sessionTime(session.startDate, platform().now(), language),
    seats: dotted(session.auditoriumName, seats.join(', ')),
    place: dotted(cinema.name, session.version),
    code,
    picture: drawn && { ...drawn, alt: format(texts.qr, { name: show.name }) },
  };
}
