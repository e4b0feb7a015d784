import { describe, expect, test, vi } from 'vitest';
import { refresh } from '#http/cache.ts';
import { createLoad, resetLoads } from './load.ts';

const asked: boolean[] = [];

function createCounter() {
  let count = 0;
  return createLoad(({ bypass }) => {
    asked.push(bypass);
    return Promise.resolve(++count);
  }, 'friends');
}

test('[http/loading-then-outcome] idle, loading, then the value', async () => {
  const store = createCounter();
  const seen: string[] = [];
  store.$load.subscribe(({ status }) => seen.push(status));
  await store.ensure();
  expect(seen).toEqual(['idle', 'loading', 'loaded']);
  expect(store.$load.get()).toEqual({ status: 'loaded', value: 1 });
});

test('[http/get-cache] known data stays while it is asked for again', async () => {
  const store = createCounter();
  await store.ensure();
  const seen: string[] = [];
  store.$load.listen(({ status }) => seen.push(status));
  await store.reload();
  expect(seen).toEqual(['loaded']);
  expect(asked.slice(-2)).toEqual([false, true]);
});

test('[http/loading-then-outcome] a failure is a state, and the next try may succeed', async () => {
  let broken = true;
  const store = createLoad(() => (broken ? Promise.reject(new Error('offline')) : Promise.resolve([])));
  await store.ensure();
  expect(store.$load.get()).toEqual({ status: 'failed', failure: { kind: 'network' } });
  broken = false;
  await store.reload();
  expect(store.$load.get()).toEqual({ status: 'loaded', value: [] });
});

describe('what comes too late', () => {
  async function overtakenBy(act: (store: ReturnType<typeof createLoad<string>>) => void) {
    const slow = Promise.withResolvers<string>();
    const store = createLoad(() => slow.promise);
    const run = store.ensure();
    act(store);
    slow.resolve('late');
    await run;
    return store.$load.get();
  }

  test('does not replace what an action has brought along', async () => {
    expect(await overtakenBy((store) => store.set('newer'))).toEqual({ status: 'loaded', value: 'newer' });
  });

  test('[identity/logout-leaves-nothing] shows nothing of a session that has ended', async () => {
    expect(await overtakenBy(resetLoads)).toEqual({ status: 'idle' });
  });
});

test('[http/refresh-after-action] a changed resource loads again where it has been loaded', async () => {
  const store = createCounter();
  refresh(['friends']);
  expect(store.$load.get()).toEqual({ status: 'idle' });
  await store.ensure();
  refresh(['cards', 'friends']);
  await expect.poll(() => store.$load.get()).toEqual({ status: 'loaded', value: 2 });
  expect(asked.at(-1)).toBe(true);
});

test('[http/loading-then-outcome] what start-up has tried to load is not asked for again, though it failed', async () => {
  let broken = true;
  const ask = vi.fn(() => (broken ? Promise.reject(new Error('offline')) : Promise.resolve('known')));
  const store = createLoad(ask);
  await Promise.all([store.ensure(), store.once()]);
  await store.once();
  expect(ask).toHaveBeenCalledOnce();
  expect(store.$load.get()).toMatchObject({ status: 'failed' });
  broken = false;
  store.reset();
  await store.once();
  expect(store.$load.get()).toEqual({ status: 'loaded', value: 'known' });
});

describe('a fresh answer', () => {
  test('is asked for past the cache, given and shown', async () => {
    const store = createCounter();
    await store.ensure();
    expect(await store.fresh()).toBe(2);
    expect(store.$load.get()).toEqual({ status: 'loaded', value: 2 });
    expect(asked.at(-1)).toBe(true);
  });

  test('that fails gives nothing, and what shows stays', async () => {
    let broken = false;
    const store = createLoad(() =>
      broken ? Promise.reject(new Error('offline')) : Promise.resolve('known'),
    );
    await store.ensure();
    broken = true;
    expect(await store.fresh()).toBeUndefined();
    expect(store.$load.get()).toEqual({ status: 'loaded', value: 'known' });
  });

  test('[identity/logout-leaves-nothing] is not shown to the next customer', async () => {
    const store = createCounter();
    const fresh = store.fresh();
    resetLoads();
    await fresh;
    expect(store.$load.get()).toEqual({ status: 'idle' });
  });
});

test('[environments/evidence-beats-hints] what the device keeps shows until the answer comes, and when none comes', async () => {
  let answer = Promise.withResolvers<string>();
  const store = createLoad(() => answer.promise, undefined, { kept: () => 'kept' });
  const first = store.ensure();
  expect(store.$load.get()).toEqual({ status: 'loaded', value: 'kept' });
  answer.reject(new Error('503'));
  await first;
  expect(store.$load.get()).toEqual({ status: 'loaded', value: 'kept', failed: true });
  answer = Promise.withResolvers();
  const again = store.reload();
  expect(store.$load.get(), 'during a retry').toEqual({ status: 'loaded', value: 'kept', failed: true });
  answer.resolve('new');
  await again;
  expect(store.$load.get()).toEqual({ status: 'loaded', value: 'new' });
});

test('a store that keeps what is known shows it when a reload fails, and fails where nothing is known', async () => {
  let broken = false;
  const ask = () => (broken ? Promise.reject(new Error('offline')) : Promise.resolve('known'));
  const store = createLoad(ask, undefined, { keepsKnown: true });
  await store.ensure();
  broken = true;
  await store.reload();
  expect(store.$load.get()).toEqual({ status: 'loaded', value: 'known' });
  store.reset();
  await store.reload();
  expect(store.$load.get()).toMatchObject({ status: 'failed' });
});
