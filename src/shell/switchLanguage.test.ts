import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pathLanguage, switchLanguage } from './switchLanguage.ts';

const FRENCH_SITE = ['fr', 'en'] as const;
const ORIGIN = 'https://c.example.fr';

function switched(path: string, language: 'fr' | 'en' = 'en'): string {
  return switchLanguage(new URL(path, ORIGIN), language, FRENCH_SITE);
}

describe('pathLanguage', () => {
  test.each([
    ['/fr', 'fr'],
    ['/en/', 'en'],
    ['/fr/tickets/', 'fr'],
    ['/m/fr/friends', 'fr'],
    ['/m/en', 'en'],
  ])('%s is in %s', (path, language) => {
    expect(pathLanguage(path, FRENCH_SITE)).toBe(language);
  });

  test.each([
    '/',
    '',
    '/404',
    '/callback',
    '/m',
    '/m/',
    '/m/friends',
    '/x/fr/friends',
    '/french/',
    '/FR/',
    '//fr/',
  ])('%s has none', (path) => {
    expect(pathLanguage(path, FRENCH_SITE)).toBeUndefined();
  });

  test('[routes/unknown-language] a language of another site is none here', () => {
    expect(pathLanguage('/nl/profile', FRENCH_SITE)).toBeUndefined();
  });
});

describe('switchLanguage', () => {
  test.each([
    ['/fr/tickets?x=1#y', '/en/tickets?x=1#y'],
    ['/fr', '/en'],
    ['/fr/', '/en/'],
    ['/fr/friends/fr/', '/en/friends/fr/'],
  ])('[tracking/language-switch-url] %s becomes %s', (before, after) => {
    expect(switched(before)).toBe(after);
  });

  test('[tracking/language-switch-mobile] the mobile variant keeps its first segment', () => {
    expect(switched('/m/fr/friends')).toBe('/m/en/friends');
    expect(switched('/m/fr/friends/?a=/fr/#fr')).toBe('/m/en/friends/?a=/fr/#fr');
  });

  test.each(['/', '/404', '/404/', '/callback?code=c&state=s', '/nl/profile', '/nope/x/y', '//fr/evil'])(
    '[tracking/language-switch-mobile] from %s it leads to the home of the language',
    (path) => {
      expect(switched(path)).toBe('/en/');
    },
  );

  test('there and back is the same address', () => {
    const rest = fc
      .array(fc.constantFrom('/', 'fr', 'en', 'm', 'tickets', '?x=', '#y', '%2F', 'é', '&'))
      .map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(rest, fc.constantFrom('/fr', '/m/fr'), (after, prefix) => {
        const before = new URL(`${ORIGIN}${prefix}${after}`);
        const there = new URL(switchLanguage(before, 'en', FRENCH_SITE), ORIGIN);
        expect(pathLanguage(there.pathname, FRENCH_SITE)).toBe('en');
        expect(new URL(switchLanguage(there, 'fr', FRENCH_SITE), ORIGIN).href).toBe(before.href);
      }),
    );
  });
});
