import { describe, expect, test } from 'vitest';
import { isAppleDevice, usableLinks } from './WalletLinks.tsx';

const OWN = 'https://c.chain.example';
const HOSTS = ['pay.google.com'];
const APPLE = { wallet: 'apple', href: `${OWN}/wallet/42.pkpass?key=a` };
const GOOGLE = { wallet: 'google', href: 'https://pay.google.com/gp/v/save/a.b.c' };

describe('[tickets/wallet-links] usable links', () => {
  test('the wallet of the device comes first, the other one follows', () => {
    expect(usableLinks([GOOGLE, APPLE], OWN, HOSTS, true)).toEqual([APPLE, GOOGLE]);
    expect(usableLinks([APPLE, GOOGLE], OWN, HOSTS, false)).toEqual([GOOGLE, APPLE]);
    expect(usableLinks([GOOGLE], OWN, HOSTS, true)).toEqual([GOOGLE]);
    expect(usableLinks([], OWN, HOSTS, true)).toEqual([]);
  });

  test.each([
    'http://pay.google.com/gp/v/save/a',
    'https://pay.google.com.evil.example/save',
    'https://pay.google.com:8443/save',
    'https://user@evil.example/',
    'https://evil.example/pay.google.com',
    '//evil.example/a.pkpass',
    '/.//evil.example/a.pkpass',
    'javascript:alert(1)',
    'data:application/vnd.apple.pkpass,a',
    'mailto:wallet@pay.google.com',
    'no address',
    '/api/ec/cancel/40',
    `${OWN}/API/ec/cancel/40`,
    '/%61pi/ec/cancel/40',
    '/wallet/..%2fapi/ec/cancel/40',
    'https://user@pay.google.com/gp/v/save/a',
    '',
  ])('none to another place: %s', (href) => {
    expect(usableLinks([{ wallet: 'google', href }], OWN, HOSTS, false)).toEqual([]);
  });

  test('a path of this site is one with its origin', () => {
    const path = { wallet: 'apple', href: '/wallet/42.pkpass?key=a' };
    expect(usableLinks([path], OWN, HOSTS, true)).toEqual([APPLE]);
  });

  test('a second link stands in for one that may not be shown, and an unknown wallet has none', () => {
    const foreign = { wallet: 'google', href: 'https://evil.example/' };
    expect(usableLinks([foreign, GOOGLE, { wallet: 'other', href: '/a' }], OWN, HOSTS, false)).toEqual([
      GOOGLE,
    ]);
  });
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', true],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36', false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', false],
])('%s', (userAgent, isApple) => {
  expect(isAppleDevice(userAgent)).toBe(isApple);
});
