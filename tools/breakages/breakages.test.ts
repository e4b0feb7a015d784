import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { IN_ROOMS } from './rooms.ts';
import { IN_SHARED } from './shared.ts';
import { breakagesOf, broken, failuresIn, testsOf, verdictOf, type Breakage } from './tryOut.ts';

const LEAST = 120;
const all = breakagesOf({ ...IN_SHARED, ...IN_ROOMS });

test('there are breakages of all kinds', () => {
  expect(all.length).toBeGreaterThanOrEqual(LEAST);
});

describe.each(all)('$promise: $find', (breakage) => {
  test('changes one place of its file', () => {
    const source = existsSync(breakage.file) ? readFileSync(breakage.file, 'utf8') : '';
    expect(broken(breakage, source)).not.toBe(source);
  });

  test('has a test that names its promise', () => {
    expect(Object.values(testsOf([breakage.promise])).flat()).not.toEqual([]);
  });
});

const BREAKAGE: Breakage = { file: 'cap.ts', find: '<= 5', replace: '< 5', promise: '', site: 'fr' };

test.each(['a < 5', 'a <= 5; b <= 5'])('a text that does not occur once is refused in %s', (source) => {
  expect(() => broken(BREAKAGE, source)).toThrow('cap.ts');
});

test('a replacement stands as it is written', () => {
  expect(broken({ ...BREAKAGE, replace: "$'$&" }, 'a <= 5')).toBe("a $'$&");
});

/** Playwright's report of tests with one result each, the last of them in a suite of its own. */
function report(...ends: [title: string, status: string, message?: string][]): string {
  const specs = ends.map(([title, status, message]) => ({
    title,
    tests: [{ results: [{ status, errors: message === undefined ? [] : [{ message }] }] }],
  }));
  return JSON.stringify({ suites: [{ specs: specs.slice(0, -1), suites: [{ specs: specs.slice(-1) }] }] });
}

const NONE = new Map<string, string>();

test.each([
  [report(['a', 'passed'], ['b', 'failed', 'Error: expect(locator).toBeVisible() failed']), 'noticed'],
  [report(['a', 'timedOut', 'Error: page.waitForURL: Test timeout of 90000ms exceeded.']), 'noticed'],
  [report(['a', 'timedOut', 'locator.click: Test timeout of 90000ms exceeded.']), 'otherwise'],
  [report(['a', 'interrupted']), 'otherwise'],
  [report(['a', 'passed'], ['b', 'skipped']), 'unnoticed'],
  [JSON.stringify({ suites: [] }), 'otherwise'],
])('%s is %s', (json, kind) => {
  expect(verdictOf(failuresIn(json), NONE).kind).toBe(kind);
});

test('a test that fails without the breakage has not noticed it', () => {
  const failing = failuresIn(report(['a', 'failed', 'Error: expect(1)']));
  expect(verdictOf(failing, failing ?? NONE).kind).toBe('unnoticed');
});

test('a report of Vitest', () => {
  const assertionResults = [
    { fullName: 'a', status: 'failed', failureMessages: ['AssertionError'] },
    { fullName: 'b', status: 'pending', failureMessages: [] },
  ];
  expect(failuresIn(JSON.stringify({ testResults: [{ assertionResults }] }))).toEqual(
    new Map([['a', 'AssertionError']]),
  );
});
