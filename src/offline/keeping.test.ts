import { beforeEach, expect, test, vi } from 'vitest';
import {
  forgetOtherRelease,
  forgetUnreadable,
  keepCopy,
  keptPage,
  noteBuild,
  pageOfOtherRelease,
} from './keeping.ts';

// The build's id stands in the module from its first line on.
vi.hoisted(() => vi.stubGlobal('__BUILD_ID__', 'B1'));

const box = new Map<string, Response>();

vi.stubGlobal('caches', {
  match: () => Promise.resolve(undefined),
  open: () =>
    Promise.resolve({
      keys: () => Promise.resolve([...box.keys()].map((path) => ({ url: `https://c.example.fr${path}` }))),
      match: (path: string) => Promise.resolve(box.get(path)?.clone()),
      delete: (path: string) => Promise.resolve(box.delete(path)),
      put: (path: string, response: Response) => Promise.resolve(void box.set(path, response)),
    }),
});

const SCRIPT = '/_astro/a.1.js';

function answer(body: string, type: string, more: Partial<Response> = {}): Response {
  const response = new Response(body, { headers: { 'content-type': type } });
  // A response that a test makes is of the type `default`.
  for (const [name, value] of Object.entries({ type: 'basic', ...more })) {
    Object.defineProperty(response, name, { value });
  }
  return response;
}

beforeEach(() => {
  box.clear();
});

test('[decisions/offline-tickets] scripts and pages of this build are stored, and can be read all the same', async () => {
  const script = answer('let a', 'text/javascript');
  await keepCopy(SCRIPT, script);
  await keepCopy('/fr/', answer('<meta name="build" content="B1">', 'text/html'));
  expect([...box.keys()]).toEqual([SCRIPT, '/fr/']);
  expect(await script.text()).toBe('let a');
});

test.each([
  ['a page in place of a script', SCRIPT, answer('<title>Checking your browser</title>', 'text/html')],
  ['a page of another build', '/fr/', answer('<meta name="build" content="B2">', 'text/html')],
  ['a proxy’s page', '/fr/', answer('<title>Sign in to the network</title>', 'text/html')],
  ['an error', SCRIPT, answer('let a', 'text/javascript', { status: 404 })],
  ['what was found elsewhere', SCRIPT, answer('let a', 'text/javascript', { redirected: true })],
  ['what is too large', SCRIPT, answer('a'.repeat(512 * 1024 + 1), 'text/javascript')],
])('[decisions/offline-tickets] %s is not stored', async (_, path, response) => {
  await keepCopy(path, response);
  expect(box.size).toBe(0);
});

test('[identity/logout-leaves-nothing] a copy does not name the address that it was asked for at, whose query may hold a secret', async () => {
  const url = 'https://c.example.fr/fr/?token=secret';
  await keepCopy('/fr/', answer('<meta name="build" content="B1">', 'text/html', { url }));
  expect(box.get('/fr/')?.url).toBe('');
});

test.each([
  ['ends too early', answer('let', 'text/javascript')],
  ['is empty', answer('', 'text/javascript')],
  ['is of another type', answer('let a', 'text/plain')],
  [
    'breaks off',
    answer('', 'text/javascript', { body: null, arrayBuffer: () => Promise.reject(new Error()) }),
  ],
])(
  '[environments/optional-layers] a stored file that %s is forgotten, and what is whole stays',
  async (_, damaged) => {
    const whole = answer('let b', 'text/javascript');
    await keepCopy('/_astro/b.1.js', whole);
    damaged.headers.set('content-length', '5');
    box.set(SCRIPT, Object.assign(damaged, { clone: () => damaged }));
    await noteBuild('/fr/', 'B2');
    await forgetUnreadable();
    expect([...box.keys()]).toEqual(['/_astro/b.1.js', '/other-release']);
  },
);

test('[decisions/offline-tickets] nothing more is stored once there are six hundred files', async () => {
  for (let index = 0; index < 601; index++)
    await keepCopy(`/_astro/${String(index)}.js`, answer('', 'text/javascript'));
  expect(box.size).toBe(600);
});

test('[decisions/offline-tickets] a page is given out once all files that it names are stored', async () => {
  const page = `<meta name="build" content="B1"><script src="${SCRIPT}"></script>`;
  await keepCopy('/fr/tickets/', answer(page, 'text/html'));
  expect(await keptPage('/fr/tickets/')).toBeUndefined();
  await keepCopy(SCRIPT, answer('let a', 'text/javascript'));
  expect(await (await keptPage('/fr/tickets/'))?.text()).toBe(page);
  expect(await (await keptPage('/fr/tickets/'))?.text()).toBe(page);
  expect(await keptPage('/fr/')).toBeUndefined();
});

test('[decisions/stored-page-at-once] the note that the host has another release stands until the same page is of this one again', async () => {
  await noteBuild('/fr/', 'B1');
  expect(await pageOfOtherRelease()).toBeUndefined();
  await noteBuild('/fr/tickets/', 'B2');
  // The upload has not reached this page.
  await noteBuild('/fr/', 'B1');
  expect(await pageOfOtherRelease()).toBe('/fr/tickets/');
  await noteBuild('/fr/tickets/', 'B1');
  expect(await pageOfOtherRelease()).toBeUndefined();
});

test('[decisions/stored-page-at-once] the worker that takes over starts without the note', async () => {
  await noteBuild('/fr/tickets/', 'B2');
  await forgetOtherRelease();
  expect(await pageOfOtherRelease()).toBeUndefined();
});
