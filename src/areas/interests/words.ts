import type words from '#locales/fr/interests.json';

export type InterestsWords = (typeof words)['island'];
