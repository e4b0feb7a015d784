import { expect, test } from 'vitest';
import type { HeaderRule } from './headers.ts';
import { siteOf } from '#sites/sites.ts';
import type { SiteId, Tier } from '#sites/site.ts';
import { nginxConf } from './nginxConf.ts';
import { nginxValues } from './nginxValues.ts';

const fr = siteOf('fr');

const RULES: HeaderRule[] = [
  { pattern: '/*', headers: { 'Cache-Control': 'no-cache', 'X-All': 'yes' } },
  { pattern: '/a.b/*', headers: { 'Cache-Control': 'immutable' } },
];
const VALUES = nginxValues(fr, 'production', { NGINX_BACKEND: 'https://api.test' });

function confOf(site: SiteId = 'fr'): string {
  return nginxConf(RULES, siteOf(site), VALUES);
}

test('each header is a map, whose last rule comes first', () => {
  const conf = confOf();
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
      `add_header Content-Security-Policy "default-src 'none'; `,
    ])
      expect(forwarded).toContain(directive);
  },
);

test('two sites in one nginx share no variable', () => {
  const variables = (conf: string): Set<string> => new Set(conf.match(/\$(?:fr|nl)_\w+/g));
  const french = variables(confOf());
  const dutch = variables(confOf('nl'));
  expect(french.size).toBe(4);
  expect(french.isDisjointFrom(dutch)).toBe(true);
});

test('the values of a deployment come from variables', () => {
  const conf = nginxConf(
    RULES,
    fr,
    nginxValues(fr, 'production', {
      NGINX_LISTEN: '443 ssl',
      NGINX_SERVER_NAME: 'c.chain.example',
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
    'server_name c.chain.example;',
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
    'The fr site has no backend in production: give apiOrigin in src/sites/fr/environments.ts, or NGINX_BACKEND.',
  );
  expect(() => nginxValues(fr, 'production', { NGINX_SERVER_NAME: 'other.example' })).toThrow(
    'no backend at other.example',
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
