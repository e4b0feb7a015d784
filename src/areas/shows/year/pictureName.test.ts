import { expect, test } from 'vitest';
import { pictureName } from './pictureName.ts';

test.each([
  ['Lumen Cinémas', 'lumen-cinemas-2026.png'],
  ['Kino & Café 7', 'kino-cafe-7-2026.png'],
  ['Кино', '2026.png'],
])('[statistics/year-saved] the picture of "%s" is called %s', (brand, name) => {
  expect(pictureName(brand, 2026)).toBe(name);
});
