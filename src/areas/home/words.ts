import type words from '#locales/fr/home.json';

export type HomeWords = (typeof words)['island'];
