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

/** As many codes of eight bits follow a clear code before LZW lengthens them. */
const BEFORE_LONGER = 126;

/**
 * Modules as pixels, black for true and white for false: a GIF, whose LZW is cleared before it compresses anything.
 * Automatic dark themes and extensions recolour drawings and leave pixels alone. A canvas would need an effect, and
 * browsers that guard against fingerprints change what it gives. iOS in Lockdown Mode shows GIF, and no BMP.
 * @param rows of equal length
 */
export function codePicture(rows: readonly (readonly boolean[])[]): CodePicture {
  const width = rows[0]?.length ?? 0;
  const height = rows.length;
  const size = [width, height].flatMap((length) => [length & 255, length >> 8]);
  const pixels = rows.flat().map(Number);
  // The screen with two colours, white and black; the picture at its corner; codes of at least eight bits.
  const bytes = [...size, 0x80, 0, 0, 255, 255, 255, 0, 0, 0, 44, 0, 0, 0, 0, ...size, 0, 7];
  for (let at = 0; at < pixels.length; at += BEFORE_LONGER) {
    const some = pixels.slice(at, at + BEFORE_LONGER);
    bytes.push(some.length + 1, 128, ...some);
  }
  const text = String.fromCharCode(...bytes, 1, 129, 0, 59);
  return { src: `data:image/gif;base64,${btoa(`GIF89a${text}`)}`, width, height };
}
