const DECEMBER_MS = 31 * 86_400_000;

/**
 * Whether it is December where the year is that of `yearOf`.
 * @param now epoch milliseconds
 */
export function isDecember(now: number, yearOf: (at: number) => number): boolean {
  return yearOf(now + DECEMBER_MS) > yearOf(now);
}
