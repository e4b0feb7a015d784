import { expect, test } from 'vitest';
import { withWords } from './texts.ts';

const WORDS = { brand: 'Les Cinémas $& Étoile', pass: 'Passe' };

test('[sites/words-in-texts] the words of the site stand in its texts, at any depth; other names wait for their values', () => {
  expect(
    withWords(
      { title: '{{brand}}', list: ['{{pass}} Duo', { left: '{{count}} × {{pass}}' }], number: 4, none: null },
      WORDS,
    ),
  ).toEqual({
    title: 'Les Cinémas $& Étoile',
    list: ['Passe Duo', { left: '{{count}} × Passe' }],
    number: 4,
    none: null,
  });
});

test('[sites/words-in-texts] names that every object has are no words', () => {
  expect(withWords('{{toString}} {{__proto__}}', WORDS)).toBe('{{toString}} {{__proto__}}');
});
