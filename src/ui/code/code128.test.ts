import fc from 'fast-check';
import { expect, test } from 'vitest';
import { code128 } from './code128.ts';

/** The widths of each symbol's bars and gaps, as in `212222`. */
function symbols(text: string): string[] {
  return code128(text)?.join('').match(/.{6}/g) ?? [];
}

/** Reads widths back, by the values of the symbols that the codes of single characters have. */
function read(text: string): string {
  const all = symbols(text);
  const body = all.slice(1, -2);
  const characters = new Map(
    Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).map((one) => [
      symbols(one)[1] ?? '',
      one,
    ]),
  );
  return body.map((symbol) => characters.get(symbol) ?? '?').join('');
}

test('the example of the standard’s check digit: PJJ123C', () => {
  // Start B 104, and 48, 42, 42, 17, 18, 19, 35 with the weights 1 to 7: 879 mod 103 is 55.
  expect(symbols('PJJ123C').slice(0, 1)).toEqual(['211214']);
  expect(symbols('PJJ123C').at(-2)).toBe(symbols('W')[1]);
});

test('digits stand in pairs, and an odd one alone', () => {
  // Start C, 3 pairs, check and stop, which has two bars more.
  expect(code128('904000')).toHaveLength(5 * 6 + 7);
  expect(code128('9040001')).toHaveLength(7 * 6 + 7);
  expect(code128('904000')?.slice(0, 6).join('')).toBe('211232');
});

test('every symbol is eleven modules wide, and its bars are an even number of them', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ -~]{1,40}$/), (text) => {
      for (const symbol of symbols(text).slice(0, -1)) {
        const widths = Array.from(symbol, Number);
        expect(widths.reduce((sum, width) => sum + width, 0)).toBe(11);
        expect(widths.reduce((sum, width, index) => sum + (index % 2 ? 0 : width), 0) % 2).toBe(0);
      }
      expect(code128(text)?.slice(-7).join('')).toBe('2331112');
    }),
  );
});

test('what is drawn is what was encoded', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z -][ -~]{0,30}$/), (text) => {
      expect(read(text)).toBe(text);
    }),
  );
});

test.each(['', 'Ciné', '90\t40', '１２'])('no code for %j', (text) => {
  expect(code128(text)).toBeUndefined();
});
