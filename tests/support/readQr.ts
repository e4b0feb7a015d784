import { inflateSync } from 'node:zlib';

/*
 * Reads a QR code from a picture of the page, as a scanner does (ISO/IEC 18004). The picture is exact, so no error
 * is corrected: a wrong module gives another text, and the test fails. Reads versions 1 to 3, levels L and M.
 */

/** Whether a module is dark, by row and column. */
type Bits = boolean[][];

/** @param png a screenshot with one code in it and nothing else dark */
export function readQr(png: Buffer): { text: string; quietZone: number } {
  const { dark, quietZone } = modules(pixels(png));
  return { text: textOf(codewords(dark)), quietZone };
}

/** Whether each pixel is dark, by rows. The PNG has eight bits a channel, as browsers write it. */
function pixels(png: Buffer): Bits {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = png[25] === 6 ? 4 : 3;
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') {
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
    }
  }
  const raw = inflateSync(Buffer.concat(data));
  const stride = width * channels;
  const line = Buffer.alloc(stride);
  return Array.from({ length: height }, (_, y) => {
    const start = y * (stride + 1);
    unfilter(raw[start] ?? 0, raw.subarray(start + 1, start + 1 + stride), line, channels);
    return Array.from({ length: width }, (_, x) => (line[x * channels] ?? 255) < 128);
  });
}

/** Undoes one of PNG's five filters; `line` holds the row above, and then this one. */
function unfilter(filter: number, source: Buffer, line: Buffer, step: number): void {
  const corner = Buffer.alloc(step);
  for (let x = 0; x < source.length; x++) {
    const left = x < step ? 0 : (line[x - step] ?? 0);
    const up = line[x] ?? 0;
    const upLeft = x < step ? 0 : (corner[x % step] ?? 0);
    corner[x % step] = up;
    const guess = [0, left, up, (left + up) >> 1, paeth(left, up, upLeft)][filter] ?? 0;
    line[x] = ((source[x] ?? 0) + guess) & 255;
  }
}

function paeth(left: number, up: number, upLeft: number): number {
  const guess = left + up - upLeft;
  const [a, b, c] = [left, up, upLeft].map((value) => Math.abs(guess - value)) as [number, number, number];
  if (a <= b && a <= c) return left;
  return b <= c ? up : upLeft;
}

/** The code's modules, and the width of the quiet zone around it in modules, at its narrowest. */
function modules(picture: Bits): { dark: Bits; quietZone: number } {
  const rows = picture.flatMap((row, y) => (row.includes(true) ? [y] : []));
  const top = rows[0] ?? 0;
  const bottom = rows.at(-1) ?? 0;
  const left = Math.min(...picture.map((row) => row.indexOf(true)).filter((x) => x >= 0));
  const right = Math.max(...picture.map((row) => row.lastIndexOf(true)));
  // The side of a finder pattern is seven modules.
  const finder = (picture[top] ?? []).indexOf(false, left) - left;
  const size = Math.round((right - left + 1) / (finder / 7));
  const module = (right - left + 1) / size;
  const dark = Array.from({ length: size }, (_, y) =>
    Array.from(
      { length: size },
      (_, x) =>
        picture[Math.floor(top + (y + 0.5) * module)]?.[Math.floor(left + (x + 0.5) * module)] ?? false,
    ),
  );
  const width = picture[0]?.length ?? 0;
  const white = Math.min(top, left, picture.length - 1 - bottom, width - 1 - right);
  return { dark, quietZone: white / module };
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The bits in their order of placement: in columns of two from the right, upwards and downwards in turn. */
function codewords(dark: Bits): boolean[] {
  const size = dark.length;
  // The format's three mask bits, beside the upper left finder; they are masked with 101 themselves.
  const format = [2, 3, 4].map((x) => (dark[8]?.[x] ? 1 : 0));
  const mask = MASKS[parseInt(format.join(''), 2) ^ 0b101];
  const bits: boolean[] = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!isFunction(x, y, size)) bits.push((dark[y]?.[x] ?? false) !== (mask?.(x, y) ?? false));
      }
    }
  }
  return bits;
}

/** The finders with the format beside them, the timing lines, and the alignment pattern of versions 2 and 3. */
function isFunction(x: number, y: number, size: number): boolean {
  const inFinder = (x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9);
  const centre = size - 7;
  const inAlignment = size > 21 && Math.abs(x - centre) <= 2 && Math.abs(y - centre) <= 2;
  return inFinder || inAlignment || x === 6 || y === 6;
}

const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** Decodes the first segment, in any mode. */
function textOf(bits: readonly boolean[]): string {
  let at = 0;
  const take = (count: number): number => {
    const value = bits.slice(at, at + count).reduce((sum, bit) => sum * 2 + Number(bit), 0);
    at += count;
    return value;
  };
  const mode = take(4);
  if (mode === 4) {
    return Buffer.from(Array.from({ length: take(8) }, () => take(8))).toString('utf8');
  }
  if (mode === 2) {
    let text = '';
    for (let left = take(9); left > 0; left -= 2) {
      const pair = take(left > 1 ? 11 : 6);
      const indexes = left > 1 ? [Math.floor(pair / 45), pair % 45] : [pair];
      text += indexes.map((index) => ALPHANUMERIC[index] ?? '').join('');
    }
    return text;
  }
  if (mode === 1) {
    let text = '';
    for (let left = take(10); left > 0; left -= 3) {
      const digits = Math.min(left, 3);
      text += String(take([4, 7, 10][digits - 1] ?? 0)).padStart(digits, '0');
    }
    return text;
  }
  throw new Error(`no QR code, or of a mode that is not read here: ${String(mode)}`);
}
