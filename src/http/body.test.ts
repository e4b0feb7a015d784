import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { parseBody } from './send.ts';
import { text } from './wire.ts';

/** How a field that holds a text reads a literal of the answer. */
function shown(literal: string): string {
  return v.parse(v.object({ code: text() }), parseBody(`{"code": ${literal}}`)).code;
}

describe('[environments/foreign-text] a number keeps its digits, or is refused', () => {
  test.each([
    ['12345678901234567890', '12345678901234567890'],
    ['9007199254740993', '9007199254740993'],
    ['-9007199254740993', '-9007199254740993'],
    ['9007199254740991', '9007199254740991'],
    ['1234567890123456', '1234567890123456'],
    ['12345678901234567890.50', '12345678901234567890.50'],
    ['0', '0'],
    ['4711', '4711'],
    ['12.25', '12.25'],
    ['"12345678901234567890"', '12345678901234567890'],
    ['1e21', ''],
    ['1.2345678901234567890e19', ''],
    ['1234567890.12345678901', ''],
    ['123456789012345.678', ''],
    ['1e400', ''],
    ['0.0000001', ''],
  ])('%s is "%s"', (literal, code) => expect(shown(literal)).toBe(code));

  test('an integer of any length is shown as it was sent', () => {
    fc.assert(
      fc.property(fc.bigInt(), (number) => {
        expect(shown(String(number))).toBe(String(number));
      }),
    );
  });

  test('a field for a number takes no text in its place', () => {
    expect(v.is(v.object({ cents: v.number() }), parseBody('{"cents": 12345678901234567890}'))).toBe(false);
    expect(parseBody('[48.856613999999997, 2.5e3, -0.125]')).toEqual([
      Number('48.856613999999997'),
      2500,
      -0.125,
    ]);
  });
});

test('[environments/foreign-text] texts stay as they are, whatever stands in them', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      fc.pre(!/\d{16}/.test(JSON.stringify(value)));
      expect(parseBody(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  const odd = [
    '\\',
    '"12345678901234567890',
    '\\": 12345678901234567890, "',
    '\u2028',
    '12345678901234567890',
  ];
  expect(parseBody(JSON.stringify(odd, null, 2))).toEqual(odd);
  expect(parseBody('{"12345678901234567890": 1}')).toEqual({ '12345678901234567890': 1 });
});

test('what is not JSON is not made JSON, and an empty body is none', () => {
  for (const broken of [
    '<html>',
    '{"a": 1',
    '"1234',
    '12345678901234567890x',
    '{a: 12345678901234567890',
    '00012345678901234567',
  ]) {
    expect(() => parseBody(broken)).toThrow(SyntaxError);
  }
  expect(parseBody('')).toBeUndefined();
});

test('it takes as long as the text is', () => {
  const start = performance.now();
  expect(() => parseBody('"\\'.repeat(500_000))).toThrow(SyntaxError);
  expect(() => parseBody('1'.repeat(1_000_000) + 'x')).toThrow(SyntaxError);
  expect(performance.now() - start).toBeLessThan(2000);
});
