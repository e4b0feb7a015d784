import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATEGORIES, categoryOf, tokenIn } from './rules.ts';

describe('categoryOf', () => {
  test.each(CATEGORIES)('F-49 %s is known, in an object or alone', (category) => {
    expect(categoryOf({ category })).toBe(category);
    expect(categoryOf(category)).toBe(category);
  });

  test.each([null, undefined, '', 'foo', 'FILMNEWS', 4, [], {}, { category: null }, { category: 'xyz' }])(
    'N-05 %j is unknown',
    (answer) => {
      expect(categoryOf(answer)).toBe('unknown');
    },
  );
});

describe('tokenIn', () => {
  test.each([
    ['?token=abc', 'abc'],
    ['?utm=mail&token=abc&x=1', 'abc'],
    ['?token=a%2Bb%2Fc%3D', 'a+b/c='],
    ['?token=a+b/c=', 'a+b/c='],
  ])('N-11 in %s it is %s', (search, token) => {
    expect(tokenIn(search)).toBe(token);
  });

  test.each(['', '?', '?token=', '?token', '?tokens=abc'])('SP-60 in "%s" there is none', (search) => {
    expect(tokenIn(search)).toBeUndefined();
  });

  test('N-11 every token survives its link', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (token) => {
        expect(tokenIn(`?token=${encodeURIComponent(token)}`)).toBe(token);
      }),
    );
  });
});
