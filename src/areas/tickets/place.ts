import type { Language } from '#sites/site.ts';
import type { FormWords } from '#ui/formState.ts';
import type words from '#locales/fr/tickets.json';

export type TicketWords = (typeof words)['island'];

/** What every part of a ticket is written with. */
export interface TicketPlace {
  language: Language;
  /** The cinema's, whatever the phone's. */
  words: TicketWords;
  form: FormWords;
  /** The catalogue site's page of a session's concessions. */
  orderRoute: string;
}
