import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { codePicture, qrPicture } from './codePicture.ts';

/** Reads a picture back into modules, with a program that nobody here wrote. */
async function modules(src: string): Promise<boolean[][]> {
  const file = Buffer.from(src.replace('data:image/gif;base64,', ''), 'base64');
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect(new Set(data).difference(new Set([0, 255]))).toEqual(new Set());
  return Array.from({ length: info.height }, (_, y) =>
    Array.from({ length: info.width }, (__, x) => data[(y * info.width + x) * info.channels] === 0),
  );
}

test('[environments/code-can-be-scanned] what is drawn is what was encoded, of any size', async () => {
  const matrix = fc
    .tuple(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 30 }))
    .chain(([width, height]) =>
      fc.array(fc.array(fc.boolean(), { minLength: width, maxLength: width }), {
        minLength: height,
        maxLength: height,
      }),
    );
  await fc.assert(
    fc.asyncProperty(matrix, async (rows) => {
      const picture = codePicture(rows);
      expect(await modules(picture.src)).toEqual(rows);
      expect([picture.height, picture.width]).toEqual([rows.length, rows[0]?.length]);
    }),
  );
});

test('the longest code is drawn, and a longer value has none', () => {
  expect(qrPicture('a'.repeat(2_300))?.width).toBeGreaterThan(170);
  expect(qrPicture('a'.repeat(2_400))).toBeUndefined();
});
