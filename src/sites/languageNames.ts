import type { Language } from './site.ts';

/** Each language in its own words, for readers who understand no other. */
export const LANGUAGE_NAMES: Record<Language, string> = { fr: 'Français', nl: 'Nederlands', en: 'English' };
