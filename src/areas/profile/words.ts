import type words from '#locales/fr/profile.json';

export type ProfileWords = (typeof words)['island'];
