import { beforeEach, expect, test, vi } from 'vitest';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import { cached, CACHE_MS, forget, forgetAll, fresh, onRefresh, refresh } from './cache.ts';

const platform = testPlatform();
installPlatform(platform);

const ADDRESS = '/api/cinemas?language=fr';
let asked = 0;
const ask = () => Promise.resolve(++asked);

beforeEach(() => {
  forgetAll();
  asked = 0;
});

test('S: an answer holds for five minutes, to the millisecond', async () => {
  await cached(ADDRESS, undefined, ask);
  platform.clock += CACHE_MS - 1;
  expect(await cached(ADDRESS, undefined, ask)).toBe(1);
  platform.clock += 1;
  expect(await cached(ADDRESS, undefined, ask)).toBe(2);
  expect(CACHE_MS).toBe(300_000);
});

test('[http/cache-by-params] other parameters are another answer', async () => {
  await cached(ADDRESS, undefined, ask);
  expect(await cached('/api/cinemas?language=en', undefined, ask)).toBe(2);
});

test('a request under way is shared', async () => {
  expect(await Promise.all([cached(ADDRESS, undefined, ask), cached(ADDRESS, undefined, ask)])).toEqual([
    1, 1,
  ]);
});

test('[http/cache-bypass] past the cache there is a new answer, which the cache then holds', async () => {
  await cached(ADDRESS, undefined, ask);
  expect(await fresh(ADDRESS, undefined, ask)).toBe(2);
  expect(await cached(ADDRESS, undefined, ask)).toBe(2);
});

test('[http/failed-get-not-kept] a failure is not kept', async () => {
  await expect(cached(ADDRESS, undefined, () => Promise.reject(new Error('500')))).rejects.toThrow('500');
  expect(await cached(ADDRESS, undefined, ask)).toBe(1);
});

test('a failure that was overtaken takes nothing with it', async () => {
  const slow = Promise.withResolvers<number>();
  const first = cached(ADDRESS, undefined, () => slow.promise);
  await fresh(ADDRESS, undefined, ask);
  slow.reject(new Error('late'));
  await expect(first).rejects.toThrow('late');
  expect(await cached(ADDRESS, undefined, ask)).toBe(1);
});

test('[http/refresh-after-action] a resource is forgotten without the others', async () => {
  const other = vi.fn(() => Promise.resolve('cards'));
  await cached(ADDRESS, 'cinemas', ask);
  await cached('/api/accounts/me/cards', 'cards', other);
  forget('cinemas');
  expect(await cached(ADDRESS, 'cinemas', ask)).toBe(2);
  await cached('/api/accounts/me/cards', 'cards', other);
  expect(other).toHaveBeenCalledTimes(1);
});

test('[http/refresh-after-action] whoever loads what an action has changed gets a new answer, and none held', async () => {
  await cached(ADDRESS, 'cinemas', ask);
  let loaded: Promise<number> | undefined;
  const stop = onRefresh('cinemas', () => {
    loaded = cached(ADDRESS, 'cinemas', ask);
  });
  refresh(['cards']);
  expect(loaded).toBeUndefined();
  refresh(['cinemas']);
  expect(await loaded).toBe(2);
  stop();
});
