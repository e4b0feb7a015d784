import { expect, test } from 'vitest';
import { countryOptions } from './countries.ts';

const labels = (...of: Parameters<typeof countryOptions>) => countryOptions(...of).map(({ label }) => label);

test('the site’s own country is first, the others follow by name in the page’s language', () => {
  expect(labels('FR', '', 'fr').slice(0, 3)).toEqual(['France', 'Allemagne', 'Autriche']);
  expect(labels('NL', 'FR', 'nl').slice(0, 3)).toEqual(['Nederland', 'België', 'Denemarken']);
});

test.each([
  ['CA', 'Canada'],
  ['France', 'France'],
  ['ZZZ', 'ZZZ'],
])('an account’s %s is among them, as %s', (code, label) => {
  expect(countryOptions('FR', code, 'fr')).toContainEqual({ value: code, label });
});

test('a listed country stands there once', () => {
  expect(countryOptions('FR', 'BE', 'fr').filter(({ value }) => value === 'BE')).toHaveLength(1);
});
