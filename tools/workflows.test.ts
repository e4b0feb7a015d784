import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withNeeds } from './steps.ts';
import { COMMIT_STEPS } from './testSteps.ts';

test.each(['.github/workflows/test.yml', '.gitlab-ci.yml'])('%s runs every step of npm test', (path) => {
  const runs = readFileSync(path, 'utf8').matchAll(/npm test -- ([a-z -]+)/g);
  const named = [...runs].flatMap(([, steps = '']) => steps.trim().split(' '));
  const run = withNeeds(COMMIT_STEPS, named).map(({ name }) => name);
  expect(run).toEqual(COMMIT_STEPS.map(({ name }) => name));
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
