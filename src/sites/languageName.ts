import type { Language } from './site.ts';

/**
 * A language in its own words, such as Français, for readers who understand no other. At build only, because engines
 * may name a language differently.
 */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return capitalised(name, language);
}

/** As a title begins. Languages and months have no capital of their own. */
export function capitalised(text: string, language: Language): string {
  return text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
}
