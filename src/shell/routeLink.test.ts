import { expect, test } from 'vitest';
import { routeLink } from './routeLink.ts';

const ROUTES = {
  home: { path: '', guard: 'account' },
  vouchers: { path: 'vouchers', guard: 'account' },
  advantages: { path: 'advantages', guard: 'account' },
} as const;

test.each([
  ['[shell/profile-link-home] home', '/', '/fr/'],
  ['[shell/account-goodies-link] goodies', 'vouchers', '/fr/vouchers/'],
  ['[shell/account-advantages-link] cards resolves to an existing page', 'advantages', '/fr/advantages/'],
])('%s', (_, path, href) => {
  expect(routeLink('fr', path, ROUTES)).toBe(href);
});

test.each(['cards', 'Vouchers', 'vouchers/'])('there is no page %s, so there is no link', (path) => {
  expect(routeLink('fr', path, ROUTES)).toBeUndefined();
});

test('the pages that this site has', () => {
  expect(routeLink('en', 'tickets')).toBe('/en/tickets/');
});
