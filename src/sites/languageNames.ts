import type { Language } from './site.ts';

/** Each in itself, for whoever understands no other. */
export const LANGUAGE_NAMES: Record<Language, string> = { fr: 'Français', nl: 'Nederlands', en: 'English' };
