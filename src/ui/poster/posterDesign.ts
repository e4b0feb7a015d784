/** The number of pictures that `Poster` can draw. */
export const MOTIFS = 6;

interface Palette {
  /** A colour that is dark enough for a white title. */
  ground: string;
  shape: string;
  light: string;
}

const PLAIN: Palette = { ground: '#15161c', shape: '#434861', light: '#dfe7ee' };
const PALETTES: readonly Palette[] = [
  { ground: '#14213d', shape: '#2f5488', light: '#f2b544' },
  { ground: '#360c13', shape: '#84212f', light: '#f4a261' },
  { ground: '#0f281e', shape: '#23664d', light: '#e9d8a6' },
  { ground: '#281133', shape: '#64307a', light: '#ff8fab' },
  { ground: '#06262b', shape: '#11656f', light: '#ffd166' },
  { ground: '#32150a', shape: '#964214', light: '#ffe0b5' },
  PLAIN,
  { ground: '#380e28', shape: '#972755', light: '#ffc8a2' },
  { ground: '#0b1f3a', shape: '#1f5596', light: '#ff7d5c' },
  { ground: '#22230c', shape: '#666823', light: '#f7e08a' },
  { ground: '#2b0f0f', shape: '#5c5470', light: '#ff6b57' },
];

export interface PosterDesign {
  palette: Palette;
  /** The number of the picture, below `MOTIFS`. */
  motif: number;
  isMirrored: boolean;
}

/** A show always has the same poster. */
export function posterDesign(slug: string): PosterDesign {
  const seed = hash(slug);
  return {
    palette: PALETTES[seed % PALETTES.length] ?? PLAIN,
    motif: (seed >>> 9) % MOTIFS,
    isMirrored: ((seed >>> 17) & 1) === 1,
  };
}

/** FNV-1a with 32 bits: short code, and similar slugs get different colours. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  // Mixes the bits: up to here similar slugs differ in few of them.
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** The characters that fit into a line of a poster at full size. */
const LINE = 11;
const LINES = 4;

/** The lines of a title on a poster: at most four, with whole words, and a colon beside the word before it. */
export function titleLines(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length > LINES ? [...lines.slice(0, LINES - 1), `${lines[LINES - 1] ?? ''}…`] : lines;
}

/** The size of the letters, in units of the poster: as large as the longest line allows. */
export function titleSize(lines: readonly string[]): number {
  const longest = Math.max(LINE, ...lines.map(({ length }) => length));
  return (15 * LINE) / longest;
}
