import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { CONTRACT_FILE } from '#tools/contract/files.ts';
import { checkCommits } from './checkCommits.ts';
import { checkContract } from './checkContract.ts';
import { messageOf } from './explain.ts';
import { forgetPagesAtFailure, pagesAtFailure } from './pageAtFailure.ts';
import { playwrightOutcome } from './playwrightReport.ts';
import { runProgram } from './program.ts';
import { quarantine } from './quarantine.ts';
import { PASSED, failedWith, type Outcome } from './steps.ts';
import { vitestCounts, withExit } from './testCounts.ts';

const REPORTS = 'test-results/reports';
export const PLAYWRIGHT_REPORT = `${REPORTS}/playwright.json`;
const VITEST_REPORT = `${REPORTS}/vitest.json`;
const PROGRESS_MS = 30_000;

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
  const outcomes = [
    await passes('eslint', ['.', ...ESLINT]),
    await passes('knip', ['--treat-config-hints-as-errors']),
    await holds(checkCommits).catch((error: unknown) => failedWith(messageOf(error))),
  ];
  return {
    passed: outcomes.filter(({ failed }) => failed === 0).length,
    failed: outcomes.filter(({ failed }) => failed > 0).length,
    output: outcomes.map(({ output }) => output).join(''),
  };
}

/** The published contract is up to date, and a reader of OpenAPI finds nothing wrong with it. */
export async function contract(): Promise<Outcome> {
  await checkContract();
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
  return { ...withExit(vitestCounts(readFileSync(VITEST_REPORT, 'utf8')), ok), output };
}

/** @param args which tests, as Playwright takes them, or its options; the browser tests without any */
export async function runPlaywright(
  env: Readonly<Record<string, string>>,
  args: readonly string[],
): Promise<Outcome> {
  removeOld(PLAYWRIGHT_REPORT);
  forgetPagesAtFailure();
  const { ok, output } = await runProgram(
    'playwright',
    ['test', '--reporter=dot,json', ...args],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT, ...env },
    '.',
    everyHalfMinute(playwrightProgress),
  );
  const outcome = playwrightOutcome(
    readFileSync(PLAYWRIGHT_REPORT, 'utf8'),
    ok,
    quarantine().map(({ title }) => title),
  );
  return outcome.failed > 0
    ? { ...outcome, output: `${outcome.output}${output}\n${pagesAtFailure()}` }
    : outcome;
}

/** How many of how many tests have run, as the reporter `dot` shows it. */
export function playwrightProgress(output: string): string {
  const text = stripVTControlCharacters(output);
  const all = /Running (\d+) tests?/.exec(text)?.[1] ?? '0';
  const lines = text.split('\n').filter((line) => /^[·±×FT°]+$/.test(line));
  return `${lines.join('').replaceAll('×', '').length} of ${all} browser tests`;
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
