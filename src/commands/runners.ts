import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { CONTRACT_FILES } from '#contract/files.ts';
import { checkCommits } from './checkCommits.ts';
import { checkContract } from './checkContract.ts';
import { messageOf } from './explain.ts';
import { forgetPagesAtFailure, pagesAtFailure } from './pageAtFailure.ts';
import { freeBase } from './ports.ts';
import { runProgram, type Finished } from './program.ts';
import { PASSED, failedWith, type Outcome } from './steps.ts';
import { playwrightCounts, vitestCounts, withExit } from './testCounts.ts';

const REPORTS = 'test-results/reports';
export const PLAYWRIGHT_REPORT = `${REPORTS}/playwright.json`;
const VITEST_REPORT = `${REPORTS}/vitest.json`;
const TEST_PORT = 4421;

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
    await passes('eslint', ['.', '--max-warnings', '0']),
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
  return passes('redocly', ['lint', '--extends=recommended-strict', CONTRACT_FILES.sent]);
}

/** @param args which tests, as Vitest takes them, or its options; all tests without any */
export async function runVitest(env: Readonly<Record<string, string>>, ...args: string[]): Promise<Outcome> {
  removeOld(VITEST_REPORT);
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
  const finished = await runProgram('vitest', ['run', ...reports, ...args], { NO_COLOR: '1', ...env });
  return counted(finished, VITEST_REPORT, vitestCounts);
}

/** @param args which tests, as Playwright takes them: files or `--project=`; all tests without any */
export async function runPlaywright(
  env: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<Outcome> {
  removeOld(PLAYWRIGHT_REPORT);
  forgetPagesAtFailure();
  const finished = await runProgram('playwright', ['test', '--reporter=dot,json', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT,
    TEST_PORT: String(await freeBase(TEST_PORT)),
    ...env,
  });
  const outcome = counted(finished, PLAYWRIGHT_REPORT, playwrightCounts);
  return outcome.failed > 0 ? { ...outcome, output: `${outcome.output}\n${pagesAtFailure()}` } : outcome;
}

/** A program that ends early writes no report: the old one must not be taken for it. */
function removeOld(report: string): void {
  mkdirSync(REPORTS, { recursive: true });
  rmSync(report, { force: true });
}

function counted(
  { ok, output }: Finished,
  report: string,
  count: (json: string) => Pick<Outcome, 'passed' | 'failed'>,
): Outcome {
  return { ...withExit(count(readFileSync(report, 'utf8')), ok), output };
}
