import { expect, test } from 'vitest';
import { routeLink } from './routeLink.ts';

test.each([
  ['[shell/profile-link-home] home', 'home', '/', '/fr/'],
  ['[shell/account-goodies-link] goodies', 'vouchers', 'vouchers', '/fr/vouchers/'],
  [
    '[shell/account-advantages-link] cards resolves to an existing page',
    'advantages',
    'advantages',
    '/fr/advantages/',
  ],
  ['a mistaken capital', 'vouchers', 'Vouchers', '/fr/vouchers/'],
  ['a mistaken slash', 'vouchers', 'vouchers/', '/fr/vouchers/'],
] as const)('%s', (_, route, translated, href) => {
  expect(routeLink('fr', route, translated)).toBe(href);
});
