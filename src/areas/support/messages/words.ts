import type words from '#locales/fr/messages.json';
import type { Language } from '#sites/site.ts';

export type MessageWords = (typeof words)['island'];

/** What every part of the page shows its texts and dates with. */
export interface Place {
  language: Language;
  words: MessageWords;
}
