import { describe, expect, test } from 'vitest';
import { certaintyOf, type Certainty } from './certainty.ts';
import type { CallFailure } from './errors.ts';

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const CONTRADICTIONS = [403, 404, 409, 410];
const REFUSALS = [400, 401, 405, 413, 415, 422, 429];
const OTHER_4XX = range(400, 499).filter((status) => ![...CONTRADICTIONS, ...REFUSALS].includes(status));

interface Row {
  name: string;
  statuses: readonly number[];
  /** Without a word of the server, and with a code or a message. */
  bare: Certainty;
  worded: Certainty;
}

const ROWS: readonly Row[] = [
  { name: '1xx', statuses: range(100, 199), bare: 'unknown', worded: 'unknown' },
  { name: '2xx with `done: false`', statuses: range(200, 299), bare: 'refused', worded: 'refused' },
  { name: '3xx', statuses: range(300, 399), bare: 'unknown', worded: 'unknown' },
  { name: 'plain refusals', statuses: REFUSALS, bare: 'refused', worded: 'refused' },
  { name: 'contradictions', statuses: CONTRADICTIONS, bare: 'unknown', worded: 'contradicted' },
  { name: 'other 4xx', statuses: OTHER_4XX, bare: 'unknown', worded: 'refused' },
  { name: '5xx', statuses: range(500, 599), bare: 'unknown', worded: 'unknown' },
];

describe('[decisions/what-may-have-happened] what a failure says about the change', () => {
  test.each<[CallFailure['kind'], CallFailure, Certainty]>([
    ['network', { kind: 'network' }, 'unknown'],
    ['timeout', { kind: 'timeout' }, 'unknown'],
    ['malformed', { kind: 'malformed' }, 'unknown'],
    ['unsent', { kind: 'unsent' }, 'notSent'],
    ['session', { kind: 'session' }, 'notSent'],
    ['challenge', { kind: 'challenge' }, 'notSent'],
  ])('%s', (_, failure, certainty) => {
    expect(certaintyOf(failure)).toBe(certainty);
  });

  test.each(ROWS)('$name', ({ statuses, bare, worded }) => {
    for (const status of statuses) {
      expect(certaintyOf({ kind: 'status', status }), `${status}`).toBe(bare);
      expect(certaintyOf({ kind: 'status', status, code: '' }), `${status}, empty code`).toBe(bare);
      expect(certaintyOf({ kind: 'status', status, code: '0' }), `${status}, code`).toBe(worded);
      expect(certaintyOf({ kind: 'status', status, message: 'No' }), `${status}, message`).toBe(worded);
    }
  });

  test('every status from 100 to 599 is in the table, once', () => {
    expect(ROWS.flatMap(({ statuses }) => statuses).toSorted((a, b) => a - b)).toEqual(range(100, 599));
  });
});
