import type { Feeling } from '../feelings/contract.ts';

export interface Year {
  /** Undefined for feelings without a date. */
  year: number | undefined;
  feelings: Feeling[];
}

/** Groups neighbours of the same year and keeps the order. */
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
