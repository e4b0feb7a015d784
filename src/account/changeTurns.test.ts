import { beforeEach, describe, expect, test } from 'vitest';
import { CallError, type CallFailure } from '#http/errors.ts';
import { createChange, type Change } from './change.ts';
import { resetLoads } from './load.ts';

const NETWORK: CallFailure = { kind: 'network' };
const SENT = 'send a';
const KEPT = 'keep a';

let log: string[];
/** What each send fails with, in turn. */
let sends: CallFailure[];
let prepare: () => Promise<unknown>;
let change: Change<string, unknown>;

beforeEach(() => {
  log = [];
  sends = [];
  prepare = () => Promise.resolve();
  change = createChange({
    once: (name) => name,
    prepare: () => prepare(),
    send: async (name: string) => {
      log.push(`send ${name}`);
      const failure = sends.shift();
      if (failure) throw new CallError(failure, 'test');
    },
    keep: (name) => log.push(`keep ${name}`),
    verify: async () => {
      log.push('read');
      return undefined;
    },
  });
});

describe('[http/one-action-one-request] a second click', () => {
  test('is ignored while the first is on its way, whatever it asks for', async () => {
    expect(change.$busy.get()).toBe(false);
    const slow = Promise.withResolvers<string>();
    prepare = () => slow.promise;
    const first = change.run('a');
    expect(change.$busy.get()).toBe(true);
    expect(await change.run('b')).toEqual({ kind: 'ignored' });
    slow.resolve('solved');
    await first;
    expect(change.$busy.get()).toBe(false);
    expect(log).toEqual([SENT, KEPT]);
  });

  test('of many things, each waits for itself alone, and shows until it has ended', async () => {
    const slow = new Map([
      ['a', Promise.withResolvers<undefined>()],
      ['b', Promise.withResolvers<undefined>()],
    ]);
    const sent: string[] = [];
    const many = createChange({
      each: (id: string) => id,
      send: (id: string) => {
        sent.push(id);
        return slow.get(id)?.promise ?? Promise.resolve();
      },
    });
    const a = many.run('a');
    expect(await many.run('a')).toEqual({ kind: 'ignored' });
    const b = many.run('b');
    expect([...many.$underWay.get()]).toEqual([
      ['a', 'a'],
      ['b', 'b'],
    ]);
    slow.get('a')?.reject(new CallError({ kind: 'status', status: 422 }, 'test'));
    expect(await a).toMatchObject({ kind: 'refused' });
    expect([...many.$underWay.get().keys()]).toEqual(['b']);
    expect(many.$busy.get()).toBe(true);
    slow.get('b')?.resolve(undefined);
    expect(await b).toMatchObject({ kind: 'done' });
    expect(sent).toEqual(['a', 'b']);
  });

  test('shows as under way until the page holds the change', async () => {
    const seen: number[] = [];
    const shown = createChange({
      send: () => Promise.resolve(),
      keep: () => {
        seen.push(shown.$underWay.get().size);
      },
    });
    await shown.run();
    expect(seen).toEqual([1]);
    expect(shown.$underWay.get().size).toBe(0);
  });
});

describe('[identity/logout-leaves-nothing] the customer signs out meanwhile, and the next one hears nothing of it', () => {
  test('before it is sent: it is not sent', async () => {
    prepare = async () => {
      resetLoads();
      return 'solved';
    };
    expect(await change.run('a')).toEqual({ kind: 'ignored' });
    expect(log).toEqual([]);
    expect(change.$busy.get()).toBe(false);
  });

  test.each([
    ['an answer', () => Promise.resolve('answer')],
    ['a failure', () => Promise.reject(new CallError(NETWORK, 'test'))],
  ])('before %s: it is neither kept nor read', async (_, answer) => {
    const leaving = createChange({
      send: () => {
        resetLoads();
        return answer();
      },
      keep: () => log.push('keep'),
      verify: async () => {
        log.push('read');
        return true;
      },
    });
    expect(await leaving.run()).toEqual({ kind: 'ignored' });
    expect(log).toEqual([]);
  });

  test('before a read tells: nothing is said', async () => {
    const leaving = createChange({
      send: () => Promise.reject(new CallError(NETWORK, 'test')),
      verify: async () => {
        resetLoads();
        return true;
      },
    });
    expect(await leaving.run()).toEqual({ kind: 'ignored' });
  });

  test('what was unknown to one customer is not read for the next, whose own change is not disturbed', async () => {
    sends = [NETWORK];
    await change.run('a');
    resetLoads();
    log = [];
    await change.run('a');
    expect(log).toEqual([SENT, KEPT]);

    const slow = Promise.withResolvers<string>();
    prepare = () => slow.promise;
    const ofOne = change.run('a');
    resetLoads();
    const ofNext = change.run('a');
    slow.resolve('solved');
    expect(await ofOne).toEqual({ kind: 'ignored' });
    expect(await ofNext).toMatchObject({ kind: 'done' });
    expect(change.$busy.get()).toBe(false);
  });
});
