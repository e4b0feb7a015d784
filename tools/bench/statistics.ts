/** With an even number of values, the mean of the two in the middle; undefined without values. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [above, below] = [sorted[middle], sorted[middle - 1]];
  if (above === undefined) return undefined;
  return sorted.length % 2 === 1 || below === undefined ? above : (above + below) / 2;
}

export interface Spread {
  median: number;
  min: number;
  max: number;
}

export function spread(values: readonly (number | undefined)[]): Spread | undefined {
  const known = values.filter((value) => value !== undefined);
  const middle = median(known);
  return middle === undefined
    ? undefined
    : { median: middle, min: Math.min(...known), max: Math.max(...known) };
}

/** Start and length in milliseconds. */
export type Task = readonly [start: number, length: number];

/** Total blocking time: the sum of what each task takes beyond 50 ms, from the first paint on. */
export function blockingTime(tasks: readonly Task[], firstPaint: number): number {
  return tasks
    .map(([start, length]) => start + length - Math.max(start + 50, firstPaint))
    .filter((beyond) => beyond > 0)
    .reduce((sum, beyond) => sum + beyond, 0);
}

/** Milliseconds of a fixed computation on this machine. Where they vary within a run, its figures say little. */
export function calibration(): number {
  const start = performance.now();
  let x = 1;
  for (let i = 0; i < 3e7; i++) x = (x * 1103515245 + 12345) & 0x7fffffff;
  return performance.now() - start + x * 0;
}
