import { describe, expect, test } from 'vitest';
import { assetsOf, buildOf, hasOwnType, kindOf, pageKey } from './rules.ts';

const OWN = 'https://c.example.fr';

function kind(address: string, method = 'GET') {
  return kindOf({ method, url: new URL(address, OWN) }, OWN);
}

describe('[decisions/offline-tickets] what is kept for when there is no network', () => {
  test.each([
    '/',
    '/fr/',
    '/fr/tickets/',
    '/fr/tickets',
    '/en/subscription/cancel/',
    '/m/fr/friends/',
    '/offline/',
    '/fr/error/?reason=network',
  ])('the shell %s', (path) => {
    expect(kind(path)).toBe('page');
  });

  test('what has its content’s hash in its name', () => {
    expect(kind('/_astro/base.AbCd1234.js')).toBe('asset');
    expect(kind('/favicon.svg')).toBe('asset');
  });

  test.each([
    '/callback/',
    '/callback/?code=1&state=2',
    '/api/ec/ebillet?language=fr',
    '/captcha/challenge',
    '/sandbox/sign-in?persona=subscriber',
    '/fr/unsubscribe/?token=1',
    '/fr/unsubscribe',
    '/m/fr/unsubscribe/confirmation/',
    '/worker.js',
    '/icons/favicon.svg',
    '/favicon.svgz',
    '/fr/_astro/base.js',
    '/locales/fr/toasts.json',
    'https://login.example.fr/fr/',
  ])('never %s', (address) => {
    expect(kind(address)).toBe('none');
  });

  test.each(['?code=1&state=2', '?state=2&error=login_required', '?utm_source=a&state=2&code=1'])(
    'never the provider’s answer to a sign-in, %s',
    (query) => {
      expect(kind(`/fr/tickets/${query}`)).toBe('none');
    },
  );

  test.each([
    '?a=1',
    '?utm_source=mail&utm_medium=e&utm_campaign=n&utm_term=k&utm_content=c&utm_id=1&utm_keyword=k',
    '?fbclid=IwAR0&gclid=Cj0&msclkid=1&mc_eid=2&_hsenc=p2&ttclid=3',
    '?promo_code=NOEL&ticket=1&access_key=2&token=3&estate=4',
    '?code=NOEL',
    '?state=on',
    '?',
    '?%E0%A4%A',
    '#top',
  ])('any other query or fragment does not matter: %s', (rest) => {
    for (const path of ['/', '/fr/', '/fr/tickets', '/m/fr/tickets/', '/offline/'])
      expect(kind(path + rest)).toBe('page');
  });

  test('never what is sent', () => {
    expect(kind('/fr/tickets/', 'POST')).toBe('none');
  });
});

test('a page is kept once, whatever its query and fragment', () => {
  const keys = ['/fr/tickets/', '/fr/tickets', '/fr/tickets/?a=1#b'].map((path) =>
    pageKey(new URL(path, OWN)),
  );
  expect(new Set(keys)).toEqual(new Set(['/fr/tickets/']));
});

test('all that a page names is found, once', () => {
  const html =
    '<link rel="modulepreload" href="/_astro/a.1.js"><astro-island component-url="/_astro/B.island.x_-2.js" renderer-url="/_astro/a.1.js"></astro-island><link href="/_astro/c.css"><p>_astro</p>';
  expect(assetsOf(html)).toEqual(['/_astro/a.1.js', '/_astro/B.island.x_-2.js', '/_astro/c.css']);
});

describe('[decisions/offline-tickets] what is stored is what its path stands for', () => {
  test.each([
    ['/_astro/a.js', 'text/javascript; charset=utf-8'],
    ['/_astro/a.js', 'application/javascript'],
    ['/_astro/a.js', 'text/javascript ; charset=utf-8'],
    ['/_astro/a.css', 'text/css'],
    ['/_astro/a.woff2', 'font/woff2'],
    ['/_astro/a.woff2', 'application/font-woff2'],
    ['/_astro/a.woff2', 'application/octet-stream'],
    ['/_astro/files.x.json', 'application/json'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/fr/tickets/', 'text/html;charset=utf-8'],
  ])('%s as %s', (path, type) => {
    expect(hasOwnType(path, type)).toBe(true);
  });

  test.each([
    ['/_astro/a.js', 'text/html'],
    ['/_astro/a.js', 'application/json'],
    ['/_astro/a.js', 'text/javascriptx'],
    ['/_astro/a.js', ''],
    ['/_astro/a.css', 'text/plain'],
    ['/_astro/a.map', 'application/json'],
    ['/fr/tickets/', 'application/pdf'],
  ])('not %s as %s', (path, type) => {
    expect(hasOwnType(path, type)).toBe(false);
  });

  test('a page of this build, not one of another, nor of a proxy', () => {
    expect(buildOf('<head><meta name="build" content="A1"><title>')).toBe('A1');
    expect(buildOf('<title>Checking your browser</title>')).toBeUndefined();
  });

  test('no file with a query: built files have none, and each variant would take room', () => {
    expect(kind('/_astro/base.AbCd1234.js?x')).toBe('none');
    expect(kind('/favicon.svg?1')).toBe('none');
  });
});
