import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caseAnchor, caseIn, LIST_ANCHOR } from './rules.ts';

test('a case’s address names it, whatever its id', () => {
  expect(caseIn('#case-C2')).toBe('C2');
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
      expect(caseIn(`#${caseAnchor(id)}`)).toBe(id);
    }),
  );
});

test('other fragments name none', () => {
  expect(LIST_ANCHOR).toBe('cases');
  for (const hash of [
    '',
    '#contact-form',
    '.case-C2',
    '#',
    '#case-',
    '#C2',
    `#${LIST_ANCHOR}`,
    '#case-%E0%A4%A',
  ])
    expect(caseIn(hash)).toBeUndefined();
});
