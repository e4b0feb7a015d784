import type words from '#locales/fr/registration.json';

export type RegistrationWords = (typeof words)['island'];
