import { LOCALES, type Language } from './site.ts';

/** Every language, for commands, tests and the stand-in backend. Code that ships needs those of its site only. */
export const LANGUAGES = Object.keys(LOCALES) as Language[];
