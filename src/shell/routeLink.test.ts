import { expect, test } from 'vitest';
import { routeLink } from './routeLink.ts';

const ROUTES = {
  home: { path: '', guard: 'account' },
  vouchers: { path: 'vouchers', guard: 'account' },
  advantages: { path: 'advantages', guard: 'account' },
} as const;

test.each([
  ['B-16 home', '/', '/fr/'],
  ['B-22 goodies', 'vouchers', '/fr/vouchers/'],
  ['B-23 cards resolves to an existing page (TR-17)', 'advantages', '/fr/advantages/'],
])('%s', (_, path, href) => {
  expect(routeLink('fr', path, ROUTES)).toBe(href);
});

test.each(['cards', 'Vouchers', 'vouchers/'])('there is no page %s, so there is no link', (path) => {
  expect(routeLink('fr', path, ROUTES)).toBeUndefined();
});

test('the pages that this site has', () => {
  expect(routeLink('en', 'tickets')).toBe('/en/tickets/');
});
