import { routePath } from '#sites/routes.ts';
import { WORKER_PATH } from '#sites/constants.ts';
import { ask, freshSeconds, type Deployment, line, type Line } from './deployment.ts';
import { scriptOf } from './pages.ts';

const DAY_SECONDS = 86_400;
/** How long a cache may keep what can change with the next build. */
const SHORT_SECONDS = 300;

/** What caches may keep, and what travels compressed. */
export async function caching({ origin, site }: Deployment): Promise<Line[]> {
  const home = origin + routePath(site.languages[0], 'home');
  const page = await ask(home, { headers: { 'accept-encoding': 'br, gzip' } });
  const script = origin + (scriptOf(page.text) ?? '/_astro/');
  const [file, missing, worker, plain] = await Promise.all([
    ask(script, { headers: { 'accept-encoding': 'br, gzip' } }),
    ask(`${origin}/_astro/missing-${crypto.randomUUID()}.js`),
    ask(origin + WORKER_PATH),
    ask(home, { headers: { 'accept-encoding': 'identity' } }),
  ]);
  const compressed = [page, file].filter(({ headers }) =>
    /br|gzip|zstd/.test(headers.get('content-encoding') ?? ''),
  );
  const varied = compressed.filter(({ headers }) => /accept-encoding|\*/i.test(headers.get('vary') ?? ''));
  return [
    line(
      'caching: pages',
      page.headers.has('cache-control') && freshSeconds(page.headers) <= SHORT_SECONDS,
      `Pages are kept: “${page.headers.get('cache-control') ?? 'no Cache-Control'}”.`,
      'Send Cache-Control: public, max-age=0, must-revalidate with them, or customers stay on an old build.',
    ),
    line(
      'caching: _astro',
      freshSeconds(file.headers) >= 30 * DAY_SECONDS,
      `Scripts are not kept: “${file.headers.get('cache-control') ?? 'no Cache-Control'}”.`,
      'Send Cache-Control: public, max-age=31536000, immutable for /_astro/: their names change with their content.',
    ),
    line(
      'caching: a missing script',
      missing.status === 404 && freshSeconds(missing.headers) <= SHORT_SECONDS,
      `It answers ${String(missing.status)} with “${missing.headers.get('cache-control') ?? 'no Cache-Control'}”.`,
      'Let the headers of /_astro/ reach files that are there only: a browser would remember a missing one for a year.',
    ),
    line(
      'caching: service worker',
      worker.status === 200 && freshSeconds(worker.headers) === 0,
      `${WORKER_PATH} answers ${String(worker.status)} with “${worker.headers.get('cache-control') ?? 'no Cache-Control'}”.`,
      'Send Cache-Control: no-cache with it.',
    ),
    line(
      'compression',
      compressed.length === 2 && !plain.headers.has('content-encoding'),
      'Pages and scripts travel uncompressed, or compressed to clients that did not ask for it.',
      'Serve the .br and .gz files of the export to clients that accept them.',
    ),
    line(
      'compression: Vary',
      varied.length === compressed.length,
      'A compressed answer does not say that it depends on Accept-Encoding.',
      'Send Vary: Accept-Encoding, or a cache gives it to clients that cannot read it.',
    ),
  ];
}
