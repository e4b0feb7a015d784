import { TimeoutError } from 'ky';
import { describe, expect, test } from 'vitest';
import {
  CallError,
  failureOf,
  isOfChallenge,
  isOfNetwork,
  requireDone,
  serverError,
  toCallError,
  type CallFailure,
} from './errors.ts';

describe('what the server says of its failure', () => {
  test.each([
    [
      { code: 'E1', message: 'No' },
      { code: 'E1', message: 'No' },
    ],
    [{ error: { code: 17, message: 'Nested' } }, { code: '17', message: 'Nested' }],
    [{ error: 'text', message: 'Beside' }, { message: 'Beside' }],
    [{ error: null, message: 'Beside' }, { message: 'Beside' }],
    [{ message: '   ' }, {}],
    [{ message: { html: 'x' }, code: null }, {}],
    [{}, {}],
    [null, {}],
    ['<html>', {}],
    [undefined, {}],
  ])('%j is %j', (body, said) => {
    expect(serverError(body)).toEqual(said);
  });
});

test('whatever else goes wrong is the network, and the library’s own words stay behind', () => {
  const error = toCallError(new TypeError('Failed to fetch https://secret.example/?token=eyJ'), 'GET /api/x');
  expect(error.failure).toEqual({ kind: 'network' });
  expect(error.message).toBe('GET /api/x: network');
});

test('a failure that is one already stays as it is', () => {
  const error = new CallError({ kind: 'session' }, 'GET /api/x');
  expect(toCallError(error, 'other')).toBe(error);
});

test('[tickets/resend-failure-code-toast] `done: false` is a refusal with a status of success, in the server’s words', () => {
  expect(() => requireDone({ done: true }, 'x')).not.toThrow();
  expect(() => requireDone({ done: false, code: '12', message: 'Full' }, 'x')).toThrow(
    expect.objectContaining({ failure: { kind: 'status', status: 200, code: '12', message: 'Full' } }),
  );
});

test('a call that takes too long is known as such', () => {
  expect(failureOf(new TimeoutError(new Request('https://api.example')))).toEqual({ kind: 'timeout' });
});

test('an error says by its name and its message which call has failed, and how', () => {
  const error = new CallError({ kind: 'status', status: 503 }, 'GET /api/x');
  expect(String(error)).toBe('CallError: GET /api/x: 503');
});

const FAILURES: readonly CallFailure[] = [
  { kind: 'network' },
  { kind: 'unsent' },
  { kind: 'unaddressed' },
  { kind: 'challenge' },
  { kind: 'timeout' },
  { kind: 'session' },
  { kind: 'malformed' },
  { kind: 'status', status: 403 },
  { kind: 'status', status: 403, code: '' },
  { kind: 'status', status: 403, code: 'captcha' },
];

test('no answer came: the connection, the time and what did not leave', () => {
  expect(FAILURES.filter(isOfNetwork)).toEqual([
    { kind: 'network' },
    { kind: 'unsent' },
    { kind: 'timeout' },
  ]);
});

test('[http/challenge-failure-told] the challenge is the reason: none could be made, or its answer is refused', () => {
  expect(FAILURES.filter(isOfChallenge)).toEqual([
    { kind: 'challenge' },
    { kind: 'status', status: 403, code: 'captcha' },
  ]);
});
