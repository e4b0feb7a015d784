import type words from '../../../public/locales/fr/credentials.json';

export type CredentialsWords = (typeof words)['island'];
