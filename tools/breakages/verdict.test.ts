import { expect, test } from 'vitest';
import { failedTitles, verdictOf } from './verdict.ts';

interface End {
  status: string;
  messages?: string[];
}

/** A report of tests with one result each, the last of them in a suite of its own. */
function report(...ends: End[]): string {
  const specs = ends.map(({ status, messages = [] }, index) => ({
    title: `test ${String(index)}`,
    tests: [{ results: [{ status, errors: messages.map((message) => ({ message })) }] }],
  }));
  return JSON.stringify({ suites: [{ specs: specs.slice(0, -1), suites: [{ specs: specs.slice(-1) }] }] });
}

test('a failed expectation is a notice, in words without colours', () => {
  const message = '\u001B[31mError: expect(\u001B[39mlocator).toBeVisible() failed';
  expect(verdictOf(report({ status: 'passed' }, { status: 'failed', messages: [message] }))).toEqual({
    kind: 'noticed',
    said: 'Error: expect(locator).toBeVisible() failed',
  });
});

test.each(['Error: expect.poll(…)', 'Error: page.waitForURL: Test timeout of 90000ms exceeded.'])(
  '%s is a notice too',
  (message) => {
    expect(verdictOf(report({ status: 'timedOut', messages: ['Test timeout', message] })).kind).toBe(
      'noticed',
    );
  },
);

test.each([
  [report({ status: 'timedOut', messages: ['locator.click: Test timeout of 90000ms exceeded.'] })],
  [report({ status: 'interrupted' })],
  [JSON.stringify({ suites: [] })],
])('another end says nothing of the promise', (json) => {
  expect(verdictOf(json).kind).toBe('otherwise');
});

test('tests that pass have not noticed', () => {
  expect(verdictOf(report({ status: 'passed' }, { status: 'passed' }))).toEqual({ kind: 'unnoticed' });
});

test('the titles of tests that have not passed', () => {
  expect(failedTitles(report({ status: 'passed' }, { status: 'skipped' }, { status: 'failed' }))).toEqual([
    'test 1',
    'test 2',
  ]);
});
