import { expect, test } from 'vitest';
import { countryNames, countryOptions } from './countries.ts';

test('the site’s own country is first, the others follow by name in the page’s language', () => {
  const first = (...of: Parameters<typeof countryNames>) => Object.values(countryNames(...of)).slice(0, 3);
  expect(first('FR', 'fr')).toEqual(['France', 'Allemagne', 'Autriche']);
  expect(first('NL', 'nl')).toEqual(['Nederland', 'België', 'Denemarken']);
});

const NAMES = countryNames('FR', 'fr');

test.each([
  ['CA', 'Canada'],
  ['France', 'France'],
  ['ZZZ', 'ZZZ'],
  ['constructor', 'constructor'],
])('an account’s %s is among them, as %s', (code, label) => {
  expect(countryOptions(NAMES, code, 'fr')).toContainEqual({ value: code, label });
});

test('a listed country stands there once', () => {
  const options = countryOptions(NAMES, 'BE', 'fr');
  expect(options.filter(({ value }) => value === 'BE')).toEqual([{ value: 'BE', label: 'Belgique' }]);
});
