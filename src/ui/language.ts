import { createContext, useContext } from 'react';
import { site } from '#sites/current.ts';
import type { Language } from '#sites/site.ts';

/** Carries the language of an island's page to its parts (`island`). */
export const LanguageContext = createContext<Language>(site.languages[0]);

/** The language of the page. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}
