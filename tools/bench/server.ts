import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { createSandbox } from '#sandbox/app.ts';
import { staticSite } from '#sandbox/server/staticSite.ts';
import { SandboxState } from '#sandbox/state.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { selfSigned } from './certificate.ts';
import { floorOf } from './floor.ts';
import { StubProvider } from './stubProvider.ts';
import { CLAIMS, type Target } from './targets.ts';
import { FIRST_SITE } from '#sites/sites.ts';

/** Hosts do not compress smaller answers. */
const SMALLEST_BYTES = 256;
const API_QUALITY = 5;
/**
 * Between the headers of an answer and its body. The emulated line counts twice what has arrived together with the
 * headers, at random: the same page took between 4.1 and 5.1 s.
 */
const BODY_DELAY_MS = 15;

export interface BenchServer {
  port: number;
  /** For Chromium's `--ignore-certificate-errors-spki-list`. */
  spki: string;
  /** Serves pages without scripts and with inline styles, to measure the floor of their paint. */
  serveFloor(on: boolean): void;
  /** Serves the next release of the sites that have one. */
  release(on: boolean): void;
  /** Sends bodies a moment after their headers, for an emulated line. */
  delayBodies(on: boolean): void;
  close(): void;
}

type Answer = (request: Request) => Response | Promise<Response>;

/**
 * Serves all hosts of a run on one port, over HTTP/2: each target's files with the sandbox's API beside them, the
 * identity provider on `login.*`, and the API alone on any other host. The browser resolves every name to this port.
 */
export async function startBenchServer(targets: readonly Target[], persona: PersonaId): Promise<BenchServer> {
  const { key, cert, spki } = selfSigned();
  const state = new SandboxState();
  const subject = state.signIn(persona, FIRST_SITE, 'bench');
  const api = createSandbox({
    state,
    site: FIRST_SITE,
    verify: () => Promise.resolve({ subject }),
    browserId: 'bench',
  });
  const provider = new StubProvider({ subject, claims: CLAIMS });
  const sites = new Map<string, Answer>(targets.map(({ host, folder }) => [host, staticSite(folder)]));
  const nextSites = new Map<string, Answer>(
    targets.flatMap(({ host, next }) => (next === undefined ? [] : [[host, staticSite(next)]])),
  );
  let asFloor = false;
  let isReleased = false;
  let bodyDelayMs = 0;

  const packed = new Map<string, Buffer>();

  const answer: Answer = async (request) => {
    const { hostname, pathname } = new URL(request.url);
    if (hostname.startsWith('login.')) return provider.answer(request);
    const files = (isReleased ? nextSites : sites).get(hostname) ?? sites.get(hostname);
    if (!files) return shared(request, api);
    if (/^\/(?:api|captcha)\//.test(pathname)) return compressed(await api.fetch(request), API_QUALITY);
    const response = await files(request);
    if (response.status === 304) return response;
    const isFloor = asFloor && response.headers.get('content-type')?.startsWith('text/html') === true;
    const name = `${isFloor ? 'floor ' : ''}${isReleased ? 'next ' : ''}${hostname}${pathname}`;
    const plain = isFloor ? new Response(floorOf(await response.text()), response) : response;
    const answered = await compressed(plain, constants.BROTLI_MAX_QUALITY, packed.get(name));
    if (answered.packed) packed.set(name, answered.packed);
    return answered;
  };

  const server = createSecureServer({ key, cert, allowHTTP1: true }, (incoming, outgoing) => {
    void respond(incoming, outgoing, answer, bodyDelayMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    spki,
    serveFloor: (on) => (asFloor = on),
    release: (on) => (isReleased = on),
    delayBodies: (on) => (bodyDelayMs = on ? BODY_DELAY_MS : 0),
    close: () => server.close(),
  };
}

/** The API on another host of the chain, which has to allow the page's origin. */
async function shared(request: Request, api: { fetch: Answer }): Promise<Response> {
  const cors = {
    'access-control-allow-origin': request.headers.get('origin') ?? '*',
    'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
    'access-control-max-age': '600',
  };
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
  const response = await api.fetch(request);
  for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
  return response;
}

/** Compresses an answer as a CDN does. @param known the compressed body of an earlier request */
async function compressed(
  response: Response,
  quality: number,
  known?: Buffer,
): Promise<Response & { packed?: Buffer }> {
  const plain = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  if (plain.length < SMALLEST_BYTES)
    return new Response(new Uint8Array(plain), { status: response.status, headers });
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  headers.set('content-encoding', 'br');
  const body = known ?? brotliCompressSync(plain, { params });
  return Object.assign(new Response(new Uint8Array(body), { status: response.status, headers }), {
    packed: body,
  });
}

async function respond(
  incoming: Http2ServerRequest,
  outgoing: Http2ServerResponse,
  answer: Answer,
  bodyDelayMs: number,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    // The handlers answer uncompressed; the answer is compressed here.
    if (!name.startsWith(':') && name !== 'accept-encoding' && typeof value === 'string')
      headers.set(name, value);
  }
  const host = incoming.headers[':authority'] ?? incoming.headers.host ?? '';
  const response = await answer(
    new Request(`https://${host}${incoming.url}`, {
      method: incoming.method,
      headers,
      ...(chunks.length > 0 ? { body: new Uint8Array(Buffer.concat(chunks)) } : {}),
    }),
  );
  const body = Buffer.from(await response.arrayBuffer());
  for (const [name, value] of response.headers) outgoing.setHeader(name, value);
  outgoing.setHeader('content-length', body.length);
  outgoing.writeHead(response.status);
  if (bodyDelayMs > 0) await setTimeout(bodyDelayMs);
  outgoing.end(body);
}
