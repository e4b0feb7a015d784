import { plural } from '#i18n/format.ts';
import { joined } from '#i18n/joined.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Language } from '#sites/site.ts';
import type { Feeling } from '../feelings/contract.ts';
import type { SharedFilmWords } from './rules.ts';

/** How many films a line names. The history has them all. */
const NAMED = 3;

interface NameWords {
  words: Texts['filmYear']['island'];
  films: SharedFilmWords;
  language: Language;
}

/** "Noordzee, Carmen and The Long Reel"; "Noordzee, Carmen, The Long Reel and 4 others". */
export function filmNames(seen: readonly Feeling[], { words, films, language }: NameWords): string {
  const names = seen.slice(0, NAMED).map(({ show }) => show.name || films.untitled);
  const others = seen.length - names.length;
  return others > 0
    ? `${names.join(', ')} ${plural(words, 'others', others, language)}`
    : joined(names, language);
}
