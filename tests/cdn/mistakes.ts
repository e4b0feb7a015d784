import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFile } from '#export/precompress.ts';
import type { Mistake } from '#tests/support/deployment.ts';

/** What operators get wrong, and the lines of the report that name it. */
type Named = Mistake & { names: readonly string[] };

/** Changes the configuration, and makes sure that there was something to change. */
function conf(from: string | RegExp, to: string): Pick<Mistake, 'conf'> {
  return {
    conf(text) {
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`The configuration has no ${String(from)}`);
      return changed;
    },
  };
}

function file(path: string, from: string | RegExp, to: string): Pick<Mistake, 'files'> {
  return {
    async files(folder) {
      const whole = join(folder, path);
      const text = await readFile(whole, 'utf8');
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${path} has no ${String(from)}`);
      await writeFile(whole, changed);
      await compressFile(whole);
    },
  };
}

function tenant(path: string, answer: () => Response): Pick<Mistake, 'tenant'> {
  return { tenant: ({ pathname }) => (pathname === path ? answer() : undefined) };
}

const refused = (): Response => new Response('<h1>Mismatch</h1>', { status: 403 });

const HEADER = (name: string): RegExp => new RegExp(`  add_header ${name} .*\n`);
const IN_SERVER = 'location / {';

export const MISTAKES: Readonly<Record<string, Named>> = {
  'without HSTS': {
    ...conf(HEADER('Strict-Transport-Security'), ''),
    names: ['header: strict-transport-security'],
  },
  'that any page may frame': {
    ...conf(HEADER('Content-Security-Policy'), ''),
    names: ['header: content-security-policy'],
  },
  'that lets browsers guess types': {
    ...conf(HEADER('X-Content-Type-Options'), ''),
    names: ['header: x-content-type-options'],
  },
  'whose popups cannot answer': {
    ...conf('same-origin-allow-popups', 'same-origin'),
    names: ['header: cross-origin-opener-policy'],
  },
  'that tells where unsubscribe links came from': {
    ...conf('"no-referrer"', '"unsafe-url"'),
    names: ['header: referrer-policy of unsubscribe links'],
  },
  'whose pages are kept for a day': {
    ...conf('"public, max-age=0, must-revalidate"', '"public, max-age=86400"'),
    names: ['caching: pages', 'caching: a missing script'],
  },
  'whose scripts are not kept': {
    ...conf('"public, max-age=31536000, immutable"', '"no-cache"'),
    names: ['caching: _astro'],
  },
  'whose missing scripts are remembered for a year': {
    // By the address that was asked for, where the configuration goes by the file that is sent.
    ...conf('map $uri $fr_cache_control', 'map $request_uri $fr_cache_control'),
    names: ['caching: a missing script'],
  },
  'whose service worker is kept': {
    ...conf('"no-cache"', '"public, max-age=3600"'),
    names: ['caching: service worker'],
  },
  'without compression': {
    ...conf(/gzip_static on;|brotli_static on;/g, ''),
    names: ['compression'],
  },
  'whose caches mix compressed and plain files': {
    ...conf('gzip_vary on;', ''),
    names: ['compression: Vary'],
  },
  'that finds every address': {
    ...conf('error_page 404 /404.html;', 'error_page 404 =200 /404.html;'),
    names: ['404: status', 'files of the host', 'caching: a missing script'],
  },
  'without its own page for unknown addresses': {
    ...conf('error_page 404 /404.html;', ''),
    names: ['404: page', 'caching: a missing script'],
  },
  'that redirects to other sites': {
    ...conf(IN_SERVER, `if ($request_uri ~ "^//") { return 301 $request_uri/; }\n${IN_SERVER}`),
    names: ['redirect: never to another site'],
  },
  'that does not know addresses without their slash': {
    ...conf('$uri/ =404', '$uri/index.html =404'),
    names: ['redirect: slash at the end'],
  },
  'that shows its own files': {
    ...conf(/location = \/_headers \{[^}]*\}/, ''),
    names: ['files of the host'],
  },
  'without a route for the captcha': {
    ...conf(/ {2}location \/captcha\/ \{[^}]*\}/, ''),
    names: ['captcha: challenge'],
  },
  'whose answers are kept': {
    ...conf(
      'add_header Cache-Control no-store always;',
      'add_header Cache-Control "private, max-age=300" always;',
    ),
    names: ['API: no cache'],
  },
  'that puts its own pages over the errors of the backend': {
    ...conf('location /api/ {', 'location /api/ {\n    proxy_intercept_errors on;'),
    names: ['API: its own errors'],
  },
  'that lets only reads through': {
    ...conf('location /api/ {', 'location /api/ {\n    limit_except GET { deny all; }'),
    names: ['API: calls that change'],
  },
  'of which only half was uploaded': {
    ...file('en/index.html', /<meta name="build" content="[^"]+"/, '<meta name="build" content="older"'),
    names: ['page: one build'],
  },
  'without its English pages': {
    files: (folder) => rm(join(folder, 'en'), { recursive: true }),
    names: ['page: /en/'],
  },
  'whose policy is of another tier': {
    ...file('fr/index.html', /http:\/\/localhost:\*/g, 'https://login.elsewhere.example'),
    names: ['policy: connect-src for tenant', 'policy: frame-src for tenant'],
  },
  'whose tenant knows no callback address': {
    ...tenant('/authorize', refused),
    names: ['tenant: callback address'],
  },
  'whose tenant knows no API': {
    tenant: ({ pathname, searchParams }) =>
      pathname === '/authorize' && searchParams.get('response_mode') === 'query'
        ? Response.redirect(
            `${searchParams.get('redirect_uri') ?? ''}?error=access_denied&error_description=Service+not+found`,
          )
        : undefined,
    names: ['tenant: audience'],
  },
  'whose tenant may not be framed': {
    tenant: ({ pathname, searchParams }) =>
      pathname === '/authorize' && searchParams.get('response_mode') === 'web_message'
        ? refused()
        : undefined,
    names: ['tenant: silent requests'],
  },
  'whose tenant leads nowhere after the sign-out': {
    ...tenant('/v2/logout', refused),
    names: ['tenant: logout address of fr', 'tenant: logout address of en'],
  },
  'whose tenant gives tokens to no page': {
    ...tenant('/oauth/token', refused),
    names: ['tenant: web origin'],
  },
  'whose tenant has another name': {
    ...tenant('/.well-known/openid-configuration', () =>
      Response.json({ issuer: 'https://chain.eu.example/' }),
    ),
    names: ['tenant: discovery'],
  },
  'whose tenant publishes no key': {
    ...tenant('/.well-known/jwks.json', () => Response.json({ keys: [] })),
    names: ['tenant: keys'],
  },
  'whose settings have no key for the mobile catalogue': {
    async backend(request, itself) {
      const answer = await itself();
      if (new URL(request.url).pathname !== '/api/settings') return answer;
      return Response.json({ ...((await answer.json()) as object), mobileKey: undefined });
    },
    names: ['settings: mobileKey'],
  },
  'without a footer in English': {
    backend: (request) =>
      request.url.includes('/api/footer?language=en')
        ? Promise.resolve(Response.json({ code: 'language' }, { status: 404 }))
        : undefined,
    names: ['footer: en'],
  },
  'whose captcha is always the same': {
    backend: (request) =>
      request.url.includes('/captcha/')
        ? Promise.resolve(
            Response.json({ algorithm: 'SHA-256', challenge: 'a', maxnumber: 9, salt: 's', signature: 'x' }),
          )
        : undefined,
    names: ['captcha: a new challenge each time'],
  },
};
