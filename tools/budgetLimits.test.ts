import { expect, test } from 'vitest';
import { classOf, exceeded } from './budgetLimits.ts';

test.each([
  ['', '404, error, accessibility'],
  ['404.html', '404, error, accessibility'],
  ['fr/error/', '404, error, accessibility'],
  ['offline/', 'offline'],
  ['fr/accessibility/', '404, error, accessibility'],
  ['en/unsubscribe/', 'unsubscribe, cancel, withdraw'],
  ['fr/cancel/', 'unsubscribe, cancel, withdraw'],
  ['nl/withdraw/', 'unsubscribe, cancel, withdraw'],
  ['nl/unsubscribe/confirmation/', 'unsubscribe, cancel, withdraw'],
  ['callback/', 'callback'],
  ['fr/', 'home'],
  ['m/fr/', 'home'],
  ['fr/profile/', 'account'],
  ['m/nl/friends/', 'account'],
])('the page "%s" has the budget of %s', (page, name) => {
  expect(classOf(page).name).toBe(name);
});

test('a size at its limit is within it, one byte more is not', () => {
  const limits = { script: 8000, html: 6000, style: 6000, session: 3000, files: 6 };
  expect(exceeded(limits, limits)).toEqual([]);
  expect(exceeded({ script: 8001, html: 6000, style: 6001, session: 3001, files: 7 }, limits)).toEqual([
    'script 8001 > 8000',
    'style 6001 > 6000',
    'session 3001 > 3000',
    'files 7 > 6',
  ]);
});
