import { saveCalendarEntry } from '#areas/tickets/calendar.ts';
import type { Ticket } from '#areas/tickets/contract.ts';
import type { ShownTicketWords } from '#areas/tickets/rules.ts';
import { Button } from '#ui/Button.tsx';
import { CALENDAR } from '#ui/icons.ts';

interface HeroCalendarProps {
  ticket: Ticket;
  words: ShownTicketWords;
  label: string;
}

/** Adds the next show to the calendar in one press. A show without a date has nothing to add. */
export function HeroCalendar({ ticket, words, label }: HeroCalendarProps) {
  if (Number.isNaN(Date.parse(ticket.session.startDate))) return null;
  return (
    <Button
      icon={CALENDAR}
      aria-label={label}
      title={label}
      onClick={() => void saveCalendarEntry(ticket, words)}
    />
  );
}
