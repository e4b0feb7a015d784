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

test('actions are known by the hash of their commit, with the version that it is', () => {
  const used = [...readFileSync('.github/workflows/test.yml', 'utf8').matchAll(/uses: (.+)/g)];
  expect(used.length).toBeGreaterThan(10);
  for (const [, action = ''] of used)
    expect(action).toMatch(/^[\w-]+\/[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});

test.each(['.github/workflows/test.yml', '.gitlab-ci.yml', 'deploy/Containerfile'])(
  'the images of %s are known by a digest, or by the variable that must hold it',
  (path) => {
    const images = [...readFileSync(path, 'utf8').matchAll(/^\s*(?:image:|container:|FROM) *(.+)$/gm)];
    expect(images.length).toBeGreaterThan(0);
    for (const [, image = ''] of images)
      expect(image).toMatch(
        /^[\w./-]+:[\w.-]+@(?:sha256:[\da-f]{64}|\$\{\{ vars\.\w+_DIGEST \}\}|\$\{?\w+_DIGEST\}?)$/,
      );
  },
);
