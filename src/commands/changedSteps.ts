import { globSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { beginningOfChanges, changedFiles } from './changedFiles.ts';
import { fileImports } from './fileImports.ts';
import { runProgram } from './program.ts';
import { passes, runPlaywright, runVitest } from './runners.ts';
import { PASSED, type Outcome, type Step } from './steps.ts';
import { TEST_STEPS } from './testSteps.ts';
import { chosenTests, touchedFolders, type BrowserTest, type FileImport } from './touchedRules.ts';

/** As many browser tests as two quiet cores run within the three minutes of `npm test -- --changed`. */
const MOST_BROWSER_TESTS = 40;
const BROWSER_TESTS = 'tests/browser';
const LIST = 'test-results/reports/list.json';

/** These steps read every page of every tier, which only the whole `npm test` has the time for. */
const LEFT_OUT = ['build-production', 'build-nonproduction', 'budgets', 'html', 'policy'];

/** Playwright's list of tests; `describe` makes a suite within a suite. */
interface Suite {
  specs: BrowserTest[];
  suites?: Suite[] | undefined;
}
const Suite: v.GenericSchema<Suite> = v.object({
  specs: v.array(v.object({ file: v.string(), line: v.number() })),
  suites: v.optional(v.array(v.lazy(() => Suite))),
});
const PlaywrightList = v.object({ suites: v.array(Suite) });

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
    lint: () => onFiles('eslint', ['--max-warnings', '0', '--no-warn-ignored'], changed.filter(isCode)),
    format: () => onFiles('prettier', ['--check', '--log-level', 'warn', '--ignore-unknown'], changed),
    unit: () => runVitest({}, '--changed', since, '--passWithNoTests'),
    browser: () =>
      runPlaywright({}, '--project=browser', ...chosen.map(({ file, line }) => `${file}:${String(line)}`)),
  };
  const unneeded = chosen.length === 0 ? ['chromium', 'build', 'browser'] : [];
  return {
    steps: TEST_STEPS.filter(({ name }) => ![...LEFT_OUT, ...unneeded].includes(name)).map((step) => ({
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
  return globSync(['src/**/*.{ts,tsx,astro}', 'tests/**/*.ts']).flatMap((from) =>
    fileImports(from).map(({ to }) => ({ from, to })),
  );
}

async function listedTests(): Promise<BrowserTest[]> {
  mkdirSync(dirname(LIST), { recursive: true });
  const args = ['test', '--list', '--project=browser', '--reporter=json'];
  const { ok, output } = await runProgram('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: LIST });
  if (!ok) throw new Error(output);
  return v.parse(PlaywrightList, JSON.parse(readFileSync(LIST, 'utf8'))).suites.flatMap(specsOf);
}

function specsOf({ specs, suites = [] }: Suite): BrowserTest[] {
  const own = specs.map(({ file, line }) => ({ file: `tests/${file}`, line }));
  return [...own, ...suites.flatMap(specsOf)];
}
