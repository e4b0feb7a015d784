import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { partOf } from './part.ts';
import { TEST_STEPS } from './testSteps.ts';

test.each([
  [undefined, null],
  ['', null],
  ['1/4', { current: 1, total: 4 }],
  ['4/4', { current: 4, total: 4 }],
  ['1/1', { current: 1, total: 1 }],
  ['12/16', { current: 12, total: 16 }],
])('PART=%s', (text, part) => {
  expect(partOf(text)).toEqual(part);
});

test.each(['0/4', '5/4', '1/0', '4', '1/', 'a/b', '1/4 ', '-1/4'])('PART=%s is refused', (text) => {
  expect(() => partOf(text)).toThrow('PART must be like 2/4');
});

/** One step is called twice where two jobs need its result. */
test.each(['.github/workflows/test.yml', '.gitlab-ci.yml'])('%s runs every step of npm test', (path) => {
  const runs = readFileSync(path, 'utf8').matchAll(/npm test -- ([a-z -]+)/g);
  const named = [...runs].flatMap(([, steps = '']) => steps.trim().split(' '));
  expect([...new Set(named)].sort()).toEqual(TEST_STEPS.map(({ name }) => name).sort());
});

test.each(['.github/workflows/test.yml', '.gitlab-ci.yml'])(
  '%s compares looks in the image of the locked Playwright',
  (path) => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { version: string }>;
    };
    const [, version] = /\/playwright:v([\d.]+)-/.exec(readFileSync(path, 'utf8')) ?? [];
    expect(version).toBe(packages['node_modules/@playwright/test']?.version);
  },
);
