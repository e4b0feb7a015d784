import type words from '#locales/fr/cinemas.json';

export type CinemasWords = (typeof words)['island'];
