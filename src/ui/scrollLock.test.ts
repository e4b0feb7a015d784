import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockScroll, unlockScroll } from './modal.ts';

/** As much of a page as the lock touches. */
function fakePage() {
  const classes = new Set<string>();
  const properties = new Map<string, string>();
  const page = { scrollY: 900, innerWidth: 1280 };
  vi.stubGlobal('document', {
    documentElement: {
      clientWidth: 1265,
      classList: {
        add: (name: string) => classes.add(name),
        remove: (name: string) => classes.delete(name),
        contains: (name: string) => classes.has(name),
      },
    },
    body: {
      style: {
        setProperty: (name: string, value: string) => properties.set(name, value),
        removeProperty: (name: string) => properties.delete(name),
      },
    },
  });
  vi.stubGlobal(
    'window',
    Object.assign(page, {
      scrollTo: ({ top }: { top: number }) => {
        page.scrollY = top;
      },
    }),
  );
  return { page, classes, properties };
}

describe('scroll lock', () => {
  let { page, classes, properties } = fakePage();
  const locked = () => classes.has('scroll-locked');

  beforeEach(() => {
    ({ page, classes, properties } = fakePage());
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('[shell/modal-locks-scroll] locking marks the root and keeps its position and the scrollbar’s room', () => {
    lockScroll();
    expect(locked()).toBe(true);
    expect(Object.fromEntries(properties)).toEqual({ '--locked-at': '-900px', '--locked-gap': '15px' });
  });

  test('[shell/modal-restores-scroll] unlocking restores the position, also where a fixed body has lost it', () => {
    lockScroll();
    page.scrollY = 0;
    unlockScroll();
    expect(page.scrollY).toBe(900);
    expect(locked()).toBe(false);
    expect(properties.size).toBe(0);
  });

  test('a dialog above a dialog: the last one to close unlocks, at the first one’s position', () => {
    lockScroll();
    page.scrollY = 0;
    lockScroll();
    unlockScroll();
    expect(locked()).toBe(true);
    unlockScroll();
    expect(locked()).toBe(false);
    expect(page.scrollY).toBe(900);
  });

  test('one unlock too many does nothing', () => {
    unlockScroll();
    expect(page.scrollY).toBe(900);
    lockScroll();
    expect(locked()).toBe(true);
  });

  test('a page change drops the lock: the new page keeps its own position and can be locked again', () => {
    lockScroll();
    classes.clear();
    page.scrollY = 0;
    unlockScroll();
    expect(page.scrollY).toBe(0);

    page.scrollY = 300;
    lockScroll();
    unlockScroll();
    expect(locked()).toBe(false);
    expect(page.scrollY).toBe(300);
  });

  test('a dialog that never closed before the page change does not hold the new page', () => {
    lockScroll();
    classes.clear();
    lockScroll();
    unlockScroll();
    expect(locked()).toBe(false);
  });
});
