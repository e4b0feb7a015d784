import type words from '#locales/fr/tickets.json';

export type TicketWords = (typeof words)['island'];

/** The texts of a ticket in full screen, which home shows too. */
export type ShownTicketWords = Pick<
  TicketWords,
  'close' | 'code' | 'ends' | 'noDate' | 'qr' | 'qrTooLong' | 'show'
>;
