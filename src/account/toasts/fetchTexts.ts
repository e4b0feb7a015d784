/*
 * A toast outlives its page, so that these are the texts of all areas. They would be too much for the HTML of each
 * page.
 */
import { FILES } from 'virtual:toast-texts';
import type { Language } from '#sites/site.ts';
import type { TextTree } from './texts.ts';

const known = new Map<Language, Promise<TextTree>>();

/** The texts of all toasts. Rejects when they do not arrive, and the next call tries again. */
export function fetchToastTexts(language: Language): Promise<TextTree> {
  const texts = known.get(language) ?? FILES[language]().then((file) => file.default);
  known.set(language, texts);
  texts.catch(() => known.delete(language));
  return texts;
}
