import { beforeEach, expect, test } from 'vitest';
import { CallError, type CallFailure } from '#http/errors.ts';
import { createChange } from './change.ts';

/** How the request fails, and what each read says, in turn. */
let failure: CallFailure;
let reads: (boolean | undefined)[];
let sent: number;

const removing = createChange({
  once: () => 'card',
  send: () => {
    sent++;
    return Promise.reject(new CallError(failure, 'test'));
  },
  verify: () => Promise.resolve(reads.shift()),
});

beforeEach(() => {
  reads = [true];
  sent = 0;
});

test.each([404, 409, 410])(
  '[decisions/what-may-have-happened] %d, and a read that shows it: nobody knows who has done it',
  async (status) => {
    failure = { kind: 'status', status };
    expect(await removing.run()).toEqual({ kind: 'done', already: true });
    failure = { kind: 'status', status, code: 'gone' };
    reads = [true];
    expect(await removing.run()).toEqual({ kind: 'done', already: true });
  },
);

test('the read after the answer fails, and only that of the next try tells', async () => {
  failure = { kind: 'status', status: 404 };
  reads = [undefined, true];
  expect(await removing.run()).toEqual({ kind: 'unknown', failure });
  expect(await removing.run()).toEqual({ kind: 'done', already: true });
});

test('the server says no, and no read tells: the next try reads, and does not send', async () => {
  failure = { kind: 'status', status: 409, message: 'Already' };
  reads = [undefined, true];
  expect(await removing.run()).toEqual({ kind: 'unknown', failure });
  expect(await removing.run()).toEqual({ kind: 'done', already: true });
  expect(sent).toBe(1);
});

test.each<CallFailure>([
  { kind: 'network' },
  { kind: 'status', status: 403, code: 'captcha' },
  { kind: 'status', status: 500 },
])('not after %o, which says nothing of the state', async (one) => {
  failure = one;
  expect(await removing.run()).toEqual({ kind: 'done' });
});
