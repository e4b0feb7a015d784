/**
 * The part of the tests that this machine runs, from `PART=2/4`; `npm test` without the variable runs them all.
 * @throws Error for any other text: a pipeline that runs the wrong part would pass without the rest
 */
export function partOf(text: string | undefined): { current: number; total: number } | null {
  if (text === undefined || text === '') return null;
  const [, current, total] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(text) ?? [];
  if (Number(current) <= Number(total)) return { current: Number(current), total: Number(total) };
  throw new Error(`PART must be like 2/4, not "${text}"`);
}
