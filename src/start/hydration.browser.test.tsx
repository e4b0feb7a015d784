import { afterEach, expect, test, vi } from 'vitest';
import { letIslandsCome } from './hydration.ts';

const THERE = 'data:text/javascript,';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['React', '/gone.js', THERE],
  ['the island', THERE, '/gone.js'],
])(
  '[errors/reload-after-deploy] the script of %s is asked for again by its own address, and Astro asks by no other',
  async (_, renderer, component) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    letIslandsCome(Promise.resolve());
    const island = document.createElement('astro-island');
    island.setAttribute('renderer-url', renderer);
    island.setAttribute('component-url', component);
    const gone = vi.fn();
    addEventListener('vite:preloadError', gone, { once: true });
    const load = vi.fn<() => Promise<() => Promise<void>>>();
    const drawn = window.Astro?.session?.(load, {}, island);
    const failed = expect(drawn).rejects.toThrow(TypeError);
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    expect(gone).not.toHaveBeenCalled();
    vi.runAllTimers();
    await failed;
    expect(gone).toHaveBeenCalled();
    expect(load).not.toHaveBeenCalled();
  },
);
