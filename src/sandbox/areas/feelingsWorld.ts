import type { PersonaId } from '../personas.ts';
import { anyFilm, FILMS, type Film } from './films.ts';

export interface SandboxFeeling {
  film: Film;
  intention: number;
  emotion: number;
  isSeen: boolean;
  /** ISO instant. */
  updatedAt: string;
}

export interface SandboxFeelings {
  feelings: SandboxFeeling[];
  /** Films seen and not rated, at the last request: the server keeps this list until it is purged. */
  toNote: Film[];
  /** Ids of the films that the customer does not want to rate. */
  ignored: string[];
}

const DAY = 24 * 60 * 60 * 1000;

export type Felt = Partial<Pick<SandboxFeeling, 'intention' | 'emotion' | 'isSeen'>>;

/** How many days ago the film was seen, and what the customer felt, by the film's index. */
const SUBSCRIBER: readonly (readonly [film: number, days: number, felt: Felt])[] = [
  [7, 2, { intention: 2 }],
  [0, 20, { isSeen: true, emotion: 4 }],
  [5, 5, { intention: 2 }],
  [1, 12, { intention: 2 }],
  [2, 48, { isSeen: true }],
  [14, 55, { isSeen: true }],
  [13, 70, { isSeen: true }],
  [3, 30, { intention: 1 }],
  [8, 41, { intention: 2 }],
  [4, 130, { isSeen: true, emotion: 5 }],
  [11, 60, { intention: 3 }],
  [10, 400, { isSeen: true, emotion: 2 }],
  [6, 420, { isSeen: true }],
  [12, 800, { isSeen: true, emotion: 3 }],
];

export function buildFeelings(persona: PersonaId, now: number): SandboxFeelings {
  const feelings = feelingsOf(persona, now);
  return { feelings, toNote: notRated(feelings, []), ignored: [] };
}

function feelingsOf(persona: PersonaId, now: number): SandboxFeeling[] {
  const felt = (film: Film, days: number, what: Felt): SandboxFeeling => ({
    film,
    intention: 0,
    emotion: 0,
    isSeen: false,
    ...what,
    updatedAt: new Date(now - days * DAY).toISOString(),
  });
  switch (persona) {
    case 'empty':
    case 'unregistered':
    case 'unverified-mail':
      return [];
    case 'heavy':
      // Twenty years with two films a week, and films on the wishlist; thirty films are not rated yet.
      return [
        ...Array.from({ length: 2000 }, (_, index) =>
          felt(anyFilm(index), index * 3.6 + 1, { isSeen: true, emotion: index < 30 ? 0 : (index * 7) % 6 }),
        ),
        ...Array.from({ length: 500 }, (_, index) =>
          felt(anyFilm(2000 + index), index + 1, { intention: 2 }),
        ),
      ];
    default:
      return SUBSCRIBER.flatMap(([index, days, what]) => {
        const film = FILMS[index];
        return film ? [felt(film, days, what)] : [];
      });
  }
}

const OFFERED = 30;

export function notRated(feelings: readonly SandboxFeeling[], ignored: readonly string[]): Film[] {
  return feelings
    .filter(({ isSeen, emotion, film }) => isSeen && emotion === 0 && !ignored.includes(film.id))
    .slice(0, OFFERED)
    .map(({ film }) => film);
}
