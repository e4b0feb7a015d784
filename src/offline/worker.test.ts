import { beforeEach, expect, test, vi } from 'vitest';

// The build's names stand in the modules from their first line on.
vi.hoisted(() => {
  vi.stubGlobal('__BUILD_ID__', 'B1');
  vi.stubGlobal('__TICKET_PAGES__', ['/fr/tickets/']);
  vi.stubGlobal('__DOOR_FILES__', ['/_astro/door.1.js']);
});

const ORIGIN = 'https://c.example.fr';
const SCRIPT = '/_astro/a.1.js';
const HOME = '/fr/';
const ALWAYS = ['/', '/_astro/a.1.js', '/_astro/door.1.js', '/fr/tickets/', '/offline/'];
const PAGE = `<meta name="build" content="B1"><script src="${SCRIPT}"></script>`;
const ERROR_PAGE = '<title>Bad gateway</title>';

type Fetch = (path: string) => Promise<Response>;
type Handler = (event: object) => void;

/** What the site's host and a browser's own answers look like. */
function response(body: string | null, type: string, more: Partial<Response> = {}): Response {
  const made = new Response(body, { headers: { 'content-type': type } });
  for (const [name, value] of Object.entries({ type: 'basic', ...more }))
    Object.defineProperty(made, name, { value });
  return made;
}

const host: Fetch = (path) =>
  Promise.resolve(path.endsWith('/') ? response(PAGE, 'text/html') : response('let a', 'text/javascript'));
const noNetwork: Fetch = () => Promise.reject(new TypeError('Failed to fetch'));
const never = () => new Promise<never>(() => undefined);

let network: Fetch;
/** What the storage holds, by path, and what has been done to it. */
const box = new Map<string, Response>();

/** What the worker of the build before has stored. */
const before = new Map<string, Response>();

/** A cache storage in order. */
function storage() {
  const cache = {
    match: (path: string) => Promise.resolve(box.get(path)?.clone()),
    keys: () => Promise.resolve([...box.keys()].map((path) => ({ url: ORIGIN + path }))),
    put: (path: string, copy: Response) => Promise.resolve(void box.set(path, copy)),
    delete: (path: string) => Promise.resolve(box.delete(path)),
  };
  return {
    cache,
    match: (path: string) => Promise.resolve((before.get(path) ?? box.get(path))?.clone()),
    open: () => Promise.resolve(cache),
    keys: () => Promise.resolve(['kept-B1', 'kept-B0']),
    delete: (name: string) => {
      if (name === 'kept-B1') box.clear();
      return Promise.resolve(true);
    },
  };
}

const claim = vi.fn(() => Promise.resolve());
const unregister = vi.fn(() => Promise.resolve(true));
const handlers = new Map<string, Handler>();

/** A worker that has just been started. */
async function start(caches: unknown, worker = './worker.ts'): Promise<void> {
  vi.resetModules();
  handlers.clear();
  vi.stubGlobal('caches', caches);
  await import(worker);
}

/** Dispatches an event, and lets all time pass that its work takes. */
async function lifecycle(type: string): Promise<'done' | 'failed' | 'hangs'> {
  const work: Promise<unknown>[] = [];
  handlers.get(type)?.({ waitUntil: (one: Promise<unknown>) => work.push(one) });
  return outcome(Promise.all(work), 60_000);
}

async function outcome(work: Promise<unknown>, ms: number): Promise<'done' | 'failed' | 'hangs'> {
  let result: 'done' | 'failed' | 'hangs' = 'hangs';
  work.then(
    () => (result = 'done'),
    () => (result = 'failed'),
  );
  await pass(ms);
  return result;
}

/** Bodies are read between timers. */
async function pass(ms: number): Promise<void> {
  for (let step = 0; step < 100; step++) {
    await vi.advanceTimersByTimeAsync(ms / 100);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** The worker's answer as text, or its status without one. `untouched`: the browser itself asks the host. */
async function ask(
  path: string,
  { cache = 'default', mode = 'navigate', within = 4000 } = {},
): Promise<string> {
  let answer: Promise<Response> | undefined;
  const request = { method: 'GET', url: ORIGIN + path, mode, cache };
  handlers.get('fetch')?.({
    request,
    respondWith: (given: Promise<Response>) => (answer = given),
    waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
  });
  if (!answer) return 'untouched';
  let text = 'hangs';
  answer.then(
    async (given) => (text = given.headers.get('location') ?? ((await given.text()) || String(given.status))),
    () => (text = 'fails'),
  );
  await pass(within);
  return text;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  box.clear();
  vi.clearAllMocks();
  network = host;
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('fetch', (asked: string | { url: string }) =>
    network(typeof asked === 'string' ? asked : new URL(asked.url).pathname),
  );
  vi.stubGlobal('addEventListener', (type: string, handler: Handler) => handlers.set(type, handler));
  vi.stubGlobal('clients', { claim });
  vi.stubGlobal('registration', { update: () => Promise.resolve(), unregister });
});

const FAULTS: readonly (readonly [how: string, fail: () => unknown])[] = [
  [
    'throws',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  ['rejects', () => Promise.reject(new DOMException('damaged', 'UnknownError'))],
  ['is full', () => Promise.reject(new DOMException('full', 'QuotaExceededError'))],
  ['hangs', never],
];

/** A storage that answers each question about a path alike. */
function holding(rubbish: () => Response) {
  const open = () => Promise.resolve({ ...storage().cache, match: () => Promise.resolve(rubbish()) });
  return { ...storage(), open };
}

const unreadable = () => Promise.reject(new TypeError('damaged'));

/** Each function of the storage under each fault, and what is no storage. */
const STORAGES: readonly { what: string; caches: () => unknown }[] = [
  { what: 'is missing', caches: () => undefined },
  { what: 'is another thing', caches: () => ({}) },
  ...FAULTS.flatMap(([how, fail]) => [
    ...['open', 'keys', 'delete'].map((name) => ({
      what: `${how} at ${name}`,
      caches: () => ({ ...storage(), [name]: fail }),
    })),
    ...['match', 'keys', 'put', 'delete'].map((name) => ({
      what: `${how} at ${name} of a cache`,
      caches: () => ({ ...storage(), open: () => Promise.resolve({ ...storage().cache, [name]: fail }) }),
    })),
  ]),
  { what: 'holds text', caches: () => holding(() => response('rubbish', 'text/plain')) },
  {
    what: 'holds pages of another build',
    caches: () => holding(() => response('<meta name="build" content="B0">', 'text/html')),
  },
  {
    what: 'holds what cannot be read',
    caches: () =>
      holding(() =>
        response(null, 'text/html', { clone: () => response(null, 'text/html', { text: unreadable }) }),
      ),
  },
];

test.each(STORAGES)(
  '[environments/optional-layers] pages and scripts open from the host where the storage $what',
  async ({ caches }) => {
    await start(caches());
    expect(await lifecycle('install'), 'it is installed').toBe('done');
    expect(await lifecycle('activate'), 'no page waits for it').toBe('done');
    expect(claim).toHaveBeenCalledOnce();
    expect(await ask(HOME)).toBe(PAGE);
    expect(await ask(HOME, { cache: 'no-cache' })).toBe(PAGE);
    expect(await ask(SCRIPT)).toBe('let a');
    network = () => Promise.resolve(response(ERROR_PAGE, 'text/html', { status: 502 }));
    expect([PAGE, ERROR_PAGE]).toContain(await ask(HOME));
    network = noNetwork;
    expect([PAGE, 'fails']).toContain(await ask(HOME, { within: 20_000 }));
  },
);

test.each(STORAGES)(
  '[environments/optional-layers] the worker that removes itself does so where the storage $what',
  async ({ caches }) => {
    await start(caches(), './workerOff.ts');
    expect(await lifecycle('activate')).toBe('done');
    expect(unregister).toHaveBeenCalledOnce();
  },
);

test.each([
  ['rejects at match', { match: () => Promise.reject(new DOMException('damaged', 'UnknownError')) }],
  ['rejects at keys', { keys: () => Promise.reject(new DOMException('damaged', 'UnknownError')) }],
  ['has forgotten all', {}],
])(
  '[environments/optional-layers] a storage that %s is mended once the host has answered: all that is always kept can be read again',
  async (_, damage) => {
    const sound = storage();
    let isDamaged = true;
    const forget = vi.fn((name: string) => {
      isDamaged = false;
      return sound.delete(name);
    });
    const open = () => Promise.resolve(isDamaged ? { ...sound.cache, ...damage } : sound.cache);
    await start({ ...sound, open, delete: forget });
    network = noNetwork;
    expect(await ask(HOME, { within: 20_000 })).toBe('fails');
    expect(forget, 'nothing goes while nothing can come').not.toHaveBeenCalled();
    network = host;
    // What fails at storing only is found out by the first page, and mended by the second one.
    for (let visit = 0; visit < 2; visit++) expect(await ask(HOME)).toBe(PAGE);
    expect([...box.keys()]).toEqual(expect.arrayContaining(ALWAYS));
    network = noNetwork;
    expect(await ask('/fr/tickets/')).toBe(PAGE);
  },
);

test('[errors/release-costs-what-changed] a worker fetches what the build before did not have, and nothing damaged is taken', async () => {
  const asked: string[] = [];
  network = (path) => {
    asked.push(path);
    return host(path);
  };
  const script = (body: string, bytes: number): Response => {
    const made = response(body, 'text/javascript');
    made.headers.set('content-length', String(bytes));
    return made;
  };
  before.set(SCRIPT, script('let old', 7)).set('/_astro/door.1.js', script('let', 7));
  before.set('/', response(PAGE.replace('B1', 'B0'), 'text/html'));
  await start(storage());
  await lifecycle('install');
  before.clear();
  expect([...box.keys()].sort()).toEqual(ALWAYS);
  expect(asked.sort()).toEqual(['/', '/_astro/door.1.js', '/fr/tickets/', '/offline/']);
  expect(await box.get(SCRIPT)?.text()).toBe('let old');
});

test('[environments/optional-layers] a storage that cannot be mended is tried once in the life of a worker, and at each reload', async () => {
  const asked: string[] = [];
  await start({ ...storage(), open: () => Promise.reject(new DOMException('damaged', 'UnknownError')) });
  network = (path) => {
    asked.push(path);
    return host(path);
  };
  for (const cache of ['default', 'default', 'reload']) expect(await ask(HOME, { cache })).toBe(PAGE);
  expect(asked.filter((path) => path === '/offline/')).toHaveLength(2);
});

test('[environments/optional-layers] a storage that is slow, not damaged, keeps what it has, and answers where nothing else does', async () => {
  const { cache, ...sound } = storage();
  const slow = (path: string) =>
    new Promise((resolve) => setTimeout(resolve, 1500)).then(() => cache.match(path));
  await start({ ...sound, cache, open: () => Promise.resolve({ ...cache, match: slow }) });
  await lifecycle('install');
  const held = [...box.keys()];
  network = noNetwork;
  expect(await ask('/fr/tickets/', { within: 20_000 })).toBe(PAGE);
  expect(await ask(SCRIPT, { within: 20_000 })).toBe('let a');
  network = host;
  expect(await ask('/fr/tickets/')).toBe(PAGE);
  expect([...box.keys()]).toEqual(held);
});

/** What stands in the place of the host. */
const STRANGERS: readonly (readonly [what: string, host: Fetch])[] = [
  ...[500, 502, 503, 504, 520, 522, 429].map((status): [string, Fetch] => [
    `answers ${String(status)}`,
    () => Promise.resolve(response(ERROR_PAGE, 'text/html', { status })),
  ]),
  [
    'leads to another place',
    () => Promise.resolve(response('', 'text/html', { status: 0, type: 'opaqueredirect' })),
  ],
  [
    'breaks off',
    () =>
      Promise.resolve(
        new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('reset')) })),
      ),
  ],
  [
    'says nothing more after its headers',
    () => Promise.resolve(new Response(new ReadableStream({ pull: never }))),
  ],
  ['hangs', never],
  ['cannot be reached', noNetwork],
];

test.each(STRANGERS)(
  '[environments/optional-layers] the stored page shows at a visit and a reload where the host %s, and its scripts come from the storage',
  async (_, stranger) => {
    await start(storage());
    await lifecycle('install');
    network = stranger;
    for (const cache of ['default', 'no-cache', 'reload'])
      expect(await ask('/fr/tickets/', { cache })).toBe(PAGE);
    expect(await ask(SCRIPT)).toBe('let a');
  },
);

test('[environments/optional-layers] the answer of the host stands for a page that is not stored, and where it is one of its own', async () => {
  await start(storage());
  await lifecycle('install');
  for (const status of [404, 429]) {
    network = () => Promise.resolve(response(ERROR_PAGE, 'text/html', { status }));
    expect(await ask('/fr/history/')).toBe(ERROR_PAGE);
  }
  // The page of the site's own maintenance.
  const closed = PAGE.replace('B1', 'B2');
  network = () => Promise.resolve(response(closed, 'text/html', { status: 503 }));
  expect(await ask('/fr/history/')).toBe(closed);
  // A check for robots, which the customer has to pass.
  network = () => Promise.resolve(response(ERROR_PAGE, 'text/html', { status: 403 }));
  expect(await ask('/fr/tickets/', { cache: 'no-cache' })).toBe(ERROR_PAGE);
});

test('[decisions/offline-tickets] a page that is not stored gives way to the one with the kept tickets where the host itself fails', async () => {
  network = (path) =>
    path === '/offline/' ? Promise.resolve(response(`${PAGE}<!-- offline -->`, 'text/html')) : host(path);
  await start(storage());
  await lifecycle('install');
  for (const status of [500, 502, 503, 504]) {
    network = () => Promise.resolve(response(ERROR_PAGE, 'text/html', { status }));
    for (const path of ['/fr/history/', '/fr/error/?reason=network'])
      expect(await ask(path)).toContain('<!-- offline -->');
    // The router would put it into the document that is open.
    expect(await ask('/fr/history/', { mode: 'cors' })).toBe(ERROR_PAGE);
  }
  // What says nothing more after its headers is none of the site either.
  network = () => Promise.resolve(new Response(new ReadableStream({ pull: never }), { status: 502 }));
  expect(await ask('/fr/history/', { within: 20_000 })).toContain('<!-- offline -->');
  await start(storage());
  box.clear();
  network = () => Promise.resolve(response(ERROR_PAGE, 'text/html', { status: 502 }));
  expect(await ask('/fr/history/'), 'nothing is stored').toBe(ERROR_PAGE);
});

test.each([
  ['/fr/tickets/?utm_source=mail&utm_keyword=film&fbclid=1', PAGE],
  ['/?gclid=1', PAGE],
  ['/fr/tickets', `${ORIGIN}/fr/tickets/`],
  ['/fr/tickets?utm_source=mail', `${ORIGIN}/fr/tickets/?utm_source=mail`],
  ['/fr/tickets/?code=1&state=2', 'untouched'],
  ['/callback/?code=1&state=2', 'untouched'],
  ['/fr/history/?utm_source=mail', PAGE.replace('<script', '<!-- offline --><script')],
])(
  '[decisions/offline-tickets] without a network %s opens what is stored, or what the host would lead to',
  async (path, shown) => {
    network = (asked) =>
      asked === '/offline/'
        ? Promise.resolve(response(PAGE.replace('<script', '<!-- offline --><script'), 'text/html'))
        : host(asked);
    await start(storage());
    await lifecycle('install');
    network = noNetwork;
    expect(await ask(path)).toBe(shown);
  },
);
