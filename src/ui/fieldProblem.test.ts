import { describe, expect, test } from 'vitest';
import { fieldProblem } from './fieldProblem.ts';
import type { FieldState } from './fieldProblem.ts';

const filled: FieldState = { validity: {}, value: 'ana@example.fr', required: true };

describe('what is wrong with a field', () => {
  test('a valid value has no problem', () => {
    expect(fieldProblem(filled)).toBeUndefined();
  });

  test.each([
    ['required', { valueMissing: true }],
    ['email', { typeMismatch: true }],
    ['pattern', { patternMismatch: true }],
    ['pattern', { badInput: true }],
    ['pattern', { stepMismatch: true }],
    ['min', { rangeUnderflow: true }],
    ['min', { tooShort: true }],
    ['max', { rangeOverflow: true }],
    ['max', { tooLong: true }],
  ] as const)('%s for %o', (problem, validity) => {
    expect(fieldProblem({ ...filled, validity })).toBe(problem);
  });

  test.each([' ', '\t\n', '\u00a0', '\u202f'])(
    '[errors/form-validation-messages] only spaces (%j) are refused where a value is required',
    (value) => {
      expect(fieldProblem({ ...filled, value })).toBe('blank');
    },
  );

  test.each(['', '   '])('an optional field may hold %j', (value) => {
    expect(fieldProblem({ validity: {}, value, required: false })).toBeUndefined();
  });

  test('half a date is a wrong format before it is a missing value', () => {
    expect(fieldProblem({ ...filled, value: '', validity: { badInput: true, valueMissing: true } })).toBe(
      'pattern',
    );
  });

  test('[errors/form-validation-messages] a confirmation must match', () => {
    expect(fieldProblem({ ...filled, original: 'bea@example.fr' })).toBe('mismatch');
    expect(fieldProblem({ ...filled, original: filled.value })).toBeUndefined();
  });

  test('spaces around either address make no mismatch', () => {
    expect(fieldProblem({ ...filled, original: ` ${filled.value} ` })).toBeUndefined();
  });

  test('a case difference is a mismatch', () => {
    expect(fieldProblem({ ...filled, value: 'Ana@example.fr', original: 'ana@example.fr' })).toBe('mismatch');
  });

  test('a broken address is reported as such, not as a mismatch', () => {
    expect(fieldProblem({ ...filled, validity: { typeMismatch: true }, original: 'x' })).toBe('email');
  });
});
