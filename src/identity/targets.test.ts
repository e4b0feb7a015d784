import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { errorAddress } from './errorAddress.ts';
import { returnTarget } from './targets.ts';

const ORIGIN = 'https://c.example.fr';
const HOME = '/fr/';

function target(candidate: unknown): string {
  return returnTarget(candidate, ORIGIN, HOME);
}

test.each([
  ['/fr/tickets?a=1', '/fr/tickets?a=1'],
  ['/m/fr/friends/#top', '/m/fr/friends/#top'],
  ['/', '/'],
  [`${ORIGIN}/fr/history/?q=a%2Fb`, '/fr/history/?q=a%2Fb'],
  ['/fr/tickets?next=https://evil.com/', '/fr/tickets?next=https://evil.com/'],
  ['/fr/../en/', '/en/'],
  ['/en', '/en'],
  ['/fr/subscription/cancel/terms/', '/fr/subscription/cancel/terms/'],
])('[routes/login-returns-to-page, identity/login-sends-target] %s leads to %s', (candidate, path) => {
  expect(target(candidate)).toBe(path);
});

describe('leads home instead', () => {
  test.each([undefined, null, 7, {}, ['/fr/tickets'], ''])('%o, which is no address', (candidate) => {
    expect(target(candidate)).toBe(HOME);
  });

  test.each([
    'https://evil.com/fr/',
    'http://c.example.fr/fr/',
    'https://c.example.fr:444/fr/',
    'https://c.example.fr.evil.com/',
    'https://c.example.fr@evil.com/',
    '//evil.com',
    ' //evil.com',
    '///evil.com',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'https://[',
  ])('%s, of another origin', (candidate) => {
    expect(target(candidate)).toBe(HOME);
  });

  test.each([
    '/\\evil.com',
    '\\\\evil.com',
    '/fr/..\\\\evil.com',
    '/\t/evil.com',
    '/\n/evil.com',
    '/fr\u0000/',
    '\u0001//evil.com',
  ])('%j, with a backslash or a control character', (candidate) => {
    expect(target(candidate)).toBe(HOME);
  });

  test.each([
    '/.//evil.com',
    '/fr/..//evil.com',
    '/%2e//evil.com',
    '/fr/%2E%2e//evil.com',
    `${ORIGIN}//evil.com`,
    '/%2Fevil.com',
    '/%2f%2fevil.com',
    '/%5Cevil.com',
    '/%252Fevil.com',
    '/fr/%E0%A4%A',
    `blob:${ORIGIN}/0f8fad5b-d9cb`,
  ])('%s, whose path begins where another host could', (candidate) => {
    expect(target(candidate)).toBe(HOME);
  });

  test.each([
    '/api/ec/cancel/40',
    '/api/accounts/me/changePassword',
    '/sandbox/sign-in?persona=casual',
    '/callback',
    '/callback/?code=x&state=y',
    '/fr/callback/',
    '/fr/nowhere/',
    '/fr/tickets/40/',
    '/fr/tickets/index.html',
    '/fr//tickets/',
    '/fr/tickets//',
    '/FR/tickets/',
    '/fr/Tickets/',
    '/fr/%74ickets/',
    '/nl/tickets/',
    '/xx/tickets/',
    '/m/',
    '/m/fr/profile/',
    '/m/fr',
    '/404/',
    '/_astro/x.js',
  ])('[routes/known-return-targets] %s, which is no page of this site', (candidate) => {
    expect(target(candidate)).toBe(HOME);
  });
});

test('whatever is asked for, it is a path on our own origin, and the same when asked again', () => {
  const nasty = fc
    .array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '%2f',
        '%5c',
        '%2e',
        '\t',
        '\n',
        ' ',
        '@',
        ':',
        '?',
        '#',
        'evil.com',
        'https:',
        ORIGIN,
      ),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(nasty, fc.string()), (candidate) => {
      const path = target(candidate);
      expect(path).toMatch(/^\/(?!\/)/);
      expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
      expect(target(path)).toBe(path);
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ['network', undefined, '/fr/error/?reason=network'],
  ['denied', '/fr/tickets/?a=1', '/fr/error/?reason=denied&target=%2Ffr%2Ftickets%2F%3Fa%3D1'],
] as const)(
  'the error page is told that the problem is %s, and where to try again: %s',
  (problem, path, address) => {
    expect(errorAddress(problem, path, 'fr')).toBe(address);
  },
);
