import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CLOCK_SHIFT_MS } from '#tests/support/shiftedClock.ts';
import { quarantine } from './quarantine.ts';

const DAY_MS = 86_400_000;
/** The day of the machine: this run may have another one. */
const TODAY = Date.now() - CLOCK_SHIFT_MS;

/** Every text of the browser tests, as a pattern: `${…}` in a title is any text. */
function titlesInSources(): RegExp[] {
  return globSync('tests/{browser,accessibility}/**/*.test.ts')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\btest\(\s*(['`])(.+?)\1/g)])
    .filter(([, , text = '']) => text.replaceAll(/\$\{[^}]*\}/g, '').length > 10)
    .map(([, , text = '']) => text.replaceAll(/[.*+?^()|[\]\\]/g, '\\$&').replaceAll(/\$\{[^}]*\}/g, '.*'))
    .map((pattern) => new RegExp(`^${pattern.replaceAll(/[{}$]/g, '\\$&')}$`));
}

test('at most five tests are in quarantine, each with a cause', () => {
  expect(quarantine().length).toBeLessThanOrEqual(5);
  expect(quarantine().filter(({ cause }) => cause.trim() === '')).toEqual([]);
});

test('a quarantine ends, at most 14 days from now', () => {
  const ends = quarantine().map(({ title, until }) => ({
    title,
    days: (Date.parse(until) - TODAY) / DAY_MS,
  }));
  expect(ends.filter(({ days }) => days < -1 || days > 14)).toEqual([]);
});

test('each test in quarantine exists', () => {
  const known = titlesInSources();
  const last = (title: string) => title.split(' › ').at(-1) ?? '';
  const unknown = quarantine().filter(({ title }) => !known.some((one) => one.test(last(title))));
  expect(unknown).toEqual([]);
  expect(known.some((one) => one.test('a title that no test has'))).toBe(false);
});
