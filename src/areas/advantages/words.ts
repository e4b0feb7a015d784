import type words from '#locales/fr/advantages.json';

export type AdvantageWords = (typeof words)['island'];
