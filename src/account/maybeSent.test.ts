import { beforeEach, expect, test } from 'vitest';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import { type Outcome, createMaybeSent, type MaybeSent } from './change.ts';

const FAILURE = { kind: 'network' } as const;
const UNKNOWN: Outcome = { kind: 'unknown', failure: FAILURE };

let mails: MaybeSent;

beforeEach(() => {
  installPlatform(testPlatform());
  mails = createMaybeSent('mails');
});

test('[decisions/what-may-have-happened] a try without an answer may have been sent, until one certainly was', () => {
  mails.record('a', UNKNOWN);
  mails.record('b', UNKNOWN);
  mails.record('b', UNKNOWN);
  expect(mails.$names.get()).toEqual(['a', 'b']);
  mails.record('a', { kind: 'done' });
  expect(mails.$names.get()).toEqual(['b']);
});

test.each([
  { kind: 'refused', failure: FAILURE },
  { kind: 'notSent', failure: FAILURE },
  { kind: 'ignored' },
] as const)('$kind says nothing of the try before', (outcome) => {
  mails.record('a', outcome);
  expect(mails.$names.get()).toEqual([]);
  mails.record('a', UNKNOWN);
  mails.record('a', outcome);
  expect(mails.$names.get()).toEqual(['a']);
});
