import type { Show } from './contract.ts';
import type words from '#locales/fr/shows.json';

type Words = typeof words;

/** Texts that every page of films uses. */
export type FilmWords = Words['films'];
export type WishlistWords = Words['wishlist']['island'];
export type RatingWords = Words['ratings']['island'];
export type HistoryWords = Words['history']['island'];
export type RecommendationWords = Words['recommendations']['island'];

export function nameOf(show: Show, words: FilmWords): string {
  return show.name || words.untitled;
}
