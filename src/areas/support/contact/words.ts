import type words from '#locales/fr/contact.json';

export type ContactWords = (typeof words)['island'];
