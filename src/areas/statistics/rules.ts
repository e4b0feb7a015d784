import type { Statistics } from '#account/user/contract.ts';

/** Seats of the hall that is drawn. */
export const SEATS = 60;

/** Numbers that read well in "one seat is so many films". */
const STEPS = [1, 2, 5, 10, 20, 25, 50];

export interface Hall {
  /** How many of the seats are lit. */
  lit: number;
  /** How many films one seat stands for. */
  perSeat: number;
}

/** Each film is a seat; when there are more films than seats, each seat is several. */
export function hall(showsSeen: number): Hall {
  const least = Math.ceil(showsSeen / SEATS);
  const perSeat = STEPS.find((step) => step >= least) ?? Math.ceil(least / 100) * 100;
  return { perSeat, lit: Math.ceil(showsSeen / perSeat) };
}

const HOUR = 60;
const DAY = 24 * HOUR;

export interface Dial {
  days: number;
  /** Of the day that has begun, from 0 to below 1. */
  share: number;
}

/** @param minutes spent in all */
export function dial(minutes: number): Dial {
  return { days: Math.floor(minutes / DAY), share: (minutes % DAY) / DAY };
}

/** Whole, and of 100 at most. */
export function originalShare({ voPercent }: Pick<Statistics, 'voPercent'>): number {
  return Math.min(100, Math.round(voPercent));
}

/** Nothing to draw yet (L-12). */
export function isNew({
  timeSpent,
  showsSeen,
  favoriteGenre,
  mostVisitedCinema,
  voPercent,
}: Statistics): boolean {
  return timeSpent + showsSeen + voPercent === 0 && favoriteGenre === '' && mostVisitedCinema === '';
}
