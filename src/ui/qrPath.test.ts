import fc from 'fast-check';
import { expect, test } from 'vitest';
import { qrPath } from './qrPath.ts';

/** Draws the path back into modules. */
function drawn(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  return rows;
}

test('a run of dark modules is one rectangle', () => {
  expect(qrPath([[false, true, true, false, true]])).toBe('M1 0h2v1H1zM4 0h1v1H4z');
});

test('no dark module, no path', () => {
  expect(qrPath([[false, false]])).toBe('');
});

test('what is drawn is what was encoded', () => {
  const matrix = fc.integer({ min: 1, max: 30 }).chain((size) =>
    fc.array(fc.array(fc.boolean(), { minLength: size, maxLength: size }), {
      minLength: size,
      maxLength: size,
    }),
  );
  fc.assert(
    fc.property(matrix, (rows) => {
      expect(drawn(qrPath(rows), rows.length)).toEqual(rows);
    }),
  );
});
