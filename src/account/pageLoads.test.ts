import { expect, test } from 'vitest';
import { definePage, pageLoads } from './pageLoads.ts';

test('a page that is known is given at once, and again when it is shown again', async () => {
  const loads = () => Promise.resolve();
  definePage('known', loads);
  expect(await pageLoads('known')).toBe(loads);
  expect(await pageLoads('known')).toBe(loads);
});

test('a page whose script is still on its way is waited for', async () => {
  const waiting = pageLoads('late');
  const loads = () => Promise.resolve();
  definePage('other', () => Promise.resolve());
  definePage('late', loads);
  expect(await waiting).toBe(loads);
});
