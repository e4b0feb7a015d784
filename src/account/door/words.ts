import { FILES } from 'virtual:door-texts';
import type words from '#locales/fr/door.json';
import type { Language } from '#sites/site.ts';

export type DoorWords = typeof words;

/** The texts of a card in full screen. They would be too much for the HTML of home. */
export async function doorWords(language: Language): Promise<DoorWords> {
  const file = await FILES[language]();
  return file.default;
}
