import type words from '#locales/fr/pass.json';

export type PassWords = typeof words;

/** Names of the passes, by type. */
export type PassNames = PassWords['types'];
