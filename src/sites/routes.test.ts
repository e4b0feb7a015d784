import { expect, test } from 'vitest';
import { isPublicPage } from './routes.ts';

test.each([
  ['/fr/accessibility/', true],
  ['/fr/cancel', true],
  ['/nl/withdraw/?a=1#b', true],
  ['https://c.chain.example/en/unsubscribe/confirmation/', true],
  ['/fr/', false],
  ['/fr/tickets/', false],
  ['/fr/subscription/cancel/', false],
  ['/fr/mail/', false],
  ['/m/fr/cancel/', false],
  ['/cancel/', false],
  ['/fr/nowhere/', false],
  ['mailto:a@b.example', false],
  ['https://[', false],
])('%s leads to a page without a router: %s', (address, isPublic) => {
  expect(isPublicPage(address)).toBe(isPublic);
});
