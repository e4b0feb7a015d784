import { folded } from '#i18n/matches.ts';
import type { Show } from './contract.ts';

/**
 * Searches shows while the customer types: every word must occur in the title, the genres or the actors; case and
 * accents do not count. The searched texts are prepared once.
 */
export function createSearch<T>(
  entries: readonly T[],
  showOf: (entry: T) => Show,
): (query: string) => readonly T[] {
  let prepared: { entry: T; text: string }[] | undefined;
  return (query) => {
    const words = folded(query).split(' ').filter(Boolean);
    if (words.length === 0) return entries;
    prepared ??= entries.map((entry) => {
      const { name, genres, actors } = showOf(entry);
      return { entry, text: folded([name, ...genres.map((genre) => genre.name), ...actors].join(' ')) };
    });
    return prepared
      .filter(({ text }) => words.every((word) => text.includes(word)))
      .map(({ entry }) => entry);
  };
}
