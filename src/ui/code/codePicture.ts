import { encode } from 'uqr';

/** White modules around the code: scanners need them (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Attributes of an `<img>`. One pixel is one module. */
export interface CodePicture {
  src: string;
  width: number;
  height: number;
}

/** @returns undefined for a value that is too long even for the largest code: about 2,300 characters */
export function qrPicture(value: string): CodePicture | undefined {
  try {
    return codePicture(encode(value, { border: QUIET_ZONE, ecc: 'M' }).data);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * Modules as pixels, black for true and white for false: a BMP with one bit for each. Automatic dark themes and
 * extensions recolour drawings and leave pixels alone. A canvas would need an effect, and browsers that guard against
 * fingerprints change what it gives.
 * @param rows of equal length
 */
export function codePicture(rows: readonly (readonly boolean[])[]): CodePicture {
  const width = rows[0]?.length ?? 0;
  const height = rows.length;
  const stride = Math.ceil(width / 32) * 4;
  // Sizes and offsets, one plane of one bit, and the colours white and black. The rows follow, the last one first.
  const header = [62 + stride * height, 0, 62, 40, width, height, 0x10001, 0, 0, 0, 0, 2, 0, 0xffffff, 0];
  const pixels = [...rows]
    .reverse()
    .flatMap((row) =>
      Array.from({ length: stride }, (_, byte) =>
        Array.from({ length: 8 }, (_, bit) => Number(row[byte * 8 + bit] ?? false)).reduce(
          (bits, one) => bits * 2 + one,
        ),
      ),
    );
  const bytes = String.fromCharCode(...new Uint8Array(Int32Array.from(header).buffer), ...pixels);
  return { src: `data:image/bmp;base64,${btoa(`BM${bytes}`)}`, width, height };
}
