import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import './preload.ts';

const FILES = {
  pages: {},
  scripts: { late: ['late.x1.js', 'a.x2.js', 'b.x3.js'], 'toasts.fr': ['toasts.fr.x4.json'] },
};
const TEXTS = { close: 'Fermer' };

const heard = vi.fn();
let answers: Record<string, unknown>;

beforeEach(() => {
  answers = { '/_astro/files.B1.json': FILES, '/_astro/toasts.fr.x4.json': TEXTS };
  vi.stubGlobal(
    'fetch',
    vi.fn((path: string) =>
      Promise.resolve(path in answers ? Response.json(answers[path]) : new Response('', { status: 404 })),
    ),
  );
  const build = document.createElement('meta');
  build.name = 'build';
  build.content = 'B1';
  document.head.append(build);
  addEventListener('vite:preloadError', heard);
});

afterEach(() => {
  for (const one of document.querySelectorAll('meta[name="build"], link[href^="/_astro/"]')) one.remove();
  removeEventListener('vite:preloadError', heard);
  heard.mockClear();
  vi.unstubAllGlobals();
});

function links(): string[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[href^="/_astro/"]')].map(
    (link) => `${link.rel} ${String(link.getAttribute('href'))}`,
  );
}

function named(rel: string, href: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.setAttribute('href', href);
  document.head.append(link);
}

test('a file of texts is fetched once, and again when it did not arrive', async () => {
  delete answers['/_astro/files.B1.json'];
  await expect(accountScript('toasts.fr')).rejects.toThrow('files.B1.json');
  answers['/_astro/files.B1.json'] = FILES;
  expect(await accountScript('toasts.fr')).toEqual({ default: TEXTS });
  expect(await accountScript('toasts.fr')).toEqual({ default: TEXTS });
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('[errors/reload-after-deploy] what a script imports is asked for with it, unless the page names it, and a failure is told', async () => {
  named('later', '/_astro/a.x2.js');
  await expect(accountScript('late')).rejects.toThrow(TypeError);
  expect(links()).toEqual(['later /_astro/a.x2.js', 'modulepreload /_astro/b.x3.js']);
  expect(heard).toHaveBeenCalledOnce();
});

test('what the page names needs no list of files', async () => {
  named('soon', '/_astro/start.x5.js');
  named('soon', '/_astro/start.island.x6.js');
  await expect(accountScript('start')).rejects.toThrow('/_astro/start.x5.js');
  expect(fetch).not.toHaveBeenCalled();
});
