import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codePicture, qrPicture } from './codePicture.ts';

/** Reads a picture back into modules, as the format says: the palette's second colour is black, the last row comes first. */
function modules(src: string): boolean[][] {
  const bytes = Buffer.from(src.replace('data:image/bmp;base64,', ''), 'base64');
  expect(bytes.toString('latin1', 0, 2)).toBe('BM');
  expect([
    bytes.readUInt32LE(2),
    bytes.readUInt32LE(14),
    bytes.readUInt16LE(26),
    bytes.readUInt16LE(28),
  ]).toEqual([bytes.length, 40, 1, 1]);
  expect([bytes.readUInt32LE(54), bytes.readUInt32LE(58)]).toEqual([0xffffff, 0]);
  const [start, width, height] = [bytes.readUInt32LE(10), bytes.readInt32LE(18), bytes.readInt32LE(22)];
  const stride = (bytes.length - start) / height;
  expect(stride % 4).toBe(0);
  return Array.from({ length: height }, (_, y) =>
    Array.from(
      { length: width },
      (__, x) => ((bytes[start + (height - 1 - y) * stride + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0,
    ),
  );
}

test('[environments/code-can-be-scanned] what is drawn is what was encoded, of any size', () => {
  const matrix = fc
    .tuple(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 30 }))
    .chain(([width, height]) =>
      fc.array(fc.array(fc.boolean(), { minLength: width, maxLength: width }), {
        minLength: height,
        maxLength: height,
      }),
    );
  fc.assert(
    fc.property(matrix, (rows) => {
      const picture = codePicture(rows);
      expect(modules(picture.src)).toEqual(rows);
      expect([picture.height, picture.width]).toEqual([rows.length, rows[0]?.length]);
    }),
  );
});

test('the longest code is drawn, and a longer value has none', () => {
  expect(qrPicture('a'.repeat(2_300))?.width).toBeGreaterThan(170);
  expect(qrPicture('a'.repeat(2_400))).toBeUndefined();
});
