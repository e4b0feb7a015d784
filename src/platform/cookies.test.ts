import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AUTH_COOKIE_DAYS, cookieText, parentDomain, readCookie } from './cookies.ts';

describe('cookieText', () => {
  test('[identity/flag-cookie-one-hour] the auth cookie lives an hour, 1/24 of a day', () => {
    expect(AUTH_COOKIE_DAYS).toBe(1 / 24);
    expect(cookieText('fr_auth', '1', { days: AUTH_COOKIE_DAYS })).toContain('; Max-Age=3600;');
  });

  test('[constants/cookie-path-and-days] counts in days, on every path', () => {
    expect(cookieText('a', 'b', { days: 30 })).toBe('a=b; Path=/; Max-Age=2592000; SameSite=Lax');
  });

  test('[identity/flag-cookie-parent-domain] with a domain and on https', () => {
    expect(cookieText('a', 'b', { days: 1, domain: '.example.fr', secure: true })).toBe(
      'a=b; Path=/; Max-Age=86400; SameSite=Lax; Domain=.example.fr; Secure',
    );
  });

  test('[identity/logout-deletes-cookie] none or fewer days remove it', () => {
    expect(cookieText('a', '', { days: 0 })).toContain('Max-Age=0;');
    expect(cookieText('a', '', { days: -1 })).toContain('Max-Age=-86400;');
  });

  test('a value cannot add attributes', () => {
    expect(cookieText('a', '1; Domain=evil.fr', { days: 1 })).toMatch(/^a=1%3B%20Domain%3Devil\.fr; Path=/);
  });
});

describe('readCookie', () => {
  const jar = 'fr_auth=1; fr_toasts=%7B%22a%22%3A1%7D; empty=; not_fr_auth=2';

  test('finds by whole name and decodes', () => {
    expect(readCookie(jar, 'fr_auth')).toBe('1');
    expect(readCookie(jar, 'fr_toasts')).toBe('{"a":1}');
    expect(readCookie(jar, 'empty')).toBe('');
  });

  test.each(['auth', 'fr', 'fr_aut', 'fr_auth2', '1', ''])('does not find "%s"', (name) => {
    expect(readCookie(jar, name)).toBeUndefined();
  });

  test('[errors/undecodable-cookies-ignored] one that does not decode is as good as not there', () => {
    expect(readCookie('a=%E0%A4%A', 'a')).toBeUndefined();
    expect(readCookie('a=%E0%A4%A; b=2', 'b')).toBe('2');
    expect(readCookie('a=%E0%A4%A; a=2', 'a')).toBe('2');
  });

  test('keeps = in a value that others wrote', () => {
    expect(readCookie('a=b=c==', 'a')).toBe('b=c==');
  });

  test('reads back what was written, among others', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (value, other) => {
        const [first = ''] = cookieText('fr_a', value, { days: 1 }).split('; ');
        const [second = ''] = cookieText('xfr_a', other, { days: 1 }).split('; ');
        expect(readCookie(`${second}; ${first}`, 'fr_a')).toBe(value);
      }),
    );
  });

  test('[errors/undecodable-cookies-ignored] no cookie line makes it throw', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (line, name) => void readCookie(line, name)));
  });
});

describe('parentDomain', () => {
  test.each([
    ['c.example.fr', '.example.fr'],
    ['uat.c.example.fr', '.c.example.fr'],
    ['compte.example.nl', '.example.nl'],
    ['c.1x.fr', '.1x.fr'],
  ])('[identity/flag-cookie-parent-domain] of %s is %s', (host, parent) => {
    expect(parentDomain(host)).toBe(parent);
  });

  test.each([
    'localhost',
    'refresh.localhost',
    'a.refresh.localhost',
    '127.0.0.1',
    '[::1]',
    'example.fr',
    'c.example.fr.',
    '',
  ])('%s has none', (host) => {
    expect(parentDomain(host)).toBeUndefined();
  });
});
