import { describe, expect, test } from 'vitest';
import { errorText, remainingErrors, serverErrors } from './fieldErrors.ts';
import type { FieldErrors } from './fieldErrors.ts';

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
  const words = { required: 'Please fill this in.' };
  expect(errorText(required, words)).toBe('Please fill this in.');
  expect(errorText(taken, words)).toBe('Already a friend.');
});

test('messages of the server become errors of their fields', () => {
  expect(serverErrors({ mail: 'Already a friend.' })).toEqual({ mail: taken });
  expect(serverErrors()).toEqual({});
});
