import { beforeEach, describe, expect, test } from 'vitest';
import { CallError, type CallFailure } from '#http/errors.ts';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform, type TestPlatform } from '#platform/testing/testPlatform.ts';
import { createChange, hasBroughtAbout, type Change } from './change.ts';

const NETWORK: CallFailure = { kind: 'network' };
const CONTRADICTED: CallFailure = { kind: 'status', status: 409, message: 'Already' };

const UNKNOWN: CallFailure[] = [
  NETWORK,
  { kind: 'timeout' },
  { kind: 'malformed' },
  { kind: 'status', status: 500, message: 'Full' },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 404 },
];
const REFUSED: CallFailure[] = [
  { kind: 'status', status: 400 },
  { kind: 'status', status: 401 },
  { kind: 'status', status: 422, code: 'E1' },
  { kind: 'status', status: 429 },
  { kind: 'status', status: 200, code: '12' },
];
const NOT_SENT: CallFailure[] = [{ kind: 'unsent' }, { kind: 'session' }];

let platform: TestPlatform;
let log: string[];
/** What each send fails with, in turn; undefined for success, as when there is none left. */
let sends: (CallFailure | undefined)[];
/** What each read says, in turn. */
let reads: (boolean | undefined | Error)[];
let prepare: () => Promise<string>;
let change: Change<string, string>;

beforeEach(() => {
  installPlatform((platform = testPlatform()));
  log = [];
  sends = [];
  reads = [];
  prepare = () => Promise.resolve('solved');
  change = createChange({
    once: (name) => name,
    prepare: () => prepare(),
    send: async (name: string, challenge: string) => {
      log.push(`send ${name} ${challenge}`);
      const failure = sends.shift();
      if (failure) throw new CallError(failure, 'test');
      return `answer to ${name}`;
    },
    keep: (name, answer) => {
      log.push(`keep ${name}: ${answer}`);
    },
    verify: async () => {
      log.push('read');
      const found = reads.shift();
      if (found instanceof Error) throw found;
      return found;
    },
  });
});

const SENT = 'send a solved';
const KEPT = 'keep a: answer to a';

describe('the answer tells', () => {
  test('done: what the page holds is brought up to date before it is said', async () => {
    expect(await change.run('a')).toEqual({ kind: 'done', answer: 'answer to a' });
    expect(log).toEqual([SENT, KEPT]);
  });

  test.each(REFUSED)(
    '[wallet/failed-action-keeps-modal] refused with %o: nothing is read',
    async (failure) => {
      sends = [failure];
      expect(await change.run('a')).toEqual({ kind: 'refused', failure });
      expect(log).toEqual([SENT]);
    },
  );

  test.each(NOT_SENT)('%o: it was not sent, and nothing is read', async (failure) => {
    sends = [failure];
    expect(await change.run('a')).toEqual({ kind: 'notSent', failure });
    expect(log).toEqual([SENT]);
  });

  test('[decisions/captcha-behind-interface] without an answer to the challenge nothing is sent, and that is known', async () => {
    prepare = () => Promise.reject(new CallError({ kind: 'challenge' }, 'captcha'));
    expect(await change.run('a')).toEqual({ kind: 'notSent', failure: { kind: 'challenge' } });
    expect(log).toEqual([]);
  });

  test('a page that cannot be brought up to date does not make a done change undone', async () => {
    const broken = createChange({
      send: () => Promise.resolve('answer'),
      keep: () => {
        throw new Error('no place');
      },
    });
    expect(await broken.run()).toEqual({ kind: 'done', answer: 'answer' });
    expect(platform.reported).toEqual(['Change: kept']);
  });
});

describe('[decisions/what-may-have-happened] no answer tells', () => {
  test.each(UNKNOWN)('%o: a fresh read does', async (failure) => {
    sends = [failure];
    reads = [true];
    expect(await change.run('a')).toMatchObject({ kind: 'done' });
    sends = [failure];
    reads = [false];
    expect(await change.run('a')).toEqual({ kind: 'refused', failure });
    expect(log).toEqual([SENT, 'read', SENT, 'read']);
  });

  test.each([undefined, new Error('unreadable')])(
    'a read that gives %s does not tell either',
    async (read) => {
      sends = [NETWORK];
      reads = [read];
      expect(await change.run('a')).toEqual({ kind: 'unknown', failure: NETWORK });
    },
  );

  test('where nothing can be read it stays unknown, and may be sent again', async () => {
    let sent = 0;
    const unreadable = createChange({
      send: () => (sent++ === 0 ? Promise.reject(new CallError(NETWORK, 'test')) : Promise.resolve()),
    });
    expect(await unreadable.run()).toEqual({ kind: 'unknown', failure: NETWORK });
    expect(await unreadable.run()).toMatchObject({ kind: 'done' });
    expect(sent).toBe(2);
  });

  test('a contradiction in the server’s words is read, and where nothing can be read it is the server’s no', async () => {
    sends = [CONTRADICTED, CONTRADICTED];
    reads = [true, undefined];
    expect(await change.run('a')).toEqual({ kind: 'done', already: true });
    expect(await change.run('a')).toEqual({ kind: 'unknown', failure: CONTRADICTED });
    const unreadable = createChange({ send: () => Promise.reject(new CallError(CONTRADICTED, 'test')) });
    expect(await unreadable.run()).toEqual({ kind: 'refused', failure: CONTRADICTED });
  });
});

describe('the next try', () => {
  test('reads first, and does not send as long as no read tells', async () => {
    sends = [NETWORK];
    reads = [undefined, undefined, true];
    expect(await change.run('a')).toEqual({ kind: 'unknown', failure: NETWORK });
    expect(await change.run('a')).toEqual({ kind: 'unknown', failure: NETWORK });
    expect(await change.run('a')).toEqual({ kind: 'done' });
    expect(log).toEqual([SENT, 'read', 'read', 'read']);
  });

  test('sends again where a read shows that it was not done', async () => {
    sends = [NETWORK];
    reads = [undefined, false];
    await change.run('a');
    expect(await change.run('a')).toMatchObject({ kind: 'done' });
    expect(log).toEqual([SENT, 'read', 'read', SENT, KEPT]);
  });

  test('reads first even after a read that did not show it: the server may have been at it still', async () => {
    sends = [{ kind: 'timeout' }];
    reads = [false, true];
    expect(await change.run('a')).toMatchObject({ kind: 'refused' });
    expect(await change.run('a')).toEqual({ kind: 'done' });
    expect(log).toEqual([SENT, 'read', 'read']);
  });

  test.each([
    ['done by its answer', [undefined], []],
    ['done by a read', [NETWORK], [true]],
    ['refused', [{ kind: 'status', status: 422 }], []],
    ['contradicted, and not done', [CONTRADICTED], [false]],
  ] as const)('sends at once after a change that was %s', async (_, failures, seen) => {
    sends = [...failures];
    reads = [...seen];
    await change.run('a');
    log = [];
    await change.run('a');
    expect(log).toEqual([SENT, KEPT]);
  });

  test.each([
    ['answered', undefined],
    ['refused', { kind: 'status', status: 422 }],
  ] as const)('sends at once again once a try has been %s', async (_, failure) => {
    sends = [NETWORK, failure];
    reads = [undefined, false];
    await change.run('a');
    await change.run('a');
    log = [];
    await change.run('a');
    expect(log).toEqual([SENT, KEPT]);
  });

  test('of another change sends at once, and so does any where twice does no harm', async () => {
    sends = [NETWORK];
    reads = [undefined];
    await change.run('a');
    log = [];
    await change.run('b');
    expect(log).toEqual(['send b solved', 'keep b: answer to b']);

    let sent = 0;
    const harmless = createChange({
      send: () => (sent++ === 0 ? Promise.reject(new CallError(NETWORK, 'test')) : Promise.resolve()),
      verify: () => Promise.resolve(undefined),
    });
    await harmless.run();
    expect(await harmless.run()).toMatchObject({ kind: 'done' });
  });

  test('[http/survives-failures, constants/ten-failures-survived] works after ten failures', async () => {
    sends = Array.from({ length: 10 }, () => ({ kind: 'status', status: 500 }));
    reads = Array.from({ length: 20 }, () => false);
    for (let click = 1; click <= 10; click++)
      expect(await change.run('a')).toMatchObject({ kind: 'refused' });
    expect(await change.run('a')).toMatchObject({ kind: 'done' });
  });
});

test.each([
  [true, false, true],
  [true, true, false],
  [true, undefined, undefined],
  [false, false, false],
  [undefined, false, undefined],
])('[decisions/what-may-have-happened] now %s, before %s: brought about %s', (now, before, done) => {
  expect(hasBroughtAbout(now, before)).toBe(done);
});

test('[decisions/what-may-have-happened] each read gets what the page knew before the first try', async () => {
  let known = 'nothing';
  const told: string[] = [];
  const noting = createChange({
    once: () => 'one',
    note: () => known,
    send: () => Promise.reject(new CallError(NETWORK, 'test')),
    verify: (_, before) => {
      told.push(before);
      return Promise.resolve(undefined);
    },
  });
  await noting.run();
  known = 'done';
  await noting.run();
  expect(told).toEqual(['nothing', 'nothing']);
});
