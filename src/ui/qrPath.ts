import { encode } from 'uqr';

/** White modules around the code: scanners need them (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export interface QrDrawing {
  /** Modules from side to side, the white ones around the code included. */
  size: number;
  /** Where the dark modules are, as an SVG path. */
  path: string;
}

/** @returns undefined for a value that is too long even for the largest code: about 2,300 characters */
export function qrDrawing(value: string): QrDrawing | undefined {
  try {
    const { size, data } = encode(value, { border: QUIET_ZONE, ecc: 'M' });
    return { size, path: qrPath(data) };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The dark modules as one SVG path, in which a module is one unit and each run in a row is one rectangle. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  rows.forEach((row, y) => {
    let start = -1;
    [...row, false].forEach((dark, x) => {
      if (dark && start < 0) start = x;
      if (dark || start < 0) return;
      path += `M${start} ${y}h${x - start}v1H${start}z`;
      start = -1;
    });
  });
  return path;
}
