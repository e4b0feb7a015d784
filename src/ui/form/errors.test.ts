import { describe, expect, test } from 'vitest';
import { errorText, fieldProblem, remainingErrors, serverErrors } from './errors.ts';
import type { FieldErrors, FieldState } from './errors.ts';

const required = { problem: 'required' } as const;
const email = { problem: 'email' } as const;
const taken = { message: 'Already a friend.' };

describe('errors that are left after an edit', () => {
  test('a corrected field loses its mark', () => {
    expect(remainingErrors({ mail: required }, {}, 'mail')).toEqual({});
  });

  test('a field that is wrong in another way says so', () => {
    expect(remainingErrors({ mail: required }, { mail: email }, 'mail')).toEqual({ mail: email });
  });

  test('a field that was not marked is not marked while typing', () => {
    expect(remainingErrors({ mail: required }, { mail: required, name: required }, 'mail')).toEqual({
      mail: required,
    });
  });

  test('a confirmation loses its mark when the field it repeats is corrected', () => {
    expect(remainingErrors({ again: { problem: 'mismatch' } }, {}, 'mail')).toEqual({});
  });

  test("the server's message stays until its own field is edited", () => {
    const shown: FieldErrors = { mail: taken };
    expect(remainingErrors(shown, {}, 'name')).toEqual({ mail: taken });
    expect(remainingErrors(shown, {}, 'mail')).toEqual({});
  });
});

test('a problem is said in the words given, a message as it is', () => {
  const texts = { required: 'Please fill this in.' };
  expect(errorText(required, texts)).toBe('Please fill this in.');
  expect(errorText(taken, texts)).toBe('Already a friend.');
});

test('messages of the server become errors of their fields', () => {
  expect(serverErrors({ mail: 'Already a friend.' })).toEqual({ mail: taken });
  expect(serverErrors()).toEqual({});
});

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
