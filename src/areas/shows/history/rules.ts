import type { Feeling } from '../feelings/contract.ts';

export interface Year {
  /** Undefined for what has no date. */
  year: number | undefined;
  feelings: Feeling[];
}

/** Neighbours of one year together, in the order given: newest first in, newest first out. */
export function byYear(feelings: readonly Feeling[], yearOf: (at: number) => number): Year[] {
  const years: Year[] = [];
  for (const feeling of feelings) {
    const year = feeling.at === 0 ? undefined : yearOf(feeling.at);
    const last = years.at(-1);
    if (last && last.year === year) last.feelings.push(feeling);
    else years.push({ year, feelings: [feeling] });
  }
  return years;
}
