import type { CodePicture } from '#ui/code/codePicture.ts';

/**
 * A kept ticket as it shows before the session is known (docs/decisions.md#ticket-at-once). Its texts are ready to print:
 * nothing that formats them is loaded at that time.
 */
export interface TicketAtOnce {
  /** The end of its session, in epoch milliseconds. */
  until: number;
  name: string;
  /** Its date and hour; '' for a ticket without. */
  starts: string;
  seats: string;
  place: string;
  /** The code that is scanned at the door, in letters; '' for a ticket without one. */
  code: string;
  /** The same code as an `<img>`; undefined where it is too long for that. */
  picture?: (CodePicture & { alt: string }) | undefined;
}

export interface TicketsAtOnce {
  /** Of the texts. A page in another language does not show them. */
  language: string;
  /** How old the tickets are, in words. */
  age: string;
  /** The next one first. */
  tickets: TicketAtOnce[];
}

/** Name of the record among the kept values of the device (`account/kept.ts`). */
export const AT_ONCE = 'ticketsAtOnce';

/** The routes whose pages show it. */
export const ROUTES_AT_ONCE = /^(?:home|tickets)$/;
