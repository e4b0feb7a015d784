import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BREAKAGES } from './all.ts';
import { broken, pathOf, titlesIn } from './breakage.ts';

const LEAST = 50;

const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

test('there are breakages of all kinds, each with a name of its own', () => {
  const names = BREAKAGES.map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(LEAST);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(BREAKAGES)('$name', (breakage) => {
  test('changes one place of its file', () => {
    const source = read(breakage.file);
    expect(broken(breakage, source)).not.toBe(source);
  });

  test('has a test that names its promise', () => {
    const { title } = breakage.test;
    const named = titlesIn(read(pathOf(breakage.test))).filter((one) => one.title === title);
    expect(named).toHaveLength(1);
    expect(named[0]?.names).toContain(breakage.promise);
  });
});
