import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { headersFor, parseHeaders, type HeaderRule } from './headersFile.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

interface BuiltFile {
  plain: Buffer;
  brotli: Buffer | undefined;
  etag: string;
  type: string;
}

/**
 * Serves a built folder as a plain file host behind a CDN does: directory index, the slash at the end of a folder,
 * 404.html, and the `_headers` that the build wrote.
 */
export function staticSite(folder: string): (request: Request) => Promise<Response> {
  const files = new Map<string, Promise<BuiltFile | undefined>>();
  let rules: Promise<HeaderRule[]> | undefined;

  function file(path: string): Promise<BuiltFile | undefined> {
    const known = files.get(path) ?? read(join(folder, path));
    files.set(path, known);
    return known;
  }

  return async (request) => {
    const url = new URL(request.url);
    const path = safePath(url.pathname);
    const respond = async (found: BuiltFile, status: number): Promise<Response> =>
      answer(request, found, status, headersFor(await (rules ??= readRules(folder)), url.pathname));
    if (path !== undefined && path !== '/_headers') {
      if (path.endsWith('/')) {
        const index = await file(`${path}index.html`);
        if (index) return respond(index, 200);
      } else {
        const exact = await file(path);
        if (exact) return respond(exact, 200);
        if (await file(`${path}/index.html`)) {
          return new Response(null, { status: 301, headers: { location: `${path}/${url.search}` } });
        }
      }
    }
    const missing = await file('/404.html');
    return missing ? respond(missing, 404) : new Response('Not found', { status: 404 });
  };
}

function readRules(folder: string): Promise<HeaderRule[]> {
  return readFile(join(folder, '_headers'), 'utf8').then(parseHeaders, () => []);
}

/** The decoded path, unless it climbs out of the folder or cannot be decoded. */
function safePath(pathname: string): string | undefined {
  try {
    const path = normalize(decodeURIComponent(pathname));
    return path.includes('\0') || path.split(sep).includes('..') ? undefined : path;
  } catch {
    return undefined;
  }
}

async function read(path: string): Promise<BuiltFile | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const plain = await readFile(path);
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  // Quality 5 is quick enough for a test run; the budgets weigh the files on disk.
  const brotli = /text|json|svg|javascript/.test(type)
    ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : undefined;
  return {
    plain,
    brotli,
    type,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`,
  };
}

function answer(request: Request, found: BuiltFile, status: number, rules: Record<string, string>): Response {
  const headers = new Headers({
    'content-type': found.type,
    etag: found.etag,
    vary: 'Accept-Encoding',
    ...rules,
  });
  if (status === 404) headers.set('cache-control', 'no-cache');
  if (status === 200 && request.headers.get('if-none-match') === found.etag)
    return new Response(null, { status: 304, headers });
  const compressed =
    found.brotli && /\bbr\b/.test(request.headers.get('accept-encoding') ?? '') ? found.brotli : undefined;
  if (compressed) headers.set('content-encoding', 'br');
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(compressed ?? found.plain), {
    status,
    headers,
  });
}
