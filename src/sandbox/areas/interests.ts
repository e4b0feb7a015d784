import { getInterests } from '#areas/interests/contract.ts';
import type { Language } from '#sites/site.ts';
import { type ByLanguage, inLanguage } from '../choose.ts';
import { serve, type Sandbox } from '../serve.ts';

type Names = Record<string, ByLanguage<string>>;

export const GENRES: Names = {
  action: { fr: 'Action', nl: 'Actie', en: 'Action' },
  adventure: { fr: 'Aventure', nl: 'Avontuur', en: 'Adventure' },
  animation: { fr: 'Animation', nl: 'Animatie', en: 'Animation' },
  comedy: { fr: 'Comédie', nl: 'Komedie', en: 'Comedy' },
  documentary: { fr: 'Documentaire', nl: 'Documentaire', en: 'Documentary' },
  drama: { fr: 'Drame', nl: 'Drama', en: 'Drama' },
  family: { fr: 'Famille', nl: 'Familie', en: 'Family' },
  horror: { fr: 'Horreur', nl: 'Horror', en: 'Horror' },
  musical: { fr: 'Comédie musicale', nl: 'Musical', en: 'Musical' },
  romance: { fr: 'Romance', nl: 'Romantiek', en: 'Romance' },
  'science-fiction': { fr: 'Science-fiction', nl: 'Sciencefiction', en: 'Science fiction' },
  thriller: { fr: 'Thriller', nl: 'Thriller', en: 'Thriller' },
};

export const EVENTS: Names = {
  premiere: { fr: 'Avant-premières', nl: 'Voorpremières', en: 'Previews' },
  marathon: { fr: 'Marathons de films', nl: 'Filmmarathons', en: 'Film marathons' },
  opera: { fr: 'Opéras et ballets', nl: 'Opera en ballet', en: 'Opera and ballet' },
  concert: { fr: 'Concerts', nl: 'Concerten', en: 'Concerts' },
  classic: { fr: 'Classiques du patrimoine', nl: 'Klassiekers op groot doek', en: 'Classics restored' },
};

function choices(names: Names, language: Language) {
  return Object.entries(names).map(([id, name]) => ({ id, name: inLanguage(name, language) }));
}

export function serveInterests(sandbox: Sandbox): void {
  serve(sandbox, getInterests, ({ language }) => ({
    genres: choices(GENRES, language),
    events: choices(EVENTS, language),
  }));
}
