import { mkdtempSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { TEST_FOLDER } from '#tools/folders.ts';
import { PASSED_ON, UPLOADS } from '#export/nginxConf.ts';
import { SITES, siteOf } from '#sites/sites.ts';
import { createAuthority, type Authority, type Certificate } from '#tests/support/certificates.ts';
import { exportOf } from '#tests/support/exports.ts';
import { freePort } from '#tests/support/listen.ts';
import { startNginx, type NginxPort } from '#tests/support/nginx.ts';
import { startTlsFront } from '#tests/support/tlsFront.ts';

let folder: string;
let backend: Server;
/** The calls that have reached the backend, as they came. */
let reached: { url: string; headers: IncomingHttpHeaders }[];

/** Larger than what nginx would leave as it is. */
const ANSWER = JSON.stringify({ films: Array.from({ length: 200 }, () => 'Les Lumières de la ville') });

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backend-'));
  await chmod(folder, 0o755);
  reached = [];
  backend = createServer((request, response) => {
    reached.push({ url: request.url ?? '', headers: request.headers });
    request.resume().on('end', () => {
      response
        .setHeader('content-type', 'application/json')
        .setHeader('cache-control', 'private, max-age=300')
        .setHeader('strict-transport-security', 'max-age=0')
        .end(ANSWER);
    });
  });
  await once(backend.listen(0, '127.0.0.1'), 'listening');
});

test.afterEach(async () => {
  backend.closeAllConnections();
  await once(backend.close(), 'close');
  await rm(folder, { recursive: true });
});

interface Host {
  /** Sends bytes as they are. @returns the answer, once nginx has closed the connection */
  send: (request: string) => Promise<string>;
  /** Sends bytes, and leaves the connection open. */
  begin: (request: string) => Socket;
  call: (path: string, options?: RequestInit) => Promise<Response>;
  /** The server name of each connection that the backend has had. */
  asked: readonly (string | undefined)[];
}

interface Served {
  dist?: string;
  sites?: readonly NginxPort['site'][];
  /** What the backend shows, else a certificate of the trusted authority for its name. */
  certificate?: (trusted: Authority) => Certificate;
  /** Whether anything answers at the backend's address. */
  isUp?: boolean;
}

/** Serves sites as their hosts do, with the backend behind them, while something is tried. */
async function behindNginx(
  tried: (host: Host) => Promise<void>,
  {
    dist = TEST_FOLDER,
    sites = [siteOf('fr')],
    certificate = (trusted) => trusted.issue('localhost'),
    isUp = true,
  }: Served = {},
): Promise<void> {
  const port = await freePort();
  const authority = createAuthority(folder);
  const front = await startTlsFront((backend.address() as AddressInfo).port, certificate(authority));
  const stopNginx = await startNginx(
    dist,
    sites.map((site) => ({
      site,
      port,
      backend: `https://localhost:${isUp ? String(front.port) : '1'}`,
      authorities: authority.path,
    })),
  );
  const open: Socket[] = [];
  const begin = (request: string): Socket => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined).write(request, 'latin1');
    open.push(socket);
    return socket;
  };
  try {
    await tried({
      begin,
      send: (request) => answerOf(begin(request)),
      call: (path, options) => fetch(`http://localhost:${String(port)}${path}`, options),
      asked: front.asked,
    });
  } finally {
    for (const socket of open) socket.destroy();
    await stopNginx();
    await front.stop();
  }
}

async function answerOf(socket: Socket): Promise<string> {
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  await once(socket, 'close');
  return answer;
}

/** @param headers lines; a host is added where none is there */
function requestOf(path: string, headers: readonly string[] = [], method = 'GET'): string {
  return [`${method} ${path} HTTP/1.1`, 'Host: localhost', ...headers, 'Connection: close', '', ''].join(
    '\r\n',
  );
}

function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d+) /.exec(answer)?.[1]);
}

test('[decisions/backend-behind-host] a backend with its own certificate gets the calls, and is asked for by its name', async () => {
  await behindNginx(async ({ call, asked }) => {
    for (const path of ['/api/accounts/me', '/captcha/challenge']) {
      const { status } = await call(path, { headers: { authorization: 'Bearer secret' } });
      expect(status).toBe(200);
    }
    expect(reached.map(({ url, headers }) => `${url} ${headers.authorization ?? ''}`)).toEqual([
      '/api/accounts/me Bearer secret',
      '/captcha/challenge Bearer secret',
    ]);
    // The second connection goes on with the session of the first.
    expect(asked[0]).toBe('localhost');
  });
});

for (const [what, certificate] of Object.entries<NonNullable<Served['certificate']>>({
  'of an unknown authority': () =>
    createAuthority(mkdtempSync(join(folder, 'other-')), 'another').issue('localhost'),
  'for another name': (trusted) => trusted.issue('backend.example'),
}))
  test(`[decisions/backend-behind-host] a backend with a certificate ${what} gets no call and no token`, async () => {
    await behindNginx(
      async ({ call }) => {
        for (const path of ['/api/accounts/me', '/captcha/challenge', ...UPLOADS])
          expect((await call(path, { headers: { authorization: 'Bearer secret' } })).status).toBe(502);
        expect(reached).toEqual([]);
      },
      { certificate },
    );
  });

test('[sites/one-host-one-site] in one container each host gets the pages of its own site, and another host or none gets nothing', async () => {
  const hosts = SITES.flatMap(({ id, environments }) =>
    environments.flatMap(({ tier, hosts: own }) =>
      own.map((host) => ({ id, tier, host: host.replace('*', '7') })),
    ),
  );
  const [known, others] = [true, false].map((is) =>
    hosts.filter(({ tier }) => (tier === 'production') === is),
  );
  await behindNginx(
    async ({ send }) => {
      const siteAt = async (lines: string[], target = '/', version = '1.1'): Promise<string | undefined> =>
        /data-site="(\w+)"/.exec(
          await send([`GET ${target} HTTP/${version}`, ...lines, 'Connection: close', '', ''].join('\r\n')),
        )?.[1];
      for (const { id, host } of known ?? [])
        for (const spelled of [host, host.toUpperCase(), `${host}.`, `${host}:8080`]) {
          expect(await siteAt([`Host: ${spelled}`]), spelled).toBe(id);
          expect(await siteAt(['Host: other.example'], `http://${spelled}/`), spelled).toBe(id);
        }
      expect(reached).toEqual([]);

      const [one = { host: '' }, two = { host: '' }] = known ?? [];
      const wrong = [
        ...(others ?? []).map(({ host }) => `Host: ${host}`),
        ...['other.example', 'localhost', '127.0.0.1', '[::1]', '_', '-', ''].map((host) => `Host: ${host}`),
        ...[`a.${one.host}`, `a${one.host}`, `${one.host}.example`, one.host.replace('.', 'x')].map(
          (host) => `Host: ${host}`,
        ),
        `Host: ${one.host}/`,
        `Host: ${one.host}@${two.host}`,
        `Host: ${one.host}\r\nHost: ${two.host}`,
        'X-Forwarded-Host: ' + one.host,
      ];
      for (const lines of wrong)
        for (const path of ['/', '/fr/', '/api/accounts/me', '/_astro/', '/favicon.svg'])
          for (const version of ['1.1', '1.0']) {
            const answer = await send(`GET ${path} HTTP/${version}\r\n${lines}\r\nConnection: close\r\n\r\n`);
            expect([400, 421], `${lines} ${path}`).toContain(statusOf(answer));
            expect(answer, lines).not.toMatch(/data-site|<svg|Lumières/);
          }
      expect(await siteAt([`Host: ${one.host}`], 'http://other.example/')).toBeUndefined();
      expect(reached).toEqual([]);
    },
    { dist: await exportOf('production'), sites: [...SITES] },
  );
});

/** Addresses that nginx and a backend may read in different ways. */
const AMBIGUOUS = [
  ...String.raw`
    /internal/../api/x /admin/..%2fapi/ /admin/..%2Fapi/ /./api/x /api/./x /api/../api/x /api/x/.. /api/x/. /api/...
    /api/x/../../api/y /api/%2e%2e/api/x /api/x/%2E%2e/y /api/.%2e/api/x /api/x/..%2f..%2fapi/y /api%2fx /%61pi%2fx
    /api/x%2fy /api/x%2Fy //api/x /api//x /api/x// ///api///x /api/..;/api/x /api/x;a=1/y /api/;/x /api/x%3by
    /api/x\y /api/..\x /\api/x /api\x /api/x%5cy /api/%5c..%5cx /api/..%5cx /api/x%00 /api/%00x /api/x%0d%0aa:%20b
    /api/x%09 /api/x%7f /api/x%1fy /api/%252e%252e/x /api/x%252fy /api/x%25252fy /api/x%255cy /api/x%2500
    /api/%c0%ae%c0%ae/x /api/x%c0%afy /api/%e0%80%ae/x /api/%f0%80%80%af /api/x%ff /api/x%u002fy /api/x% /api/x%2
    /api/x%zz /api/x#y /api/x"y /api/<x> /api/x|y /api/x^y /api/{x} /api/é /captcha/../api/x /captcha/..%2fapi/x
    /captcha//x /captcha/x;y /captcha/%2e%2e/x /%61pi/x /ap%69/../x/api/x http://localhost/internal/../api/x
    * api/x /API/x`
    .trim()
    .split(/\s+/),
  '/api/x /y',
  ...UPLOADS.flatMap((path) => [
    `/internal/..${path}`,
    `/${path}`,
    `${path}/..${path}`,
    path.replace('/me', '%2fme'),
  ]),
];

test('[decisions/backend-behind-host] an address that may be read in two ways reaches no backend, and every other one does, as it is', async () => {
  await behindNginx(async ({ send }) => {
    for (const path of AMBIGUOUS) {
      const answer = await send(requestOf(path));
      expect([400, 404], path).toContain(statusOf(answer));
    }
    expect(reached).toEqual([]);

    const plain = [
      '/api/accounts/me',
      '/api/x/',
      '/api/cinema/le-grand.rex',
      '/api/ec/sendmail/12/ana%40lumen.test',
      "/api/a~b_c-d.e!f$g&h'i(j)k*l+m,n=o:p@q",
      '/api/..a/b../.c',
      '/api/%C3%A9t%C3%A9/%F0%9F%8E%AC/%E2%82%AC%20100%25',
      '/api/footer?language=fr&next=/../%2f..;//\\x',
      '/captcha/challenge',
    ];
    for (const path of plain) expect(statusOf(await send(requestOf(path))), path).toBe(200);
    expect(reached.map(({ url }) => url)).toEqual(plain);
    expect(statusOf(await send(requestOf('http://localhost/api/y')))).toBe(200);
    expect(reached.at(-1)?.url).toBe('/api/y');
  });
});

test('[decisions/backend-behind-host] who asks, and where, is what nginx sees: of a client’s headers the backend gets those of calls alone', async () => {
  const forged = `
    Forwarded X-Forwarded X-Forwarded-For X-Forwarded-Host X-Forwarded-Proto X-Forwarded-Port X-Forwarded-Server
    X-Forwarded-Prefix X-Forwarded-Scheme X-Forwarded-Ssl X-Forwarded-User X-Forwarded-Client-Cert X_Forwarded_For
    X-Real-IP X-Client-IP X-Cluster-Client-IP Client-IP True-Client-IP CF-Connecting-IP Fastly-Client-IP X-Remote-IP
    X-Originating-IP X-Remote-Addr X-Original-URL X-Rewrite-URL X-Original-Host X-Host X-HTTP-Method-Override Via Proxy
    Upgrade TE X-Amzn-Trace-Id X-Accel-Redirect Accept-Encoding Max-Forwards`
    .trim()
    .split(/\s+/);
  await behindNginx(async ({ send }) => {
    const own = PASSED_ON.map((name) => `${name}: own-${name.toLowerCase()}`);
    await send(requestOf('/api/x', [...own, ...forged.map((name) => `${name}: forged`)]));
    await send(requestOf('/api/x', ['x-forwarded-for: 10.0.0.1', 'X-Forwarded-For: 10.0.0.2']));
    await send(requestOf('http://localhost/api/x').replace('Host: localhost', 'Host: other.example'));
    expect(reached).toHaveLength(3);
    for (const { headers } of reached)
      expect(headers).toMatchObject({
        host: 'localhost',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': 'localhost',
        'x-forwarded-proto': 'http',
        'x-real-ip': '127.0.0.1',
      });
    const { headers = {} } = reached[0] ?? {};
    for (const name of PASSED_ON) expect(headers[name.toLowerCase()], name).toBe(`own-${name.toLowerCase()}`);
    expect(Object.entries(headers).filter(([, value]) => String(value).includes('forged'))).toEqual([]);
    expect(Object.keys(headers).sort()).toEqual(
      [
        ...PASSED_ON.map((name) => name.toLowerCase()),
        ...['connection', 'host', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'],
      ].sort(),
    );
  });
});

/** A request whose body does not end. */
function unfinished(path: string): string {
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"a":`;
}

test('[decisions/backend-behind-host] bodies that dribble hold no connection of the backend, and few where files are sent', async () => {
  await behindNginx(async ({ begin, send, asked }) => {
    for (let count = 0; count < 100; count += 1) begin(unfinished('/api/accounts/me/email'));
    expect(statusOf(await send(requestOf('/api/x')))).toBe(200);
    expect(asked).toHaveLength(1);

    const uploads = Array.from({ length: 60 }, (_, index) => begin(unfinished(UPLOADS[index % 2] ?? '')));
    const refused = uploads.map((socket) => once(socket.setEncoding('utf8'), 'data') as Promise<[string]>);
    const first = await Promise.any(refused);
    expect(statusOf(first[0])).toBe(429);
    await expect.poll(() => asked.length).toBe(21);
  });
});

test('[decisions/backend-behind-host] a call is small, an upload may have five files of ten megabytes', async () => {
  await behindNginx(async ({ call }) => {
    const post = async (path: string, bytes: number): Promise<number> => {
      const { status } = await call(path, { method: 'POST', body: new Uint8Array(bytes) });
      return status;
    };
    expect(await post('/api/accounts/me/email', 60_000)).toBe(200);
    expect(await post(UPLOADS[0], 51 * 1024 * 1024)).toBe(200);
    expect(await post(UPLOADS[1], 2 * 1024 * 1024)).toBe(200);
    const before = reached.length;
    expect(await post('/api/accounts/me/email', 70_000)).toBe(413);
    expect(await post(`${UPLOADS[0]}/1/comment`, 70_000)).toBe(413);
    expect(await post(UPLOADS[0], 65 * 1024 * 1024)).toBe(413);
    expect(reached).toHaveLength(before);
  });
});

test('[decisions/backend-behind-host] one address may make as many calls as a full cinema, and not many more', async () => {
  await behindNginx(async ({ call }) => {
    const crowd = await Promise.all(Array.from({ length: 150 }, () => call('/api/x')));
    expect(crowd.filter(({ ok }) => !ok).map(({ status }) => status)).toEqual([]);
  });
  await behindNginx(
    async ({ call, send }) => {
      // One after the other without a wait, to a backend that answers none.
      const flood = requestOf('/api/x').replace('Connection: close\r\n', '').repeat(2000);
      const answers = [...(await send(flood + requestOf('/api/x'))).matchAll(/HTTP\/1\.1 (\d+)/g)];
      const statuses = answers.map(([, status]) => status);
      expect(statuses.slice(0, 500)).not.toContain('429');
      expect(statuses.slice(500)).toContain('429');
      // Pages are not counted.
      expect((await call('/fr/')).status).toBe(200);
    },
    { isUp: false },
  );
});

test('[decisions/backend-behind-host] the backend’s answers are compressed, and have the headers of this host once each', async () => {
  await behindNginx(async ({ send }) => {
    const [head = ''] = (await send(requestOf('/api/x', ['Accept-Encoding: gzip']))).split('\r\n\r\n');
    const lines = head.toLowerCase().split('\r\n');
    for (const [name, value] of Object.entries({
      'content-encoding': /^gzip$/,
      vary: /^accept-encoding$/,
      'strict-transport-security': /^max-age=31536000; includesubdomains$/,
      'x-content-type-options': /^nosniff$/,
      'cross-origin-resource-policy': /^same-origin$/,
      'cache-control': /^no-store$/,
      'content-security-policy': /^default-src 'none'/,
    })) {
      const found = lines
        .filter((line) => line.startsWith(`${name}: `))
        .map((line) => line.slice(name.length + 2));
      expect(found, name).toEqual([expect.stringMatching(value)]);
    }
    expect(reached[0]?.headers['accept-encoding']).toBeUndefined();
  });
});
