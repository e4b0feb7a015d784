import { describe, expect, test } from 'vitest';
import { dateProblem } from './errors.ts';
import { dateOf, partsOf } from './values.ts';

const LIMITS = { required: false, earliest: '1900-01-01', latest: '2010-06-15' };

describe('a typed date', () => {
  test('is a calendar date, however its numbers are typed', () => {
    expect(dateOf({ day: '4', month: ' 7', year: '1990 ' })).toBe('1990-07-04');
    expect(dateOf({ day: '04', month: '07', year: '1990' })).toBe('1990-07-04');
  });

  test('that is empty is an empty text', () => {
    expect(dateOf({ day: ' ', month: '', year: '' })).toBe('');
    expect(partsOf('')).toEqual({ day: '', month: '', year: '' });
  });

  test.each([
    { day: '31', month: '12', year: '1999' },
    { day: '', month: '07', year: '1990' },
    { day: '04', month: '', year: '' },
    { day: '', month: '', year: '19' },
  ])('comes back into its fields, complete or not: %o', (parts) => {
    expect(partsOf(dateOf(parts))).toEqual(parts);
  });
});

describe('[sites/week-starts-monday] the problem of a typed date', () => {
  test.each([
    ['1990-07-04', undefined],
    ['', undefined],
    ['1900-01-01', undefined],
    ['1899-12-31', 'min'],
    ['85-07-04', 'min'],
    ['2010-06-15', undefined],
    ['2010-06-16', 'max'],
    ['1990-02-29', 'pattern'],
    ['1992-02-29', undefined],
    ['1990-13-01', 'pattern'],
    ['1990--01', 'pattern'],
    ['1990-07-', 'pattern'],
    ['-07-04', 'pattern'],
    ['1990-juillet-04', 'pattern'],
  ])('%s: %s', (date, problem) => {
    expect(dateProblem(date, LIMITS)).toBe(problem);
  });

  test('an empty date that is required', () => {
    expect(dateProblem('', { ...LIMITS, required: true })).toBe('required');
  });

  test('without a latest day no day is too late', () => {
    expect(dateProblem('2999-01-01', { ...LIMITS, latest: undefined })).toBeUndefined();
  });
});
