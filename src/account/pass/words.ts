import type words from '#locales/fr/pass.json';

export type PassWords = typeof words;

/** Names of passes by their type. */
export type PassNames = PassWords['types'];
