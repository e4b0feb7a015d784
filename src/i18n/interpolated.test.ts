import { expect, test } from 'vitest';
import { interpolated } from './texts.ts';

const TEXTS = { brand: 'Les Cinémas $& Étoile', pass: 'Passe' };

test('[sites/words-in-texts] the words of the site stand in its texts, at any depth; other names wait for their values', () => {
  expect(
    interpolated(
      { title: '{{brand}}', list: ['{{pass}} Duo', { left: '{{count}} × {{pass}}' }], number: 4, none: null },
      TEXTS,
    ),
  ).toEqual({
    title: 'Les Cinémas $& Étoile',
    list: ['Passe Duo', { left: '{{count}} × Passe' }],
    number: 4,
    none: null,
  });
});

test('[sites/words-in-texts] names that every object has are no words', () => {
  expect(interpolated('{{toString}} {{__proto__}}', TEXTS)).toBe('{{toString}} {{__proto__}}');
});
