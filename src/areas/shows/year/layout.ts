/* The places of the picture's parts. The unit is a pixel of the saved picture. */

/** The shape of a phone's screen: what friends see in full on theirs. */
export const PICTURE = { width: 1080, height: 1920 };
export const MARGIN = 72;
export const INNER = PICTURE.width - 2 * MARGIN;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 24;
/** Above each poster a line says why it is there. */
const CAPTION = 54;
/** The part of the picture that the posters have. A large poster with two small ones beside it fills it. */
const WALL: Box = { x: MARGIN, y: 512, width: INNER, height: 992 };

/** The places of one, two or three posters of 2:3, the largest first. */
export function wall(count: number): readonly Box[] {
  if (count === 1) {
    const height = WALL.height - CAPTION;
    const width = (height * 2) / 3;
    return [{ x: (PICTURE.width - width) / 2, y: WALL.y + CAPTION, width, height }];
  }
  if (count === 2) {
    const width = (WALL.width - GAP) / 2;
    const height = width * 1.5;
    const y = WALL.y + (WALL.height - height + CAPTION) / 2;
    return [MARGIN, MARGIN + width + GAP].map((x) => ({ x, y, width, height }));
  }
  const large = WALL.height - CAPTION;
  const height = (WALL.height - GAP) / 2 - CAPTION;
  const width = (height * 2) / 3;
  const x = WALL.x + WALL.width - width;
  const y = WALL.y + CAPTION;
  return [
    { x: WALL.x, y, width: (large * 2) / 3, height: large },
    { x, y, width, height },
    { x, y: y + height + GAP + CAPTION, width, height },
  ];
}

/** The strip of film, with a frame for each month. */
export const STRIP: Box = { x: MARGIN, y: 1632, width: INNER, height: 156 };
const EDGE = 30;
const BETWEEN = 6;

export function frame(month: number): Box {
  const width = (STRIP.width - 13 * BETWEEN) / 12;
  return {
    x: STRIP.x + BETWEEN + month * (width + BETWEEN),
    y: STRIP.y + EDGE,
    width,
    height: STRIP.height - 2 * EDGE,
  };
}

/** A frame with more films has a slice for this many of them: a thinner slice shows nothing. */
const SLICES = 8;

/** Divides the frame of a month among its films, or among some of them, evenly over the month. */
export function slices<Film>(frame: Box, films: readonly Film[]): { box: Box; film: Film }[] {
  const count = Math.min(films.length, SLICES);
  const width = frame.width / count;
  return films
    .filter(
      (_, index) =>
        Math.floor((index * count) / films.length) > Math.floor(((index - 1) * count) / films.length),
    )
    .map((film, slice) => ({ film, box: { ...frame, x: frame.x + slice * width, width } }));
}

/** The width of a wide letter, as a part of the size. The font of the device is not known. */
const LETTER = 0.6;

/** The size of the letters at which a text fits, at most `wanted`. */
export function fitted(text: string, wanted: number, width: number): number {
  return Math.min(wanted, Math.floor(width / (LETTER * Math.max(1, text.length))));
}
