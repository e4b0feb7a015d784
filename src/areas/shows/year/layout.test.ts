import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitted, frame, INNER, MARGIN, slices, STRIP, wall } from './layout.ts';

test.each([1, 2, 3])('%i posters keep their shape and stay within the margins', (count) => {
  const places = wall(count);
  expect(places).toHaveLength(count);
  for (const { x, y, width, height } of places) {
    expect(width / height).toBeCloseTo(2 / 3, 2);
    expect(x).toBeGreaterThanOrEqual(MARGIN);
    expect(x + width).toBeLessThanOrEqual(MARGIN + INNER + 0.5);
    expect(y + height).toBeLessThan(STRIP.y);
  }
});

test('the twelve frames fill the strip', () => {
  const last = frame(11);
  expect(frame(0).x).toBeGreaterThan(STRIP.x);
  expect(last.x + last.width).toBeLessThan(STRIP.x + STRIP.width);
});

test('the films of a month share its frame without a gap, and the first is always there', () => {
  fc.assert(
    fc.property(fc.nat(40), (count) => {
      const films = Array.from({ length: count }, (_, index) => index);
      const shown = slices(frame(3), films);
      expect(shown).toHaveLength(Math.min(8, count));
      expect(shown[0]?.film).toBe(count === 0 ? undefined : 0);
      expect(shown.map(({ film }) => film)).toEqual(
        [...new Set(shown.map(({ film }) => film))].sort((a, b) => a - b),
      );
      const end = shown.at(-1)?.box;
      if (end) expect(end.x + end.width).toBeCloseTo(frame(3).x + frame(3).width);
    }),
  );
});

test('a text has the size that it may have, or the size at which it fits', () => {
  expect(fitted('Short', 40, 900)).toBe(40);
  expect(fitted('', 40, 900)).toBe(40);
  expect(fitted('x'.repeat(60), 40, 900)).toBe(25);
});
