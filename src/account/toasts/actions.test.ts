import { expect, test, vi } from 'vitest';
import { onToastAction, runToastAction } from './actions.ts';

test('an action is done as long as its area is there', () => {
  const open = vi.fn();
  const forget = onToastAction('open', open);
  expect(runToastAction('open')).toBe(true);
  expect(open).toHaveBeenCalledTimes(1);
  forget();
  expect(runToastAction('open')).toBe(false);
  expect(open).toHaveBeenCalledTimes(1);
});

test('asked for where it cannot be done, it is done once by the area that comes', () => {
  const [pay, other] = [vi.fn(), vi.fn()];
  expect(runToastAction('pay')).toBe(false);
  onToastAction('other', other);
  onToastAction('pay', pay)();
  onToastAction('pay', pay)();
  expect(pay).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});

test('an area that is left does not take back what its successor has registered', () => {
  const next = vi.fn();
  const forget = onToastAction('open', vi.fn());
  onToastAction('open', next);
  forget();
  expect(runToastAction('open')).toBe(true);
  expect(next).toHaveBeenCalledTimes(1);
});
