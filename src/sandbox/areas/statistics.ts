import type { Statistics } from '#account/user/contract.ts';
import type { Language, Site } from '#sites/site.ts';
import { type ByLanguage, inLanguage } from '../choose.ts';
import type { PersonaId } from '../personas.ts';
import { cinemaAt } from './cinemaCatalogue.ts';

interface Customer {
  persona: PersonaId;
  site: Site;
}

const DRAMA: ByLanguage<string> = { fr: 'Drame', nl: 'Drama', en: 'Drama' };

/** Personas without figures get the empty values that servers send: null, an empty text, 0, or no answer at all. */
export function statisticsOf({ persona, site }: Customer, language: Language) {
  const known = {
    favoriteGenre: inLanguage(DRAMA, language),
    mostVisitedCinema: cinemaAt(0, site).name,
  };
  switch (persona) {
    case 'empty':
      return { timeSpent: 0, showsSeen: 0, favoriteGenre: null, mostVisitedCinema: null, voPercent: null };
    case 'unregistered':
      return undefined;
    case 'casual':
      return { timeSpent: 112, showsSeen: 1, ...known, favoriteGenre: '', voPercent: 0 };
    case 'heavy':
      return { timeSpent: 239_800, showsSeen: 2000, ...known, voPercent: 87 };
    default:
      return { timeSpent: 952, showsSeen: 8, ...known, voPercent: 62 } satisfies Statistics;
  }
}
