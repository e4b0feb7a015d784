import type words from '#locales/fr/cancel.json';

export type CancelWords = (typeof words)['island'];
