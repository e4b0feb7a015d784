import { expect, test } from 'vitest';
import { brandLines } from './brandLines.ts';

test.each([
  ['Étoile', ['Étoile', '']],
  ['Lumière Cinémas', ['Lumière', 'Cinémas']],
  ['Les Cinémas Étoile', ['Les Cinémas', 'Étoile']],
  ['Cinéma de la Plage', ['Cinéma de', 'la Plage']],
])('[decisions/site-words-in-texts] no word of “%s” is lost', (brand, lines) => {
  expect(brandLines(brand)).toEqual(lines);
});
