import { existsSync, globSync } from 'node:fs';
import { changedSteps, repeatStep } from './changedSteps.ts';
import { orExplain } from './explain.ts';
import { showProgram } from './program.ts';

import { runAndShow, stepsOfShard, withNeeds, type Step } from './steps.ts';
import { ALL_STEPS, COMMIT_STEPS, STEPS_ON_REQUEST } from './testSteps.ts';

/**
 * `npm test` runs what every commit needs, `npm run test:all` everything. Behind `--` may stand names of steps, which
 * bring what they need; paths of tests; options of the program that runs them; `--changed` alone for what a change
 * touches; `--shard=1/4` for a part.
 */
await orExplain(async () => {
  const args = process.argv.slice(2);
  const isAll = args[0] === '--all';
  if (isAll) args.shift();
  if (args.join(' ') === '--changed') {
    const { steps, message } = await changedSteps();
    console.log(message);
    return runAndShow(steps);
  }
  const firstOption = args.findIndex((arg) => arg.startsWith('-'));
  const named = firstOption === -1 ? args : args.slice(0, firstOption);
  const options = firstOption === -1 ? [] : args.slice(firstOption);
  const known = isAll ? [...ALL_STEPS, ...STEPS_ON_REQUEST] : [...COMMIT_STEPS, repeatStep()];
  const steps = named.filter((name) => known.some((step) => step.name === name));
  const paths = named.filter((name) => !steps.includes(name));
  const missing = paths.find((path) => !existsSync(withoutLine(path)));
  if (missing !== undefined)
    throw new Error(
      `There is no step and no file ${missing}. Steps: ${known.map(({ name }) => name).join(', ')}`,
    );
  // Without a retry: what every night runs has to hold.
  const forPlaywright = [...paths, ...(isAll ? ['--retries=0'] : []), ...options];
  if (steps.length > 0) return runAndShow(withNeeds(known, steps), forPlaywright);
  if (paths.length > 0) return runPaths(paths, options);
  const shard = options.find((option) => option.startsWith('--shard='))?.slice('--shard='.length);
  return runAndShow(stepsOfShard(isAll ? ALL_STEPS : commitSteps(), shard), forPlaywright);
});

function commitSteps(): readonly Step[] {
  return process.env.CI ? [...COMMIT_STEPS, repeatStep()] : COMMIT_STEPS;
}

/** Passes paths on to the programs that run the tests there. */
async function runPaths(paths: readonly string[], options: readonly string[]): Promise<void> {
  const programs = new Map<string, string[]>();
  for (const path of paths)
    for (const program of new Set(testFilesIn(path).map(programOf)))
      programs.set(program, [...(programs.get(program) ?? []), path]);
  if (programs.size === 0) throw new Error(`There is no test in ${paths.join(', ')}.`);
  for (const [program, own] of programs) {
    if (program === 'vitest' || program === 'playwright') {
      const command = program === 'vitest' ? 'run' : 'test';
      if (!(await showProgram(program, [command, ...own, ...options]))) process.exitCode = 1;
    } else {
      await runAndShow(withNeeds([...ALL_STEPS, ...STEPS_ON_REQUEST], [program]), [...own, ...options]);
    }
  }
}

function testFilesIn(path: string): string[] {
  const file = withoutLine(path);
  return /\.test\.tsx?$/.test(file) ? [file] : globSync(`${file}/**/*.test.{ts,tsx}`);
}

/** The program of a test file, or the step of `npm run test:all` that has a server of its own for it. */
function programOf(file: string): string {
  const [top, folder = ''] = file.split('/');
  if (top !== 'tests' || folder === 'contract' || file === 'tests/journeys/kept.test.ts') return 'vitest';
  return folder === 'browser' || folder === 'accessibility' ? 'playwright' : folder;
}

/** Playwright takes a line behind the name of a file, as in `page.test.ts:12`. */
function withoutLine(path: string): string {
  return path.replace(/(?::\d+)+$/, '').replace(/\/$/, '');
}
