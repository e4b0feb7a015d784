import { afterEach, expect, test, vi } from 'vitest';
import { preload } from './preload.ts';

const MODULE = { name: 'module' };
const load = () => Promise.resolve(MODULE);

afterEach(() => {
  for (const link of links()) link.remove();
});

function links(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[href^="/_astro/"]')];
}

function asked(): string[] {
  return links().map(
    (link) => `${link.rel} ${link.as} ${String(link.crossOrigin)} ${String(link.getAttribute('href'))}`,
  );
}

test('what the module imports is asked for before the module itself, without waiting', () => {
  const loading = vi.fn(() => {
    expect(links()).toHaveLength(2);
    return load();
  });
  void preload(loading, ['_astro/a.js', '_astro/b.js']);
  expect(loading).toHaveBeenCalledOnce();
  expect(asked()).toEqual([
    'modulepreload script anonymous /_astro/a.js',
    'modulepreload script anonymous /_astro/b.js',
  ]);
});

test('each script is asked for once, also where the page names it itself, now or later', async () => {
  const later = document.createElement('link');
  later.rel = 'later';
  later.setAttribute('href', '/_astro/a.js');
  document.head.append(later);
  expect(await preload(load, ['_astro/a.js', '_astro/b.js'])).toBe(MODULE);
  expect(await preload(load, ['_astro/b.js'])).toBe(MODULE);
  expect(await preload(load)).toBe(MODULE);
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/_astro/a.js', '/_astro/b.js']);
});

test.each([true, false])(
  '[errors/reload-after-deploy] a failure is told, and thrown unless somebody acts: %s',
  async (acts) => {
    const error = new TypeError('Failed to fetch dynamically imported module');
    const heard = vi.fn((event: Event) => {
      if (acts) event.preventDefault();
    });
    addEventListener('vite:preloadError', heard, { once: true });
    const loading = preload<unknown>(() => Promise.reject(error));
    if (acts) expect(await loading).toBeUndefined();
    else await expect(loading).rejects.toBe(error);
    expect(heard).toHaveBeenCalledOnce();
  },
);
