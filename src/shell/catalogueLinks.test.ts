import { expect, test } from 'vitest';
import { retarget } from './catalogueLinks.ts';

const BUILT = 'https://www-staging.lumen.example';
const OWN = 'https://www-uat.lumen.example';

test.each([
  [`${BUILT}/fr/films/?a=1#b`, `${OWN}/fr/films/?a=1#b`],
  [`${BUILT}/`, `${OWN}/`],
  // A host that begins like the catalogue's, another site, and pages of the account.
  [`${BUILT}.evil.example/fr/`, `${BUILT}.evil.example/fr/`],
  ['https://other.example/fr/', 'https://other.example/fr/'],
  ['/fr/tickets/', '/fr/tickets/'],
])('%s leads to %s', (href, expected) => {
  expect(retarget(href, BUILT, OWN)).toBe(expected);
});

test('the same environment changes nothing', () => {
  expect(retarget(`${BUILT}/fr/`, BUILT, BUILT)).toBe(`${BUILT}/fr/`);
});
