import { expect, test } from 'vitest';
import type { Outcome } from '#account/change.ts';
import { problemOf, type Problem } from './problem.ts';

test.each<[string, Outcome, Problem | undefined]>([
  ['sent', { kind: 'done' }, undefined],
  ['sent already', { kind: 'ignored' }, undefined],
  ['refused', { kind: 'refused', failure: { kind: 'status', status: 422 } }, 'failed'],
  [
    'refused, and not there',
    { kind: 'refused', failure: { kind: 'status', status: 409, code: '1' } },
    'failed',
  ],
  ['not there yet', { kind: 'refused', failure: { kind: 'timeout' } }, 'notSeen'],
  ['not sent', { kind: 'notSent', failure: { kind: 'unsent' } }, 'failed'],
  ['unknown', { kind: 'unknown', failure: { kind: 'network' } }, 'unsure'],
])('%s', (_, outcome, problem) => {
  expect(problemOf(outcome)).toBe(problem);
});
