import { expect, test, vi } from 'vitest';
import { getLockManager } from './sdkLock.ts';

const { runWithLock } = getLockManager();

function queued<T>(callback: () => Promise<T>, key = 'token'): Promise<T> {
  return runWithLock(key, 1, callback);
}

test('[identity/renewal-lock] calls of one key run one after the other, however long that takes', async () => {
  const first = Promise.withResolvers<string>();
  const second = vi.fn(() => Promise.resolve('second'));
  const answers = [queued(() => first.promise), queued(second)];
  await expect(queued(() => Promise.resolve('other key'), 'frame')).resolves.toBe('other key');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(second).not.toHaveBeenCalled();
  first.resolve('first');
  expect(await Promise.all(answers)).toEqual(['first', 'second']);
});

test('[identity/renewal-lock] calls that wait for one that fails fail with it; the next one is asked', async () => {
  const first = Promise.withResolvers<string>();
  const waiting = vi.fn(() => Promise.resolve('asked'));
  const answers = Promise.allSettled([queued(() => first.promise), queued(waiting), queued(waiting)]);
  const reason = new Error('hangs');
  first.reject(reason);
  expect(await answers).toEqual([1, 2, 3].map(() => ({ status: 'rejected', reason })));
  expect(waiting).not.toHaveBeenCalled();
  expect(await queued(waiting)).toBe('asked');
});
