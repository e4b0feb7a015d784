/** The narrowest phone: 1280 px at four times the size (WCAG 2.2, 1.4.10). */
export const NARROWEST = { width: 320, height: 740 };

/** A line breaks in it only where a line may break anywhere. */
const WORD = 'x'.repeat(200);

/** Cents, minutes or seats: the widest number that is exact. */
const NUMBER = Number.MAX_SAFE_INTEGER;

/** Replaces a text or a number by one as wide as it may get. */
export function wideAs(value: string | number): string | number {
  return typeof value === 'number' ? NUMBER : WORD;
}
