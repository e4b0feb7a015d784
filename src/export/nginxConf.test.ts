import { expect, test } from 'vitest';
import type { HeaderRule } from './headers.ts';
import { nginxConf } from './nginxConf.ts';
import { nginxHeaders } from './nginxHeaders.ts';

const RULES: HeaderRule[] = [
  { pattern: '/*', headers: { 'Cache-Control': 'no-cache', 'X-All': 'yes' } },
  { pattern: '/a.b/*', headers: { 'Cache-Control': 'immutable' } },
];
const SITE = { id: 'fr', listen: '8080', root: '/srv/fr', api: 'https://api.test', brotli: false } as const;

test('each header is a map, whose last rule comes first', () => {
  const conf = nginxConf(RULES, SITE);
  expect(conf).toContain(`map $uri $fr_cache_control {
  "~^/a\\.b/.*$" "immutable";
  "~^/.*$" "no-cache";
}`);
  expect(conf).toContain('add_header X-All $fr_x_all always;');
});

test('the headers of an address are those of the last rule that fits', () => {
  const conf = nginxConf(RULES, SITE);
  expect(nginxHeaders(conf, '/fr/')).toEqual({ 'cache-control': 'no-cache', 'x-all': 'yes' });
  expect(nginxHeaders(conf, '/a.b/c.js')).toEqual({ 'cache-control': 'immutable', 'x-all': 'yes' });
  expect(nginxHeaders(conf, '/axb/c.js')['cache-control']).toBe('no-cache');
});

test('the calls are forwarded without the headers of pages', () => {
  const forwarded = /location \/api\/ \{[^}]+\}/.exec(nginxConf(RULES, SITE))?.[0];
  expect(forwarded).toContain('proxy_pass https://api.test;');
  expect(forwarded).toContain('add_header');
  expect(forwarded).not.toContain('$fr_');
});

test('[identity/logout-leaves-nothing] no cache keeps the answer to a call, whatever the backend says', () => {
  const forwarded = /location \/api\/ \{[^}]+\}/.exec(nginxConf(RULES, SITE))?.[0];
  expect(forwarded).toContain('proxy_hide_header Cache-Control;');
  expect(forwarded).toContain('add_header Cache-Control no-store always;');
});

test.each(['/api/', '/captcha/'])(
  '[decisions/backend-behind-host] %s is forwarded over a connection whose certificate is checked, and its answers are no pages',
  (path) => {
    const [forwarded = ''] = nginxConf(RULES, SITE)
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
  const french = variables(nginxConf(RULES, SITE));
  const dutch = variables(nginxConf(RULES, { ...SITE, id: 'nl' }));
  expect(french.size).toBe(2);
  expect(french.isDisjointFrom(dutch)).toBe(true);
});
