import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RESIZE_DEBOUNCE_MS, SCROLL_DEBOUNCE_MS, debounce, isStuck, viewportUnit } from './sticky.ts';

describe('isStuck', () => {
  const at = (scrollY: number, viewportHeight: number) => isStuck({ scrollY, viewportHeight, desktop: true });

  test('[shell/sticky-desktop-only] never on mobile', () => {
    expect(isStuck({ scrollY: 5000, viewportHeight: 800, desktop: false })).toBe(false);
  });

  test('[constants/sticky-header-values, shell/sticky-minimum-scroll] from 68 px, where a quarter of the viewport is less', () => {
    expect(at(67, 200)).toBe(false);
    expect(at(68, 200)).toBe(true);
  });

  test('[constants/sticky-header-values, shell/sticky-quarter-viewport] past a quarter of the viewport, not at it', () => {
    expect(at(100, 800)).toBe(false);
    expect(at(200, 800)).toBe(false);
    expect(at(201, 800)).toBe(true);
    expect(at(68, 272)).toBe(false);
  });

  test('scrolling on never unsticks it', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(5000), fc.nat(3000), (scroll, more, height) => {
        if (at(scroll, height)) expect(at(scroll + more, height)).toBe(true);
      }),
    );
  });
});

test.each([
  [800, '8px'],
  [667, '6.67px'],
  [57, '0.57px'],
  [0, '0px'],
])('[shell/viewport-height-unit] the unit of %i px is %s', (height, unit) => {
  expect(viewportUnit(height)).toBe(unit);
});

describe('debounce', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['[constants/sticky-header-values, shell/sticky-debounce] scroll', SCROLL_DEBOUNCE_MS, 200],
    ['[constants/viewport-unit-values, shell/resize-debounce] resize', RESIZE_DEBOUNCE_MS, 150],
  ])('%s waits %i ms', (_, constant, ms) => {
    const run = vi.fn();
    debounce(run, constant)();
    vi.advanceTimersByTime(ms - 1);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('runs once after the last of many calls, and again for the next ones', () => {
    const run = vi.fn();
    const debounced = debounce(run, 200);
    for (let call = 0; call < 10; call++) {
      debounced();
      vi.advanceTimersByTime(199);
    }
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
    debounced();
    vi.advanceTimersByTime(200);
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('cancelled, it does not run; called again, it does', () => {
    const run = vi.fn();
    const debounced = debounce(run, 200);
    debounced();
    debounced.cancel();
    vi.advanceTimersByTime(1000);
    expect(run).not.toHaveBeenCalled();
    debounced();
    vi.advanceTimersByTime(200);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
