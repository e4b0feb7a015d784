import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { CONTRACT_FILE, contractOf, formatted } from '#tools/contract/files.ts';
import { runProgram } from './program.ts';
import { PASSED, failedWith, sumOf, type Outcome } from './steps.ts';

const REPORTS = 'test-results/reports';
const PLAYWRIGHT_REPORT = `${REPORTS}/playwright.json`;
const VITEST_REPORT = `${REPORTS}/vitest.json`;
const PAGES_AT_FAILURE = 'test-results/browser';
const PROGRESS_MS = 30_000;
/** Subjects of older commits follow another convention. */
const LAST_UNCHECKED = 'a23d5641eb55b031521dbe6f236c5940abc1e480';

/** On CI nothing is left of an earlier run. */
const CACHED = process.env.CI ? [] : ['--cache', '--cache-strategy', 'content'];
export const ESLINT = ['--max-warnings', '0', ...CACHED, '--cache-location', 'node_modules/.cache/eslint/'];
export const PRETTIER = ['--check', '--log-level', 'warn', ...CACHED];

/** A step of one program, passed when the program ends with 0. */
export async function passes(program: string, args: readonly string[]): Promise<Outcome> {
  const { ok, output } = await runProgram(program, args);
  return ok ? PASSED : failedWith(output);
}

/** A step of one check, which fails by throwing. */
export async function holds(check: () => unknown): Promise<Outcome> {
  await check();
  return PASSED;
}

/** ESLint, knip and commitlint, one after the other: together they would keep more than one core busy. */
export async function lint(): Promise<Outcome> {
  const commits = await commitRange('.');
  return sumOf([
    await passes('eslint', ['.', ...ESLINT]),
    await passes('knip', ['--treat-config-hints-as-errors']),
    commits ? await passes('commitlint', ['--config', 'tools/commitlint.config.js', ...commits]) : PASSED,
  ]);
}

/**
 * Arguments for commitlint. A shallow clone that does not reach back to the last unchecked commit is checked whole.
 * @returns undefined where the folder is not the root of a repository with a commit
 */
export async function commitRange(folder: string): Promise<string[] | undefined> {
  const git = (...args: string[]) => runProgram('git', ['-C', folder, ...args]);
  const prefix = await git('rev-parse', '--show-prefix');
  const head = await git('rev-parse', '--verify', 'HEAD');
  if (!prefix.ok || prefix.output.trim() !== '' || !head.ok) return undefined;
  const { ok: reachesBack } = await git('merge-base', '--is-ancestor', LAST_UNCHECKED, 'HEAD');
  return [...(reachesBack ? ['--from', LAST_UNCHECKED] : []), '--to', 'HEAD'];
}

/** The published contract is up to date, and a reader of OpenAPI finds nothing wrong with it. */
export async function contract(): Promise<Outcome> {
  if ((await formatted(await contractOf('sent'))) !== readFileSync(CONTRACT_FILE, 'utf8'))
    return failedWith(`A contract has changed. Run "npm run contract" and commit ${CONTRACT_FILE}.`);
  return passes('redocly', ['lint', '--extends=recommended-strict', CONTRACT_FILE]);
}

/** @param args which tests, as Vitest takes them, or its options; all tests without any */
export async function runVitest(env: Readonly<Record<string, string>>, ...args: string[]): Promise<Outcome> {
  removeOld(VITEST_REPORT);
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
  const { ok, output } = await runProgram(
    'vitest',
    ['run', ...reports, ...args],
    { NO_COLOR: '1', ...env },
    '.',
    everyHalfMinute((text) => `${text.match(/^ [✓❯] /gm)?.length ?? 0} files of unit tests`),
  );
  return { ...vitestCounts(readFileSync(VITEST_REPORT, 'utf8'), ok), output };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/**
 * A skipped test counts as failed, and so does a suite that cannot be loaded. A run that ends in an error without a
 * failed test (an unhandled rejection, no tests at all) still counts one.
 */
export function vitestCounts(json: string, ok: boolean): Pick<Outcome, 'passed' | 'failed'> {
  const report = JSON.parse(json) as VitestReport;
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = report.numFailedTests + report.numPendingTests + unloaded.length;
  return { passed: report.numPassedTests, failed: ok ? failed : Math.max(failed, 1) };
}

/** @param args which tests, as Playwright takes them, or its options; the browser tests without any */
export async function runPlaywright(
  env: Readonly<Record<string, string>>,
  args: readonly string[],
): Promise<Outcome> {
  removeOld(PLAYWRIGHT_REPORT);
  // Playwright does not remove the files of earlier runs when the new run has another project.
  rmSync(PAGES_AT_FAILURE, { recursive: true, force: true });
  const { ok, output } = await runProgram(
    'playwright',
    ['test', '--reporter=dot,json', ...args],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT, ...env },
    '.',
    everyHalfMinute(playwrightProgress),
  );
  const titles = quarantine().map(({ title }) => title);
  const outcome = playwrightOutcome(readFileSync(PLAYWRIGHT_REPORT, 'utf8'), ok, titles);
  if (outcome.failed === 0) return outcome;
  // On a machine that keeps no files, this output is all that is left of a failure.
  const pages = globSync(`${PAGES_AT_FAILURE}/*/error-context.md`).toSorted();
  const shown = pages.map((path) => readFileSync(path, 'utf8'));
  return { ...outcome, output: [outcome.output, output, ...shown].join('\n') };
}

/** Browser tests that run, but do not fail a run of `npm test`: at most five, for at most fourteen days each. */
export function quarantine(): Quarantined[] {
  return JSON.parse(readFileSync('tests/quarantine.json', 'utf8')) as Quarantined[];
}

interface Quarantined {
  /** As Playwright's JSON report has it, with the groups before it: `group › test`. */
  title: string;
  cause: string;
  /** The last day, as in `2026-12-01`. */
  until: string;
}

/** A test of Playwright's JSON report. */
export interface TestResult {
  /** With the titles of the groups that it is in. */
  title: string;
  /** From the project's folder. */
  file: string;
  line: number;
  /** A list of tests has no status. */
  status?: 'expected' | 'unexpected' | 'flaky' | 'skipped';
}

interface Suite {
  title: string;
  specs: { title: string; file: string; line: number; tests: Pick<TestResult, 'status'>[] }[];
  suites?: Suite[];
}

interface PlaywrightReport {
  suites: Suite[];
  /** Those outside tests: configuration, server, what is checked after all tests. */
  errors: unknown[];
}

/** Every test of a report, at any depth of its suites. */
export function testsOf(json: string): TestResult[] {
  return (JSON.parse(json) as PlaywrightReport).suites.flatMap((file) => within(file, []));
}

function within({ specs, suites = [] }: Suite, titles: readonly string[]): TestResult[] {
  return [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests.map((test) => ({ ...test, title: [...titles, title].join(' › '), file: `tests/${file}`, line })),
    ),
    ...suites.flatMap((suite) => within(suite, [...titles, suite.title])),
  ];
}

/**
 * A skipped test and an error outside tests count as failed. A test that passed only at its second try has passed, and
 * is named. A test in quarantine counts neither way.
 * @param ok whether Playwright ended with 0
 */
export function playwrightOutcome(json: string, ok: boolean, quarantined: readonly string[]): Outcome {
  const { errors } = JSON.parse(json) as PlaywrightReport;
  const all = testsOf(json);
  const counting = all.filter(({ title }) => !quarantined.includes(title));
  const ill = all.filter((test) => !counting.includes(test) && test.status !== 'expected');
  const passed = counting.filter(({ status }) => status === 'expected' || status === 'flaky').length;
  const failed = counting.length - passed + errors.length;
  return {
    passed,
    // A run that ends in an error without a failed test, such as one without tests, still counts one.
    failed: failed === 0 && !ok && ill.length === 0 ? 1 : failed,
    output: ill.map(({ title }) => `In quarantine, and not passed: ${title}\n`).join(''),
    flaky: counting.filter(({ status }) => status === 'flaky'),
  };
}

/** How many of how many tests have run, as the reporter `dot` shows it. */
export function playwrightProgress(output: string): string {
  const text = stripVTControlCharacters(output);
  const all = /Running (\d+) tests?/.exec(text)?.[1] ?? '0';
  // What a server or a test prints may end a line of dots.
  const dots = text.match(/^[·±×FT°]+(?![a-z])/gm) ?? [];
  return `${dots.join('').replaceAll('×', '').length} of ${all} browser tests`;
}

function everyHalfMinute(say: (output: string) => string): (output: string) => void {
  let last = Date.now();
  return (output) => {
    if (Date.now() - last < PROGRESS_MS) return;
    last = Date.now();
    console.log(`  ${say(output)}`);
  };
}

/** A program that ends early writes no report: the old one must not be taken for it. */
function removeOld(report: string): void {
  mkdirSync(REPORTS, { recursive: true });
  rmSync(report, { force: true });
}
