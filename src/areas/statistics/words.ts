import type words from '#locales/fr/statistics.json';

export type StatisticsWords = (typeof words)['island'];
