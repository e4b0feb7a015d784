import { expect, test } from 'vitest';
import { oneAtATime } from './change.ts';

test('[http/one-action-one-request] a second click does nothing while the first is under way, and a failure is not the end of it', async () => {
  const slow = Promise.withResolvers<string>();
  let started = 0;
  const place = oneAtATime((name: string) => {
    started++;
    return slow.promise.then(() => name);
  });
  const first = place.run('one');
  expect(place.$busy.get()).toBe(true);
  expect(await place.run('two')).toBeUndefined();
  slow.reject(new Error('refused'));
  await expect(first).rejects.toThrow('refused');
  expect(place.$busy.get()).toBe(false);
  await expect(place.run('three')).rejects.toThrow('refused');
  expect(started).toBe(2);
});
