import { describe, expect, test } from 'vitest';
import { range, STATUSES } from '#tests/support/statuses.ts';
import { certaintyOf, isAboutState, type Certainty } from './certainty.ts';
import type { CallFailure } from './errors.ts';

describe('[decisions/what-may-have-happened] what a failure says about the change', () => {
  test.each<[CallFailure['kind'], CallFailure, Certainty]>([
    ['network', { kind: 'network' }, 'unknown'],
    ['timeout', { kind: 'timeout' }, 'unknown'],
    ['malformed', { kind: 'malformed' }, 'unknown'],
    ['unsent', { kind: 'unsent' }, 'notSent'],
    ['unaddressed', { kind: 'unaddressed' }, 'notSent'],
    ['session', { kind: 'session' }, 'notSent'],
    ['challenge', { kind: 'challenge' }, 'notSent'],
  ])('%s', (_, failure, certainty) => {
    expect(certaintyOf(failure)).toBe(certainty);
  });

  test.each(STATUSES)('$name', ({ statuses, bare, worded }) => {
    for (const status of statuses) {
      expect(certaintyOf({ kind: 'status', status }), `${status}`).toBe(bare);
      expect(certaintyOf({ kind: 'status', status, code: '' }), `${status}, empty code`).toBe(bare);
      expect(certaintyOf({ kind: 'status', status, code: '0' }), `${status}, code`).toBe(worded);
      expect(certaintyOf({ kind: 'status', status, message: 'No' }), `${status}, message`).toBe(worded);
    }
  });

  test('every status from 100 to 599 is in the table, once', () => {
    expect(STATUSES.flatMap(({ statuses }) => statuses).toSorted((a, b) => a - b)).toEqual(range(100, 599));
  });
});

test('[decisions/what-may-have-happened] of all failures 404, 409 and 410 alone are about the state', () => {
  const failures: CallFailure[] = [
    { kind: 'network' },
    { kind: 'malformed' },
    ...range(100, 599).map((status) => ({ kind: 'status', status }) as const),
  ];
  expect(failures.filter(isAboutState)).toEqual(
    [404, 409, 410].map((status) => ({ kind: 'status', status })),
  );
});
