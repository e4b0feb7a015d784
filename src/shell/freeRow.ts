/** A part of the height of the screen, in CSS pixels from its top. */
export interface Row {
  top: number;
  bottom: number;
}

/** The first row of at least `height` inside `screen` in which nothing of `taken` lies. Undefined when there is none. */
export function freeRow(screen: Row, taken: readonly Row[], height: number): Row | undefined {
  const below = { top: screen.bottom, bottom: screen.bottom };
  let { top } = screen;
  for (const row of [...taken, below].sort((a, b) => a.top - b.top)) {
    const bottom = Math.min(row.top, screen.bottom);
    if (bottom - top >= height) return { top, bottom };
    top = Math.max(top, row.bottom);
  }
  return undefined;
}
