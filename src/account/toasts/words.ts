import type { Language } from '#sites/site.ts';
import type { Words } from './texts.ts';

/** Of every room, for a toast outlives the page it is about: too much to stand in the HTML of each. */
const FILES: Record<Language, () => Promise<{ default: Words }>> = {
  fr: () => import('#locales/fr/toasts.json'),
  nl: () => import('#locales/nl/toasts.json'),
  en: () => import('#locales/en/toasts.json'),
};

const known = new Map<Language, Promise<Words>>();

/** The texts of all toasts. Rejects when they do not arrive; the next one who asks tries again. */
export function toastWords(language: Language): Promise<Words> {
  const words = known.get(language) ?? FILES[language]().then((file) => file.default);
  known.set(language, words);
  words.catch(() => known.delete(language));
  return words;
}
