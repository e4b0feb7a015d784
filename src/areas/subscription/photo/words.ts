import { FILES } from 'virtual:photo-texts';
import type words from '#locales/fr/photo.json';
import type { Language } from '#sites/site.ts';

export type PhotoWords = typeof words;

/** The texts of the dialog. A customer of a hundred opens it. */
export async function photoWords(language: Language): Promise<PhotoWords> {
  const file = await FILES[language]();
  return file.default;
}
