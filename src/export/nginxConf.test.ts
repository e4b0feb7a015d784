import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteOf } from '#sites/sites.ts';
import type { SiteId, Tier } from '#sites/site.ts';
import { headerRules, type HeaderRule } from './headers.ts';
import { nginxConf, PASSED_ON, UPLOADS } from './nginxConf.ts';
import { nginxValues } from './nginxValues.ts';

const fr = siteOf('fr');

const RULES = headerRules(fr, 'production');
const VALUES = nginxValues(fr, 'production', { NGINX_BACKEND: 'https://api.test' });

function confOf(site: SiteId = 'fr'): string {
  return nginxConf(RULES, siteOf(site), VALUES);
}

test('each header is a map, whose last rule comes first', () => {
  const rules: HeaderRule[] = [
    { pattern: '/*', headers: { 'Cache-Control': 'no-cache', 'X-All': 'yes' } },
    { pattern: '/a.b/*', headers: { 'Cache-Control': 'immutable' } },
  ];
  const conf = nginxConf(rules, fr, VALUES);
  expect(conf).toContain(`map $uri $fr_cache_control {
  "~^/a\\.b/.*$" "immutable";
  "~^/.*$" "no-cache";
}`);
  expect(conf).toContain('add_header X-All $fr_x_all always;');
});

test('manifests have their content type, which nginx does not know', () => {
  const [manifests] = confOf()
    .split('\n  location ')
    .filter((location) => location.startsWith('~ \\.webmanifest$'));
  expect(manifests).toContain('default_type application/manifest+json;');
  expect(manifests).not.toContain('add_header');
});

test('the calls are forwarded without the headers of pages', () => {
  const forwarded = /location \/api\/ \{[^}]+\}/.exec(confOf())?.[0];
  expect(forwarded).toContain('proxy_pass https://api.test;');
  expect(forwarded).toContain('add_header');
  expect(forwarded).not.toContain('$fr_');
});

test('[identity/logout-leaves-nothing] no cache keeps the answer to a call, whatever the backend says', () => {
  const forwarded = /location \/api\/ \{[^}]+\}/.exec(confOf())?.[0];
  expect(forwarded).toContain('proxy_hide_header Cache-Control;');
  expect(forwarded).toContain('add_header Cache-Control no-store always;');
});

test.each(['/api/', '/captcha/'])(
  '[decisions/backend-behind-host] %s is forwarded over a connection whose certificate is checked, and its answers are no pages',
  (path) => {
    const [forwarded = ''] = confOf()
      .split('\n  location ')
      .filter((location) => location.startsWith(path));
    for (const directive of [
      'proxy_pass https://api.test;',
      'proxy_ssl_verify on;',
      'proxy_ssl_server_name on;',
      'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
      'proxy_hide_header Content-Security-Policy;',
    ])
      expect(forwarded).toContain(directive);
    for (const header of [
      `Content-Security-Policy "default-src 'none'; `,
      'Strict-Transport-Security "max-age=31536000; includeSubDomains" always;',
      'X-Content-Type-Options nosniff always;',
      'Cross-Origin-Resource-Policy same-origin always;',
    ]) {
      expect(forwarded).toContain(`add_header ${header}`);
      expect(forwarded).toContain(`proxy_hide_header ${header.split(' ')[0] ?? ''};`);
    }
  },
);

test('[decisions/backend-behind-host] the host lets through what the contract asks of requests: its headers, and files where it has files', () => {
  const { paths, components } = JSON.parse(readFileSync('docs/contract/openapi.json', 'utf8')) as {
    paths: Record<string, Record<string, { requestBody?: { content: Record<string, unknown> } }>>;
    components: { parameters: Record<string, { in: string; name: string }> };
  };
  const parameters = Object.values(components.parameters).filter((one) => one.in === 'header');
  const headers = parameters.map(({ name }) => name.toLowerCase());
  expect(headers.sort()).toEqual(['mobile-key', 'x-captcha-response']);
  expect(PASSED_ON.map((name) => name.toLowerCase())).toEqual(expect.arrayContaining(headers));
  const uploads = Object.entries(paths).filter(([, methods]) =>
    Object.values(methods).some(({ requestBody }) => requestBody?.content['multipart/form-data']),
  );
  expect(uploads.map(([path]) => path).sort()).toEqual([...UPLOADS]);
});

test('[decisions/backend-behind-host] answers are compressed, but where the session is a cookie, which neighbours can send', () => {
  const inCookies = fr.environments.map((one) => ({ ...one, identity: { mode: 'cookieSession' } as const }));
  const forwarded = (site: typeof fr): string => {
    const conf = nginxConf(RULES, site, nginxValues(site, 'production', {}));
    return /location \/api\/ \{[^}]+\}/.exec(conf)?.[0] ?? '';
  };
  expect(forwarded(fr)).toContain('gzip on;');
  expect(forwarded({ ...fr, environments: inCookies })).toContain('gzip off;');
});

test('[sites/one-host-one-site] a site answers at the hosts of one environment of its tier: the first, or the one that is named', () => {
  const names = (site: SiteId, tier: Tier, given = ''): string | undefined =>
    /server_name (.*);/.exec(
      nginxConf(RULES, siteOf(site), nginxValues(siteOf(site), tier, { NGINX_SERVER_NAME: given })),
    )?.[1];
  expect(names('be', 'production')).toBe('mijn.zevenzalen.example mon.zevenzalen.example');
  expect(names('be', 'nonproduction')).toBe(
    String.raw`mijn.staging.zevenzalen.example ~^pr-[0-9]+\.preview\.zevenzalen\.example$`,
  );
  // One variable for all sites of a container.
  const staging = 'staging.lumen-cinemas.example staging.lumen-bioscopen.example';
  expect(names('fr', 'nonproduction', staging)).toBe('staging.lumen-cinemas.example');
  expect(names('nl', 'nonproduction', staging)).toBe('staging.lumen-bioscopen.example');
  expect(names('fr', 'nonproduction', 'pr-7.preview.lumen-cinemas.example')).toBe(
    'pr-7.preview.lumen-cinemas.example',
  );
  expect(names('fr', 'local')).toBe('.localhost');
});

test.each([
  ['production', 'other.example'],
  ['production', 'staging.lumen-cinemas.example'],
  ['production', 'c.lumen-bioscopen.example'],
  ['nonproduction', 'pr-x.preview.lumen-cinemas.example'],
  ['nonproduction', 'staging.lumen-cinemas.example uat.lumen-cinemas.example'],
] as const)('[sites/one-host-one-site] in %s the French site does not take %s', (tier, name) => {
  expect(() => nginxValues(fr, tier, { NGINX_SERVER_NAME: name, NGINX_BACKEND: 'https://api.test' })).toThrow(
    `NGINX_SERVER_NAME must have hosts of one ${tier} environment of src/sites/fr/environments.ts`,
  );
});

test('[decisions/backend-behind-host] the address of a customer is told by the proxies that are named, else by nobody', () => {
  expect(confOf()).not.toContain('real_ip');
  const conf = nginxConf(RULES, fr, nginxValues(fr, 'production', { NGINX_PROXIES: '10.0.0.0/8 fd00::/8' }));
  expect(conf).toContain(`  set_real_ip_from 10.0.0.0/8;
  set_real_ip_from fd00::/8;
  real_ip_header X-Forwarded-For;`);
});

test('two sites in one nginx share no variable', () => {
  const variables = (conf: string): Set<string> => new Set(conf.match(/\$(?:fr|nl)_\w+/g));
  const french = variables(confOf());
  const dutch = variables(confOf('nl'));
  expect(french.size).toBeGreaterThan(10);
  expect(french.isDisjointFrom(dutch)).toBe(true);
});

test('the values of a deployment come from variables', () => {
  const conf = nginxConf(
    RULES,
    fr,
    nginxValues(fr, 'production', {
      NGINX_LISTEN: '443 ssl',
      NGINX_SERVER_NAME: 'c.lumen-cinemas.example',
      NGINX_CERTIFICATE: '/etc/{site}.pem',
      NGINX_KEY: '/etc/{site}.key',
      NGINX_ROOT: '/srv/sites/{site}',
      NGINX_BACKEND: 'https://backend.chain.example:8443/',
      NGINX_AUTHORITIES: '/etc/own-authority.pem',
      NGINX_BROTLI: 'on',
    }),
  );
  for (const directive of [
    'listen 443 ssl;',
    'server_name c.lumen-cinemas.example;',
    'ssl_certificate /etc/fr.pem;',
    'ssl_certificate_key /etc/fr.key;',
    'root /srv/sites/fr;',
    'proxy_pass https://backend.chain.example:8443;',
    'proxy_ssl_trusted_certificate /etc/own-authority.pem;',
    'brotli_static on;',
  ])
    expect(conf).toContain(`  ${directive}\n`);
});

test('[decisions/backend-behind-host] the backend is the one of the environment at the server name, else of the first environment of the export’s tier', () => {
  const backend = (tier: Tier, env: Record<string, string>) => nginxValues(fr, tier, env).backend;
  expect(backend('production', {})).toBe('https://api.lumen-cinemas.example');
  expect(backend('nonproduction', {})).toBe('https://api-staging.lumen-cinemas.example');
  expect(backend('nonproduction', { NGINX_SERVER_NAME: 'uat.lumen-cinemas.example' })).toBe(
    'https://api-uat.lumen-cinemas.example',
  );
});

test('[decisions/backend-behind-host] a deployed tier without a backend is refused, with what to do', () => {
  const without = { ...fr, environments: fr.environments.map((one) => ({ ...one, apiOrigin: undefined })) };
  expect(() => nginxValues(without, 'production', {})).toThrow(
    'The fr site has no backend at c.lumen-cinemas.example: give apiOrigin in src/sites/fr/environments.ts, or NGINX_BACKEND.',
  );
  expect(nginxValues(without, 'production', { API_ORIGIN_FR: 'https://api.test' }).backend).toBe(
    'https://api.test',
  );
});

test('[decisions/backend-behind-host] an export without a backend forwards nothing', () => {
  expect(nginxConf(RULES, fr, nginxValues(fr, 'local', {}))).not.toContain('proxy_pass');
});

test.each([
  ['NGINX_ROOT', '/srv/fr; autoindex on', 'NGINX_ROOT must not contain'],
  ['NGINX_BACKEND', 'http://api.test', 'NGINX_BACKEND must be an origin that begins with https://'],
  ['NGINX_BACKEND', 'https://api.test/v2/', 'NGINX_BACKEND must be an origin'],
])('[decisions/backend-behind-host] %s is refused as %s', (name, value, message) => {
  expect(() => nginxValues(fr, 'production', { [name]: value })).toThrow(message);
});
