/** How many pictures `Poster` can draw. */
export const MOTIFS = 6;

export interface PosterDesign {
  /** Degrees of the colour circle. */
  hue: number;
  /** Of the light in it, far enough from the ground to be seen. */
  glow: number;
  /** Which picture, below `MOTIFS`. */
  motif: number;
}

/** The same show has the same poster everywhere and always. */
export function posterDesign(slug: string): PosterDesign {
  const seed = hash(slug);
  const hue = seed % 360;
  return { hue, glow: (hue + 40 + ((seed >>> 9) % 100)) % 360, motif: (seed >>> 17) % MOTIFS };
}

/** FNV-1a, 32 bits: short, and neighbours among slugs get colours far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  // Its last bits alone are poor.
  value ^= value >>> 15;
  return Math.imul(value, 0x2c1b3c6d) >>> 0;
}

/** Characters that a line of a poster takes at its full size. */
const LINE = 11;
const LINES = 4;

/** A title as a poster sets it: words kept whole, four lines at most. */
export function titleLines(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length > LINES ? [...lines.slice(0, LINES - 1), `${lines[LINES - 1] ?? ''}…`] : lines;
}

/** Size of its letters, in units of the poster: as large as the longest line lets them be. */
export function titleSize(lines: readonly string[]): number {
  const longest = Math.max(LINE, ...lines.map(({ length }) => length));
  return (15 * LINE) / longest;
}
