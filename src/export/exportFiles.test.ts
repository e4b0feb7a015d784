import type { AstroIntegrationLogger, HookParameters } from 'astro';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteOf } from '#sites/sites.ts';
import { exportFiles } from './exportFiles.ts';

const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
const error = vi.fn<AstroIntegrationLogger['error']>();

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubEnv('STAND_IN', '');
  vi.stubEnv('API_ORIGIN_FR', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

async function begins(): Promise<void> {
  const { hooks } = exportFiles({ site: siteOf('fr'), tier: 'production' });
  await hooks['astro:build:start']?.({ logger: { error } } as unknown as HookParameters<'astro:build:start'>);
}

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ['have the status 503', () => Promise.resolve(new Response('', { status: 503 }))],
])(
  '[sites/no-stand-in-in-deployment] a build without its backend (%s) ends before any page, and names the variable for another one',
  async (problem, answer) => {
    vi.stubGlobal('fetch', answer);
    await begins();
    expect(exit).toHaveBeenCalledExactlyOnceWith(1);
    const message = error.mock.calls.flat().join('');
    expect(message).toContain(problem);
    expect(message).toContain('API_ORIGIN_FR');
    expect(message).not.toContain('\n');
  },
);

test('[sites/no-stand-in-in-deployment] a build asks the backend that the variable names, and goes on when it answers', async () => {
  const asked = vi.fn<(address: URL) => Promise<Response>>(() => Promise.resolve(Response.json({})));
  vi.stubGlobal('fetch', asked);
  vi.stubEnv('API_ORIGIN_FR', 'https://other.example');
  await begins();
  expect(asked.mock.lastCall?.[0].href).toBe('https://other.example/api/settings?language=fr');
  expect(exit).not.toHaveBeenCalled();
});
