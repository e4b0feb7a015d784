import { beforeEach, expect, test } from 'vitest';
import { CallError, type CallFailure } from '#http/errors.ts';
import { settle } from './settle.ts';

const NETWORK: CallFailure = { kind: 'network' };
const LOST: CallFailure[] = [
  NETWORK,
  { kind: 'timeout' },
  { kind: 'malformed' },
  { kind: 'status', status: 502 },
  { kind: 'status', status: 504 },
  { kind: 'status', status: 403 },
  { kind: 'status', status: 404 },
  { kind: 'status', status: 409 },
  { kind: 'status', status: 410 },
];
const ANSWERED: CallFailure[] = [
  { kind: 'status', status: 400 },
  { kind: 'status', status: 422 },
  { kind: 'status', status: 429 },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
  { kind: 'session' },
  { kind: 'offline' },
];

let turn = 0;
let key: string;
let looks: (boolean | undefined)[];
let sends: (CallFailure | undefined)[];
let log: string[];
let prepare: () => Promise<string>;

beforeEach(() => {
  key = `key ${++turn}`;
  looks = [];
  sends = [];
  log = [];
  prepare = () => Promise.resolve('answer');
});

function run() {
  return settle({
    key,
    prepare,
    send: async (prepared) => {
      log.push(`send ${prepared}`);
      const failure = sends.shift();
      if (failure) throw new CallError(failure, 'test');
    },
    look: async () => {
      log.push('look');
      return looks.shift();
    },
  });
}

test('done: what the server then holds is loaded before anything is said', async () => {
  expect(await run()).toEqual({ kind: 'done' });
  expect(log).toEqual(['send answer', 'look']);
});

test.each(ANSWERED)(
  '[wallet/failed-action-keeps-modal] refused with %o: it failed, and nothing is loaded again',
  async (failure) => {
    sends = [failure];
    expect(await run()).toEqual({ kind: 'failed', failure });
    expect(log).toEqual(['send answer']);
  },
);

test.each(LOST)(
  'no answer that says how it went, %o: what the server holds says whether it is done',
  async (failure) => {
    sends = [failure];
    looks = [true];
    expect(await run()).toEqual({ kind: 'done' });
    sends = [failure];
    looks = [false];
    expect(await run()).toEqual({ kind: 'failed', failure });
    expect(log).toEqual(['send answer', 'look', 'send answer', 'look']);
  },
);

test('nobody can tell: it is not sent again before somebody can', async () => {
  sends = [NETWORK];
  looks = [undefined, undefined, true];
  expect(await run()).toEqual({ kind: 'unsure', failure: NETWORK });
  expect(await run()).toEqual({ kind: 'unsure', failure: NETWORK });
  expect(await run()).toEqual({ kind: 'done' });
  expect(log).toEqual(['send answer', 'look', 'look', 'look']);
});

test('it was not done after all: then it is sent again', async () => {
  sends = [NETWORK, undefined];
  looks = [undefined, false];
  await run();
  expect(await run()).toEqual({ kind: 'done' });
  expect(log).toEqual(['send answer', 'look', 'look', 'send answer', 'look']);
});

test('the server was still at it when it was looked at: who tries again is looked after first', async () => {
  sends = [{ kind: 'timeout' }];
  looks = [false, true];
  expect(await run()).toMatchObject({ kind: 'failed' });
  expect(await run()).toEqual({ kind: 'done' });
  expect(log).toEqual(['send answer', 'look', 'look']);
});

test('done once, the same may be done again without a look', async () => {
  sends = [NETWORK];
  looks = [true];
  await run();
  log = [];
  await run();
  await run();
  expect(log).toEqual(['send answer', 'look', 'send answer', 'look']);
});

test('[decisions/captcha-behind-interface] without an answer to the challenge nothing is sent, and that is known', async () => {
  prepare = () => Promise.reject(new CallError(NETWORK, 'captcha'));
  expect(await run()).toEqual({ kind: 'failed', failure: NETWORK });
  expect(log).toEqual([]);
});

test('refused by a server that sees it otherwise, and not done: the next time it is sent without a look', async () => {
  sends = [{ kind: 'status', status: 409 }];
  looks = [false];
  expect(await run()).toMatchObject({ kind: 'failed' });
  await run();
  expect(log).toEqual(['send answer', 'look', 'send answer', 'look']);
});
