import { describe, expect, test } from 'vitest';
import type { Injection } from '#account/settings/contract.ts';
import { injectable, noScriptImages } from './rules.ts';

const SITE = {
  origin: 'https://c.site.example',
  hosts: ['tags.partner.example'],
};

function item(more: Partial<Injection>): Injection {
  return { element: 'meta', position: 'head', value: '', attributes: {}, ...more };
}

const let_ = (more: Partial<Injection>) => injectable(item(more), SITE);

describe('[shell/settings-injections] what is let in', () => {
  test('a meta item with its attributes, or with its value as the content', () => {
    expect(let_({ attributes: { name: 'verify', content: 'abc' } })).toEqual({
      tag: 'meta',
      attributes: [
        ['name', 'verify'],
        ['content', 'abc'],
      ],
      needsConsent: false,
    });
    expect(let_({ value: 'abc', attributes: { name: 'verify' } })?.attributes).toContainEqual([
      'content',
      'abc',
    ]);
  });

  test('an image of the no-script area and a link of this site', () => {
    expect(
      let_({ element: 'img', position: 'noscript', attributes: { src: '/seen.png', alt: '' } }),
    ).toMatchObject({
      tag: 'img',
      needsConsent: false,
    });
    expect(let_({ element: 'link', attributes: { rel: 'icon', href: '/i.svg' } })?.tag).toBe('link');
  });

  test.each(['preconnect', 'dns-prefetch', 'icon', 'apple-touch-icon', 'alternate', 'me'])(
    'a link that loads no code: %s',
    (rel) => {
      expect(let_({ element: 'link', attributes: { rel, href: '/icons/small/i.svg' } })?.tag).toBe('link');
    },
  );

  test('a meta item waits for no consent, whatever address it names', () => {
    const src = 'https://tags.partner.example/t.js';
    expect(let_({ attributes: { name: 'verify', src } })).toMatchObject({ needsConsent: false });
  });

  test('[decisions/no-tracker-shipped] a script of this site waits for the consent, like that of a third party', () => {
    expect(let_({ element: 'script', attributes: { src: '/t.js' } })?.needsConsent).toBe(true);
  });

  test.each<Record<string, string>>([
    { name: 'google-site-verification' },
    { name: 'msvalidate.01' },
    { name: 'p:domain_verify' },
    { name: 'description' },
    { name: 'twitter:card' },
    { property: 'og:title' },
    { property: 'fb:app_id' },
  ])('a meta item that no browser acts on: %o', (attributes) => {
    expect(let_({ attributes: { ...attributes, content: 'a' } })?.tag).toBe('meta');
  });

  test('[decisions/no-tracker-shipped] a third party of the list, once the customer consents', () => {
    const src = 'https://tags.partner.example/t.js';
    expect(let_({ element: 'script', attributes: { src, async: '' } })).toMatchObject({ needsConsent: true });
  });
});

test.each<[string, Partial<Injection>]>([
  ['a host that is not listed', { element: 'script', attributes: { src: 'https://evil.example/t.js' } }],
  [
    'a host that ends like one that is listed',
    { element: 'script', attributes: { src: 'https://eviltags.partner.example/t.js' } },
  ],
  [
    'a host that begins like one that is listed',
    { element: 'script', attributes: { src: 'https://tags.partner.example.evil.example/t.js' } },
  ],
  [
    'a listed host on another port',
    { element: 'script', attributes: { src: 'https://tags.partner.example:8443/t.js' } },
  ],
  [
    'a listed host in the clear',
    { element: 'script', attributes: { src: 'http://tags.partner.example/t.js' } },
  ],
  ['a script without an address', { element: 'script', value: 'alert(1)' }],
  [
    'a script of the no-script area',
    { element: 'script', position: 'noscript', attributes: { src: '/t.js' } },
  ],
  ['javascript:', { element: 'link', attributes: { rel: 'icon', href: 'javascript:alert(1)' } }],
  ['data:', { element: 'script', attributes: { src: 'data:text/javascript,alert(1)' } }],
  ['a style sheet', { element: 'link', attributes: { rel: 'stylesheet', href: '/a.css' } }],
  ['a script of the API', { element: 'script', attributes: { src: '/api/settings' } }],
  [
    'an image that is a call',
    { element: 'img', position: 'noscript', attributes: { src: '/api/ec/cancel/40' } },
  ],
  ['a link that is a call', { element: 'link', attributes: { rel: 'icon', href: '/API/ec/cancel/40' } }],
  ['a call behind two slashes', { element: 'link', attributes: { rel: 'icon', href: '/.//api/x' } }],
  ['a call behind an encoded character', { element: 'link', attributes: { rel: 'icon', href: '/%61pi/x' } }],
  ['meta referrer', { attributes: { name: 'referrer', content: 'unsafe-url' } }],
  ['meta viewport', { attributes: { name: 'Viewport', content: 'width=9999' } }],
  ['meta color-scheme', { attributes: { name: 'color-scheme', content: 'dark' } }],
  ['meta referrer with a property', { attributes: { name: 'referrer', property: 'og:title', content: 'a' } }],
  ['meta without a name', { attributes: { content: 'a' } }],
  ['meta with a known name and another property', { attributes: { name: 'description', property: 'x' } }],
  ['meta with a name that ends like a known one', { attributes: { name: 'not-a-description' } }],
  ['meta with a name that begins like a known one', { attributes: { name: 'descriptions' } }],
  ['meta with a property that ends like a known one', { attributes: { property: 'blog:title' } }],
  ['meta with a property that begins like a known one', { attributes: { property: 'og:title/x' } }],
  ['a script of the captcha', { element: 'script', attributes: { src: '/captcha/t.js' } }],
  ['a file below an encoded character', { element: 'script', attributes: { src: '/t.js/%61pi' } }],
  ['an address that is none', { element: 'script', attributes: { src: 'https://' } }],
  ['another element', { element: 'iframe', attributes: { src: '/x' } }],
])('[decisions/trusted-host-lists] %s is refused', (_, more) => {
  expect(let_(more)).toBeUndefined();
});

test.each([
  [{ element: 'meta' }, { name: 'author', content: 'b' }],
  [{ element: 'link' }, { rel: 'icon', href: '/favicon.svg' }],
  [{ element: 'script' }, { src: '/t.js' }],
  [{ element: 'img', position: 'noscript' }, { src: '/favicon.svg' }],
] as const)('of %o the attributes that act are left out', (where, passive) => {
  const acting = {
    'http-equiv': 'refresh',
    onload: 'alert(1)',
    onerror: 'alert(1)',
    style: 'x',
    srcset: 'https://evil.example/ 2x',
    imagesrcset: 'https://evil.example/ 2x',
    nonce: 'x',
    id: 'x',
  };
  expect(let_({ ...where, attributes: { ...passive, ...acting } })?.attributes).toEqual(
    Object.entries(passive),
  );
});

test('[shell/settings-injections] a page holds the site’s own images for browsers without scripts, and no image of a third party', () => {
  const image = (src: string) => item({ element: 'img', position: 'noscript', attributes: { src, alt: '' } });
  const items = [
    item({ attributes: { name: 'verify' } }),
    image('/seen.png'),
    image('https://tags.partner.example/i.gif'),
    image('https://evil.example/i.gif'),
  ];
  expect(noScriptImages(items, SITE)).toEqual([{ src: '/seen.png', alt: '' }]);
});
