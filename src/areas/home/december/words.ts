import type words from '#locales/fr/filmYearCard.json';

export type YearCardWords = typeof words;
