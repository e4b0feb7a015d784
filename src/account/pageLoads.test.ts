import { expect, test } from 'vitest';
import { definePage, definePageOfAccount, pageLoads } from './pageLoads.ts';

function fetchLoads() {
  return Promise.resolve(() => Promise.resolve());
}

test('a page that is known is given at once, and again when it is shown again', async () => {
  definePage('known', fetchLoads);
  expect(await pageLoads('known')).toBe(fetchLoads);
  expect(await pageLoads('known')).toBe(fetchLoads);
});

test('a page whose script is still on its way is waited for', async () => {
  const waiting = pageLoads('late');
  definePageOfAccount('other');
  definePage('late', fetchLoads);
  expect(await waiting).toBe(fetchLoads);
});

test('a page of the account alone fetches nothing and has nothing to load', async () => {
  definePageOfAccount('account');
  const load = await (await pageLoads('account'))();
  await expect(load()).resolves.toBeUndefined();
});
