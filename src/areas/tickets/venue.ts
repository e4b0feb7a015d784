import type { Ticket } from './contract.ts';

/** Cinema and hall in one line: Bellecour, Salle 1. '' where the server sends neither. */
export function venueOf({ cinema, session }: Pick<Ticket, 'cinema' | 'session'>): string {
  return [cinema.name, session.auditoriumName].filter(Boolean).join(', ');
}
