import fc from 'fast-check';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fileAddress, followable } from './followable.ts';

const SITE = { languages: ['fr', 'en'], domain: 'chain.example', linkHosts: ['video.example'] } as const;
const OWN = 'https://c.chain.example';
const FILMS = 'http://films.test';

function follow(href: string): string | undefined {
  return followable(href, SITE, OWN, FILMS);
}

test.each([
  ['https://www.chain.example/a?b=1#c', 'https://www.chain.example/a?b=1#c'],
  ['https://chain.example', 'https://chain.example/'],
  ['HTTPS://Video.Example/1', 'https://video.example/1'],
  ['http://films.test/fr/', 'http://films.test/fr/'],
  ['//video.example/fr', 'https://video.example/fr'],
  ['mailto:bonjour@example.fr', 'mailto:bonjour@example.fr'],
  ['/', '/'],
  ['/fr/tickets/?x=1#y', '/fr/tickets/?x=1#y'],
  ['/fr/tickets', '/fr/tickets'],
  ['/m/fr/cinemas/', '/m/fr/cinemas/'],
  [' /fr/ ', '/fr/'],
  ['/fr/profile/../tickets/', '/fr/tickets/'],
  [`${OWN}/en/profile/`, '/en/profile/'],
])('[http/server-text-is-text, home/survey-link] %j is followed as %j', (href, followed) => {
  expect(follow(href)).toBe(followed);
});

/** Ways to write a path that acts, or that is no page of the site. */
const PATHS = [
  '/api/ec/cancel/40',
  '/API/ec/cancel/40',
  '/%61pi/ec/cancel/40',
  '/%2561pi/ec/cancel/40',
  '/api%2fec/cancel/40',
  '/fr/../api/ec/cancel/40',
  '/fr/%2e%2e/api/ec/cancel/40',
  '/fr/..%2fapi/ec/cancel/40',
  '/fr/tickets/..%5capi/ec/cancel/40',
  '\\api\\ec\\cancel\\40',
  '/./api/ec/cancel/40',
  '/fr//api/ec/cancel/40',
  '/api/ec/cancel/40?/fr/tickets/',
  '/api/ec/cancel/40#/fr/tickets/',
  '/captcha/challenge',
  '/m/api/ec/cancel/40',
];
/** No page, and no call either. */
const NO_PAGES = [
  '/callback/?code=1&state=2',
  '/fr/unknown/',
  '/fr/tickets//',
  '/fr//',
  '/FR/tickets/',
  '/fr/Tickets/',
  '/M/fr/cinemas/',
  '/m/fr/tickets/',
  '/m/m/fr/cinemas/',
  '/m//fr/cinemas/',
  '/nl/tickets/',
  '/fr/tickets/%00',
  '/fr/tickets;a=1/',
  '/fr/%74ickets/',
  '/worker.js',
  '/.//other.example',
  '/sandbox/forget',
];

describe('[http/server-text-is-text, decisions/trusted-host-lists] a link of the server leads to no path that could act', () => {
  test.each(PATHS.flatMap((path) => [path, OWN + path, `HTTPS://C.CHAIN.EXAMPLE${path}`]))('%j', (href) => {
    expect(follow(href)).toBeUndefined();
  });

  // On another host of the chain a page with the session's cookie may stand, and its call.
  test.each(PATHS.filter((path) => !path.startsWith('/%25')).map((path) => `https://d.chain.example${path}`))(
    '%j',
    (href) => {
      expect(follow(href)).toBeUndefined();
    },
  );

  test.each(NO_PAGES.flatMap((path) => [path, OWN + path]))('%j', (href) => {
    expect(follow(href)).toBeUndefined();
  });

  test.each([
    '',
    ' ',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://own.invalid/1',
    `blob:${FILMS}/1`,
    'tel:0612345678',
    'ftp://chain.example/',
    'https://',
    'https://[',
    'http://www.chain.example/',
    'http://c.chain.example/fr/tickets/',
    'https://evil.example/',
    '//evil.example/fr/',
    '/\\evil.example/fr/',
    'https:evil.example',
    'https://evilchain.example/',
    'https://chain.example.evil.example/',
    'https://chain.example:8443/',
    'https://c.chain.example:8443/fr/tickets/',
    'https://video.example:8443/',
    'https://sub.video.example/',
    'https://user@video.example/',
    'https://chain.example@evil.example/',
    'https://:pass@c.chain.example/fr/tickets/',
    'https://chain.example./',
  ])('nor to another place: %j', (href) => {
    expect(follow(href)).toBeUndefined();
  });
});

test.each([...PATHS, ...NO_PAGES.filter((path) => !/^\/(?:\w+\.js|[\w/]*)$/.test(path))])(
  '[decisions/trusted-host-lists] nor is %j a file of the site',
  (href) => {
    if (!/^\/callback|[Tt]ickets\/$|cinemas\/$|unknown/.test(href))
      expect(fileAddress(href, OWN, [])).toBeUndefined();
  },
);

test('whatever the server sends, a browser on our own site follows nothing but listed hosts, mailto and our own pages', () => {
  const ours = new URL(`${OWN}/fr/`);
  const part = fc.constantFrom(
    ...[
      '/',
      '\\',
      '.',
      ' ',
      '\t',
      'https:',
      'http:',
      'javascript:',
      'mailto:',
      'a',
      '?',
      '#',
      ':',
      '@',
      '%2f',
    ],
    ...['api', '/fr', 'tickets', '//c.chain.example', '//evil.example', 'm'],
  );
  const anything = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(anything, (href) => {
      const followed = follow(href);
      if (followed === undefined) return;
      const url = new URL(followed, ours);
      if (url.protocol === 'mailto:') return;
      expect(url.host).toMatch(/(?:^|\.)chain\.example$/);
      expect(url.pathname).not.toContain('/api/');
      if (url.origin === OWN) expect(url.pathname).toMatch(/^\/(?:m\/)?(?:fr(?:\/tickets)?\/?)?$/);
    }),
    { numRuns: 2000 },
  );
});

test('[decisions/trusted-host-lists] each answer with an address of a link has it checked', () => {
  const contracts = globSync('src/{account,areas}/**/contract.ts');
  const withAddress = contracts.filter((file) =>
    /\b(?:\w*[uU]rl|href|src|link|website|cta)\??: /.test(readFileSync(file, 'utf8')),
  );
  expect(withAddress.map((file) => file.replace('src/', '')).sort()).toEqual([
    'account/footer/contract.ts',
    // Injections have rules of their own; the banner has `followable`.
    'account/settings/contract.ts',
    'account/wallets/contract.ts',
    'areas/home/contract.ts',
    'areas/shows/recommendations/contract.ts',
    // The wallets' links again.
    'areas/tickets/contract.ts',
  ]);
});
