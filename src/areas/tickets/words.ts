import type words from '#locales/fr/tickets.json';

export type TicketWords = (typeof words)['island'];
