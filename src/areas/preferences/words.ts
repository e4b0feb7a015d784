import type words from '#locales/fr/preferences.json';

export type PreferencesWords = (typeof words)['island'];
