import type words from '#locales/fr/mail.json';

export type MailWords = (typeof words)['island'];
