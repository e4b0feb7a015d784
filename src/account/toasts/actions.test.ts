import { expect, test, vi } from 'vitest';
import { onToastAction, toastAction } from './actions.ts';

test('an action is known as long as its room is there', () => {
  const open = vi.fn();
  expect(toastAction('open')).toBeUndefined();
  const forget = onToastAction('open', open);
  toastAction('open')?.();
  expect(open).toHaveBeenCalledTimes(1);
  forget();
  expect(toastAction('open')).toBeUndefined();
});

test('a room that is left does not take back what its successor has registered', () => {
  const next = vi.fn();
  const forget = onToastAction('open', vi.fn());
  onToastAction('open', next);
  forget();
  expect(toastAction('open')).toBe(next);
});
