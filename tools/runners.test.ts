import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CLOCK_SHIFT_MS } from '#tests/support/shiftedClock.ts';
import {
  commitRange,
  playwrightOutcome,
  playwrightProgress,
  quarantine,
  testsOf,
  vitestCounts,
} from './runners.ts';

function spec(title: string, status: string, line = 1) {
  return { title, file: 'browser/a/b.test.ts', line, tests: [{ status }] };
}

function report(specs: unknown[], errors: unknown[] = []): string {
  const group = { title: 'a group', specs: [spec('within', 'expected', 9)] };
  return JSON.stringify({ suites: [{ title: 'b.test.ts', specs, suites: [group] }], errors });
}

test('testsOf names a test with its groups, and its file from the project’s folder', () => {
  expect(testsOf(report([]))).toEqual([
    { title: 'a group › within', file: 'tests/browser/a/b.test.ts', line: 9, status: 'expected' },
  ]);
});

describe('playwrightOutcome', () => {
  const outcome = (specs: unknown[], { errors = [] as unknown[], ok = false, quarantined = [''] } = {}) =>
    playwrightOutcome(report(specs, errors), ok, quarantined);

  test('skipped tests and errors outside tests count as failed, flaky ones have passed and are named', () => {
    const specs = [spec('a', 'unexpected'), spec('b', 'skipped'), spec('c', 'flaky'), spec('d', 'expected')];
    const { passed, failed, flaky } = outcome(specs, { errors: [{}] });
    expect({ passed, failed }).toEqual({ passed: 3, failed: 3 });
    expect(flaky?.map(({ title }) => title)).toEqual(['c']);
  });

  test('a run that ends badly without a failed test counts one failure', () => {
    expect(outcome([])).toMatchObject({ passed: 1, failed: 1 });
    expect(outcome([], { ok: true })).toMatchObject({ passed: 1, failed: 0 });
  });

  test('a test in quarantine counts neither way, and is named where it fails', () => {
    const { passed, failed, output } = outcome([spec('ill', 'unexpected')], { quarantined: ['ill'] });
    expect({ passed, failed }).toEqual({ passed: 1, failed: 0 });
    expect(output).toContain('ill');
    expect(outcome([spec('ill', 'expected')], { ok: true, quarantined: ['ill'] }).passed).toBe(1);
  });
});

test('playwrightProgress counts what the reporter `dot` prints, also before other text, and a test with its retry once', () => {
  const output =
    '[WebServer] ready\n\nRunning 120 tests using 2 workers\n\u001b[32m·\u001b[39m·×±F\n··[WebServer] busy\nTest\n·';
  expect(playwrightProgress(output)).toBe('7 of 120 browser tests');
});

test('vitest: a skipped test and a suite that cannot be loaded count as failed', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 2,
    numPendingTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(vitestCounts(JSON.stringify(report), false)).toEqual({ passed: 7, failed: 4 });
});

test('vitest: a run that failed without a failed test counts one failure', () => {
  const counts = (numFailedTests: number, ok: boolean) =>
    vitestCounts(
      JSON.stringify({ numPassedTests: 3, numFailedTests, numPendingTests: 0, testResults: [] }),
      ok,
    );
  expect(counts(0, false)).toEqual({ passed: 3, failed: 1 });
  expect(counts(2, false)).toEqual({ passed: 3, failed: 2 });
  expect(counts(0, true)).toEqual({ passed: 3, failed: 0 });
});

describe('which commits are checked', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'commits-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  function git(...args: string[]): void {
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
    const { status, stderr } = spawnSync('git', ['-C', folder, ...identity, ...args], { encoding: 'utf8' });
    expect(status, stderr).toBe(0);
  }

  test('a folder without a repository, or without a commit, has nothing to check', async () => {
    expect(await commitRange(folder)).toBeUndefined();
    git('init', '--quiet');
    expect(await commitRange(folder)).toBeUndefined();
  });

  test('history that does not reach back to the last unchecked commit is checked whole', async () => {
    git('init', '--quiet');
    git('commit', '--quiet', '--allow-empty', '--message', 'Start');
    expect(await commitRange(folder)).toEqual(['--to', 'HEAD']);
  });

  test('the history of a repository around the folder is not the project’s', async () => {
    git('init', '--quiet');
    git('commit', '--quiet', '--allow-empty', '--message', 'Start');
    const inside = join(folder, 'project');
    mkdirSync(inside);
    expect(await commitRange(inside)).toBeUndefined();
  });
});

const DAY_MS = 86_400_000;
/** The day of the machine: this run may have another one. */
const TODAY = Date.now() - CLOCK_SHIFT_MS;

/** Every text of the browser tests, as a pattern: `${…}` in a title is any text. */
function titlesInSources(): RegExp[] {
  return globSync('tests/{browser,accessibility}/**/*.test.ts')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\btest\(\s*(['`])(.+?)\1/g)])
    .filter(([, , text = '']) => text.replaceAll(/\$\{[^}]*\}/g, '').length > 10)
    .map(([, , text = '']) => text.replaceAll(/[.*+?^()|[\]\\]/g, '\\$&').replaceAll(/\$\{[^}]*\}/g, '.*'))
    .map((pattern) => new RegExp(`^${pattern.replaceAll(/[{}$]/g, '\\$&')}$`));
}

test('at most five tests are in quarantine, each with a cause', () => {
  expect(quarantine().length).toBeLessThanOrEqual(5);
  expect(quarantine().filter(({ cause }) => cause.trim() === '')).toEqual([]);
});

test('a quarantine ends, at most 14 days from now', () => {
  const ends = quarantine().map(({ title, until }) => ({
    title,
    days: (Date.parse(until) - TODAY) / DAY_MS,
  }));
  expect(ends.filter(({ days }) => !(days >= -1 && days <= 14))).toEqual([]);
});

test('each test in quarantine exists', () => {
  const known = titlesInSources();
  const last = (title: string) => title.split(' › ').at(-1) ?? '';
  const unknown = quarantine().filter(({ title }) => !known.some((one) => one.test(last(title))));
  expect(unknown).toEqual([]);
  expect(known.some((one) => one.test('a title that no test has'))).toBe(false);
});
