import { expect, test } from 'vitest';
import { fileName } from './fileName.ts';

test.each([
  ['Lumen Cinémas 2026', 'lumen-cinemas-2026'],
  ['Kino & Café 7 2026', 'kino-cafe-7-2026'],
  ['Le Cœur, d’un soir 2026', 'le-coeur-d-un-soir-2026'],
  ['Кино 2026', '2026'],
])('[statistics/year-saved] a file about "%s" is called %s', (text, name) => {
  expect(fileName(text)).toBe(name);
});
