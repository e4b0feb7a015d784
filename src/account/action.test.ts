import { expect, test } from 'vitest';
import { CallError } from '#http/errors.ts';
import { createAction, createActionEach } from './action.ts';

test('[decisions/second-click-ignored] a second click does nothing while the first is on its way', async () => {
  const slow = Promise.withResolvers<string>();
  let sent = 0;
  const action = createAction((name: string) => {
    sent++;
    return slow.promise.then(() => name);
  });
  const first = action.run('one');
  expect(action.$busy.get()).toBe(true);
  expect(await action.run('two')).toEqual({ kind: 'ignored' });
  slow.resolve('');
  expect(await first).toEqual({ kind: 'done', value: 'one' });
  expect(action.$busy.get()).toBe(false);
  expect(sent).toBe(1);
});

test('[http/survives-failures, constants/ten-failures-survived, decisions/resubscriptions-not-http-retries] a failure is an outcome, and not the end of the action', async () => {
  let failures = 10;
  let sent = 0;
  const action = createAction(() => {
    sent++;
    return failures-- > 0
      ? Promise.reject(new CallError({ kind: 'status', status: 500 }, 'x'))
      : Promise.resolve('saved');
  });
  for (let click = 1; click <= 10; click++) {
    expect(await action.run(undefined)).toEqual({ kind: 'failed', failure: { kind: 'status', status: 500 } });
  }
  expect(await action.run(undefined)).toEqual({ kind: 'done', value: 'saved' });
  expect(sent).toBe(11);
});

test('[decisions/second-click-ignored] of many, each waits for itself alone', async () => {
  const slow = { a: Promise.withResolvers<string>(), b: Promise.withResolvers<string>() };
  const sent: string[] = [];
  const action = createActionEach((id: string) => {
    sent.push(id);
    return id === 'a' ? slow.a.promise : slow.b.promise;
  });
  const a = action.run('a');
  expect(await action.run('a')).toEqual({ kind: 'ignored' });
  const b = action.run('b');
  expect([...action.$busy.get()]).toEqual(['a', 'b']);
  slow.a.reject(new CallError({ kind: 'network' }, 'x'));
  expect(await a).toEqual({ kind: 'failed', failure: { kind: 'network' } });
  expect([...action.$busy.get()]).toEqual(['b']);
  slow.b.resolve('done');
  expect(await b).toEqual({ kind: 'done', value: 'done' });
  expect(sent).toEqual(['a', 'b']);
});
