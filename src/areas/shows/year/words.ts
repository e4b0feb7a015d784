import type words from '#locales/fr/filmYear.json';
import type { FilmWords } from '../words.ts';

export type FilmYearWords = (typeof words)['island'];

/** The texts of the other pages of films that this page uses. */
export type SharedFilmWords = Pick<FilmWords, 'untitled' | 'stars_one' | 'stars_other'>;
