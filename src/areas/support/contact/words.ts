import type words from '../../../../public/locales/fr/contact.json';

export type ContactWords = (typeof words)['island'];
