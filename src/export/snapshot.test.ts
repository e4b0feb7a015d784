import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getFooter } from '#account/footer/contract.ts';

const asked: (string | undefined)[] = [];
let answer: { status: number; body: unknown };

const api = createServer((request, response) => {
  asked.push(request.url);
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer.body));
});

beforeEach(async () => {
  asked.length = 0;
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('API_ORIGIN_FR', `http://127.0.0.1:${String((api.address() as AddressInfo).port)}`);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await new Promise((resolve) => api.close(resolve));
});

function footer(title: string) {
  return { shows: [{ title, slug: 'dune', isMovie: true }], columns: [], socialNetworks: [] };
}

/** A build of its own, which has read nothing yet. */
async function build() {
  vi.resetModules();
  const { readAtBuild } = await import('./snapshot.ts');
  return readAtBuild;
}

test('[calls/get-footer, decisions/footer-baked-at-build] a build reads the footer at the site’s API, once per language; the next build has the changed one', async () => {
  answer = { status: 200, body: footer('Dune') };
  const first = await build();
  expect(await first(getFooter, 'fr')).toMatchObject({ shows: [{ title: 'Dune' }] });
  expect(await first(getFooter, 'fr')).toMatchObject({ shows: [{ title: 'Dune' }] });
  await first(getFooter, 'en');
  expect(asked).toEqual(['/api/footer?language=fr', '/api/footer?language=en']);

  answer = { status: 200, body: footer('Dune 2') };
  const next = await build();
  expect(await next(getFooter, 'fr')).toMatchObject({ shows: [{ title: 'Dune 2' }] });
});

test.each([
  [{ status: 503, body: {} }, 'answered 503'],
  [{ status: 200, body: '<html>' }, 'answered against the contract: body: '],
])(
  '[decisions/footer-baked-at-build] an API that fails (%j) ends the build with its address',
  async (failure, words) => {
    answer = failure;
    const readAtBuild = await build();
    await expect(readAtBuild(getFooter, 'fr')).rejects.toThrow(`/api/footer?language=fr ${words}`);
  },
);
