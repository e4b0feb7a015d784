import type { Samples } from './measure.ts';

export interface Figure {
  area: string;
  what: string;
  times: number;
  /** Milliseconds. The browser counts in steps of 8, and does not report less than 16, which counts as 0 here. */
  median: number;
  max: number;
}

export function figuresOf(samples: Samples): Figure[] {
  return [...samples].flatMap(([area, ofArea]) =>
    [...ofArea].map(([what, all]) => {
      const sorted = all.toSorted((a, b) => a - b);
      return {
        area,
        what,
        times: sorted.length,
        median: sorted[Math.floor(sorted.length / 2)] ?? 0,
        max: sorted.at(-1) ?? 0,
      };
    }),
  );
}

/** A table for people: one line for each interaction, marked where it once took longer than `limit`. */
export function tableOf(figures: readonly Figure[], limit: number): string {
  const rows = figures.map(({ area, what, times, median, max }) => [
    area,
    what,
    String(times),
    shown(median),
    shown(max),
    max > limit ? `over ${String(limit)} ms` : '',
  ]);
  const all = [['area', 'interaction', 'times', 'median', 'max', ''], ...rows];
  const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) =>
          column < 2 || column > 4 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function shown(milliseconds: number): string {
  return milliseconds === 0 ? '< 16' : String(milliseconds);
}
