import { year } from '#i18n/months.ts';
import { platform } from '#platform/platform.ts';
import type { Language } from '#sites/site.ts';
import { $yearCard } from '../store.ts';

/** Brings the card that leads to the year in films. In the rest of the year no customer loads its script. */
export async function bringYearCard(language: Language): Promise<void> {
  if (!isDecember(platform().now(), year)) return;
  try {
    const { yearCard } = await import('./YearCard.tsx');
    $yearCard.set(await yearCard(language));
  } catch (error) {
    platform().report('The year in films', error);
  }
}

const DECEMBER_MS = 31 * 86_400_000;

/**
 * Whether it is December where the year is that of `yearOf`.
 * @param now epoch milliseconds
 */
export function isDecember(now: number, yearOf: (at: number) => number): boolean {
  return yearOf(now + DECEMBER_MS) > yearOf(now);
}
