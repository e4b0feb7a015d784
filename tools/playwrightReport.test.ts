import { describe, expect, test } from 'vitest';
import { playwrightOutcome, testsOf } from './playwrightReport.ts';
import { playwrightProgress } from './runners.ts';

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

test('playwrightProgress counts what the reporter `dot` prints, and a test with its retry once', () => {
  const output = '[WebServer] ready\n\nRunning 120 tests using 2 workers\n\u001b[32m·\u001b[39m·×±F\n·';
  expect(playwrightProgress(output)).toBe('5 of 120 browser tests');
});
