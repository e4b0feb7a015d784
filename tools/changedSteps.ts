import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { TAG, tagged } from '#tests/support/tags.ts';
import { beginningOfChanges, changedFiles, changedLines, chosenTests, testsOfLines } from './changes.ts';
import { touchedFolders, type BrowserTest, type FileImport } from './changes.ts';
import { fileImports } from './buildSite.ts';
import { runProgram } from './program.ts';
import { ESLINT, passes, PRETTIER, runPlaywright, runVitest, testsOf, type TestResult } from './runners.ts';
import { PASSED, type Outcome, type Step } from './steps.ts';
import { COMMIT_STEPS } from './testSteps.ts';

/** As many browser tests as two quiet cores run within the two minutes of `npm test -- --changed`. */
const MOST_BROWSER_TESTS = 20;
const BROWSER_TESTS = 'tests/browser';

/** These steps read every page of every tier, which only the whole `npm test` has the time for. */
const LEFT_OUT = ['build-production', 'budgets', 'html', 'policy'];

/**
 * The steps of `npm test -- --changed`: those of `npm test`, on what has changed since this branch left `main`. The
 * message says which browser tests run, and how many more the change can touch.
 */
export async function changedSteps(): Promise<{ steps: readonly Step[]; message: string }> {
  const since = await beginningOfChanges();
  const changed = await changedFiles(since);
  const touched = touchedFolders(changed, importsOfProject(), readdirSync(BROWSER_TESTS));
  const { chosen, left } = chosenTests(await listedTests(), touched, MOST_BROWSER_TESTS);
  const own: Record<string, () => Promise<Outcome>> = {
    lint: () => onFiles('eslint', [...ESLINT, '--no-warn-ignored'], changed.filter(isCode)),
    format: () => onFiles('prettier', [...PRETTIER, '--ignore-unknown'], changed),
    unit: () => runVitest({}, '--changed', since, '--passWithNoTests'),
    browser: () =>
      runPlaywright(
        {},
        chosen.map(({ file, line }) => `${file}:${String(line)}`),
      ),
  };
  const unneeded = chosen.length === 0 ? ['dev', 'build', 'browser', 'repeat'] : [];
  return {
    steps: [...COMMIT_STEPS, repeatStep()]
      .filter(({ name }) => ![...LEFT_OUT, ...unneeded].includes(name))
      .map((step) => ({
        ...step,
        needs: step.needs?.filter((need) => !LEFT_OUT.includes(need)) ?? [],
        run: own[step.name] ?? step.run,
      })),
    message:
      `${String(changed.length)} files differ from ${since.slice(0, 8)}. They touch ` +
      `${[...touched.whole, ...touched.sampled].join(', ') || 'no browser tests'}: ${String(chosen.length)} browser ` +
      `tests run, ${String(left)} more wait for the whole npm test, as do ${LEFT_OUT.join(', ')} and accessibility.\n`,
  };
}

function isCode(file: string): boolean {
  return /\.(?:ts|tsx|astro|js|mjs|cjs)$/.test(file);
}

async function onFiles(program: string, args: readonly string[], files: readonly string[]): Promise<Outcome> {
  return files.length === 0 ? PASSED : passes(program, [...args, ...files]);
}

function importsOfProject(): FileImport[] {
  return globSync(['{src,tools}/**/*.{ts,tsx,astro}', 'tests/**/*.ts']).flatMap((from) =>
    fileImports(from).map((to) => ({ from, to })),
  );
}

/** So that five runs of each end within a minute or two. */
const MOST_REPEATED = 10;
const LIST = 'test-results/reports/list.json';
const CHOSEN = 'test-results/reports/repeated.txt';

/** Runs new and changed tests of `npm test` five times, without a retry: one that fails now and then shows itself here. */
export function repeatStep(): Step {
  return {
    name: 'repeat',
    cores: 2,
    needs: ['chromium', 'build', 'build-production'],
    run: async () => {
      const changed = await changedTests();
      if (changed.length === 0) return PASSED;
      // A loop makes many tests at one line: the first of each line comes before the others.
      const firsts = changed.filter(
        (one, index) => changed.findIndex((other) => isAtLine(one, other)) === index,
      );
      const chosen = [...new Set([...firsts, ...changed])].slice(0, MOST_REPEATED);
      const left = changed.length - chosen.length;
      console.log(`  ${chosen.length} new or changed browser tests run five times, ${left} more do not`);
      writeFileSync(
        CHOSEN,
        chosen.map(({ file, title }) => `${file.replace('tests/', '')} › ${title}\n`).join(''),
      );
      return runPlaywright({}, ['--repeat-each=5', '--retries=0', `--test-list=${CHOSEN}`]);
    },
  };
}

function isAtLine(one: BrowserTest, other: BrowserTest): boolean {
  return one.file === other.file && one.line === other.line;
}

async function changedTests(): Promise<TestResult[]> {
  const since = await beginningOfChanges();
  const files = (await changedFiles(since)).filter((file) =>
    /^tests\/(?:browser|accessibility)\/.*\.test\.ts$/.test(file),
  );
  if (files.length === 0) return [];
  const tests = await listedTests(...files, `--grep-invert=${tagged(TAG.nightly, TAG.faults).source}`);
  const chosen = await Promise.all(
    files.map(async (file) => testsOfLines(tests, file, await changedLines(since, file))),
  );
  return chosen.flat();
}

/** @param which files, or other arguments of Playwright */
async function listedTests(...which: readonly string[]): Promise<TestResult[]> {
  mkdirSync(dirname(LIST), { recursive: true });
  const args = ['test', '--list', '--reporter=json', '--pass-with-no-tests', ...which];
  const { ok, output } = await runProgram('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: LIST });
  if (!ok) throw new Error(output);
  return testsOf(readFileSync(LIST, 'utf8'));
}
