import type { Language } from '#sites/site.ts';
import type { FormWords } from '#ui/formState.ts';
import type { TicketWords } from './words.ts';

/** What every part of a ticket is written with. */
export interface TicketPlace {
  language: Language;
  words: TicketWords;
  form: FormWords;
  /** The catalogue site's page of a session's concessions. */
  orderRoute: string;
}
