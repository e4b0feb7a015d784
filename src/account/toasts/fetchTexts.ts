/*
 * A toast outlives its page, so that these are the texts of all rooms. They would be too much for the HTML of each
 * page.
 */
import { FILES } from 'virtual:toast-texts';
import type { Language } from '#sites/site.ts';
import type { Words } from './texts.ts';

const known = new Map<Language, Promise<Words>>();

/** The texts of all toasts. Rejects when they do not arrive, and the next call tries again. */
export function toastWords(language: Language): Promise<Words> {
  const words = known.get(language) ?? FILES[language]().then((file) => file.default);
  known.set(language, words);
  words.catch(() => known.delete(language));
  return words;
}
