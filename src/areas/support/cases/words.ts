import type words from '#locales/fr/cases.json';
import type { Language } from '#sites/site.ts';

export type CaseWords = (typeof words)['island'];

/** What every part of the page needs to show texts and dates. */
export interface Place {
  language: Language;
  words: CaseWords;
}
