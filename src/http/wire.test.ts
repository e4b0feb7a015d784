import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { fileOf, instant, lenient, list, number, text } from './wire.ts';

describe('text', () => {
  const schema = v.object({ value: text() });
  const read = (value: unknown) => v.parse(schema, { value }).value;

  test('is the text, a number as text, and empty for anything else', () => {
    expect([read('a'), read(12), read(0), read(12.25)]).toEqual(['a', '12', '0', '12.25']);
    for (const other of [null, undefined, {}, [], [12], true]) expect(read(other)).toBe('');
    expect(v.parse(schema, {}).value).toBe('');
  });

  test('a number that has lost its digits is no code', () => {
    expect([read(4711), read(-1.5), read(9007199254740991)]).toEqual(['4711', '-1.5', '9007199254740991']);
    expect([read(1e21), read(1e-7), read(Infinity), read(Number.NaN)]).toEqual(['', '', '', '']);
  });

  test('[http/survives-failures] half a character is a sign for one that cannot be read', () => {
    expect([read('a\ud83c'), read('🎬'), read('\udf7f\ud83c')]).toEqual(['a\ufffd', '🎬', '\ufffd\ufffd']);
  });

  test('[http/tolerates-unlisted-shapes] nothing that a server may send makes it fail', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => typeof read(value) === 'string'));
  });
});

test('[http/tolerates-unlisted-shapes] a number may come as a text', () => {
  const read = (value: unknown) => v.parse(lenient(number(), 1), value);
  expect(['1340', '2', '48.85', '-3', ' 24.0', 7].map(read)).toEqual([1340, 2, 48.85, -3, 24, 7]);
  for (const other of ['', ' ', 'many', 'Infinity', '1,5', null, undefined, true, [2], {}])
    expect(read(other)).toBe(1);
});

test.each([
  ['2026-11-05', '2026-11-05'],
  ['2026-11-05T20:15:00Z', '2026-11-05T20:15:00Z'],
  ['2026-11-05T20:15', '2026-11-05T19:15:00.000Z'],
  ['05/11/2026 20:15', ''],
  ['12/26', ''],
  ['11-05-2026', ''],
  ['5 Nov 2026', ''],
  [2026, ''],
])(
  '[http/drifts-survived] %j is the instant "%s": engines read other dates by rules of their own',
  (sent, at) => {
    expect(v.parse(instant(), sent)).toBe(at);
  },
);

test('[calls/get-invoice-pdf] older browsers keep the space before the parameter of a file’s type', () => {
  const type = 'application/pdf ; charset=binary';
  expect(v.parse(fileOf('application/pdf'), new Blob(['%PDF'], { type })).type).toBe('application/pdf');
});

describe('lenient', () => {
  const schema = v.object({ on: lenient(v.boolean(), false), city: v.string() });

  test('a missing, null or wrong field has the value given, and the rest is kept', () => {
    for (const on of [undefined, null, 'yes', 1]) {
      expect(v.parse(schema, { on, city: 'Lyon' })).toEqual({ on: false, city: 'Lyon' });
    }
    expect(v.parse(schema, { city: 'Lyon' })).toEqual({ on: false, city: 'Lyon' });
    expect(v.parse(schema, { on: true, city: 'Lyon' }).on).toBe(true);
  });
});

describe('list', () => {
  const schema = list(v.object({ id: v.string() }));

  test('leaves out what is not an entry, in the order of the others', () => {
    expect(v.parse(schema, [{ id: 'a' }, null, { id: 1 }, 'x', { id: 'b', more: 1 }])).toEqual([
      { id: 'a' },
      { id: 'b' },
    ]);
  });

  test('[http/foreign-answers-fail] a list of which nothing can be read is not an empty one', () => {
    expect(v.safeParse(schema, [{ data: { id: 'a' } }, null]).success).toBe(false);
    expect(v.parse(schema, [])).toEqual([]);
  });

  test('what is no list is not an empty one', () => {
    for (const answer of [null, undefined, {}, 'x']) expect(v.safeParse(schema, answer).success).toBe(false);
  });
});
