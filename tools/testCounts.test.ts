import { expect, test } from 'vitest';
import { vitestCounts, withExit } from './testCounts.ts';

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
  expect(vitestCounts(JSON.stringify(report))).toEqual({ passed: 7, failed: 4 });
});

test('a run that failed without a failed test counts one failure', () => {
  expect(withExit({ passed: 3, failed: 0 }, false)).toEqual({ passed: 3, failed: 1 });
  expect(withExit({ passed: 3, failed: 2 }, false)).toEqual({ passed: 3, failed: 2 });
  expect(withExit({ passed: 3, failed: 0 }, true)).toEqual({ passed: 3, failed: 0 });
});
