import { expect, test, vi } from 'vitest';
import { letIslandsCome } from './hydration.ts';

const THERE = 'data:text/javascript,';

test.each([
  ['React', '/gone.js', THERE],
  ['the island', THERE, '/gone.js'],
])(
  '[errors/reload-after-deploy] where the script of %s does not arrive, Astro does not ask for it by another address',
  async (_, renderer, component) => {
    letIslandsCome(Promise.resolve());
    const island = document.createElement('astro-island');
    island.setAttribute('renderer-url', renderer);
    island.setAttribute('component-url', component);
    const gone = vi.fn();
    addEventListener('vite:preloadError', gone, { once: true });
    const load = vi.fn<() => Promise<() => Promise<void>>>();
    await expect(window.Astro?.session?.(load, {}, island)).rejects.toThrow(TypeError);
    expect(gone).toHaveBeenCalled();
    expect(load).not.toHaveBeenCalled();
  },
);
