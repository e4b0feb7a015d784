import type { Statistics } from '#account/user/contract.ts';

/** How many seats the drawing of the hall has. */
export const SEATS = 60;

/** Round numbers for the text "one seat is {count} films". */
const STEPS = [1, 2, 5, 10, 20, 25, 50];

export interface Hall {
  /** How many seats are lit. */
  lit: number;
  /** How many films one seat stands for. */
  perSeat: number;
}

/** Draws one seat per film. With more films than seats, one seat stands for several films. */
export function hall(showsSeen: number): Hall {
  const least = Math.ceil(showsSeen / SEATS);
  const perSeat = STEPS.find((step) => step >= least) ?? Math.ceil(least / 100) * 100;
  return { perSeat, lit: Math.ceil(showsSeen / perSeat) };
}

const HOUR = 60;
const DAY = 24 * HOUR;

export interface Dial {
  days: number;
  /** The part of the next day, from 0 to below 1. */
  share: number;
}

/** @param minutes spent in total */
export function dial(minutes: number): Dial {
  return { days: Math.floor(minutes / DAY), share: (minutes % DAY) / DAY };
}

/** A whole number of percent, at most 100. */
export function originalShare({ voPercent }: Pick<Statistics, 'voPercent'>): number {
  return Math.min(100, Math.round(voPercent));
}

/** Whether there is nothing to draw yet. */
export function isNew({
  timeSpent,
  showsSeen,
  favoriteGenre,
  mostVisitedCinema,
  voPercent,
}: Statistics): boolean {
  return timeSpent + showsSeen + voPercent === 0 && favoriteGenre === '' && mostVisitedCinema === '';
}
