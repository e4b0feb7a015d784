import type words from '#locales/fr/accountCounts.json';

export type CountWords = typeof words;
