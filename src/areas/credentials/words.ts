import type words from '#locales/fr/credentials.json';

export type CredentialsWords = (typeof words)['island'];
