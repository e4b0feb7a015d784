import { expect, test } from 'vitest';
import { isPublicPage } from './publicPage.ts';

test.each([
  ['/fr/accessibility/', true],
  ['/fr/cancel', true],
  ['/nl/withdraw/', true],
  ['/en/unsubscribe/confirmation/', true],
  ['/fr/', false],
  ['/fr/tickets/', false],
  ['/fr/subscription/cancel/', false],
  ['/fr/mail/', false],
  ['/m/fr/cancel/', false],
  ['/cancel/', false],
  ['/fr/nowhere/', false],
  ['/fr/cancel/further/', false],
  ['', false],
])('the page at %s is public: %s', (path, isPublic) => {
  expect(isPublicPage(path)).toBe(isPublic);
});
