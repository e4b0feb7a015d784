import { expect, test } from 'vitest';
import { callAddress, fillPath } from './address.ts';

const ORIGINS = {
  client: '',
  catalogueWeb: 'https://catalogue.example',
  catalogueMobile: 'https://mobile.example',
  tunnel: 'https://tunnel.example',
  captcha: '',
};

test.each([
  ['[http/client-target]', 'client', '/api/v4/client/shows', {}, '/api/v4/client/shows?language=nl'],
  [
    '[http/catalogue-web-target]',
    'catalogueWeb',
    '/api/cinemas',
    {},
    'https://catalogue.example/api/cinemas?language=nl',
  ],
  [
    '[http/catalogue-mobile-target]',
    'catalogueMobile',
    '/api/zone/idf',
    {},
    'https://mobile.example/api/zone/idf?language=nl',
  ],
  [
    '[http/tunnel-target]',
    'tunnel',
    '/api/cms/1.7.0/help-center/faq',
    {},
    'https://tunnel.example/api/cms/1.7.0/help-center/faq?language=nl',
  ],
  ['parameters first', 'client', '/api/alerts', { type: 'ec' }, '/api/alerts?type=ec&language=nl'],
  ['the page’s language wins', 'client', '/api/alerts', { language: 'xx' }, '/api/alerts?language=nl'],
] as const)('%s: %s %s', (_, target, path, query, address) => {
  expect(callAddress(ORIGINS, target, path, query, 'nl')).toBe(address);
});

test.each([
  ['a/b', '/api/cinema/a%2Fb/shows'],
  ['?x=1#y', '/api/cinema/%3Fx%3D1%23y/shows'],
  ['..', '/api/cinema/%252E%252E/shows'],
  ['.', '/api/cinema/%252E/shows'],
  ['a..b', '/api/cinema/a..b/shows'],
  ['..a', '/api/cinema/..a/shows'],
  ['a..', '/api/cinema/a../shows'],
  ['é', '/api/cinema/%C3%A9/shows'],
  ['\ud83c', '/api/cinema/%EF%BF%BD/shows'],
])('what is filled in stays in its segment: %s', (slug, path) => {
  expect(fillPath('/api/cinema/{slug}/shows', { slug })).toBe(path);
  expect(new URL(path, 'https://x.example').pathname).toBe(path);
});

test.each<Record<string, string>>([{}, { slug: '' }])(
  'a parameter that is missing is an error: %o',
  (params) => {
    expect(() => fillPath('/api/cinema/{slug}', params)).toThrow(
      expect.objectContaining({
        failure: { kind: 'unaddressed' },
        message: expect.stringContaining('Missing parameter slug') as string,
      }),
    );
  },
);
