import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dotted, isolated, readable } from './foreign.ts';
import { format } from './format.ts';
import { joined } from '#areas/shows/year/rules.ts';

/** Every mark that sets, nests or ends a direction (UAX #9). */
const TURNS = Array.from('\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069');
const typed = fc
  .array(
    fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...TURNS, '\u0301', '\n', '\u2029', 'ש', 'م')),
  )
  .map((parts) => parts.join(''));

/** What a value may leave in a sentence: nothing that turns, or one closed isolate. */
function isClosed(shown: string): boolean {
  const inner = /^\u2068(.*)\u2069$/s.exec(shown)?.[1] ?? shown;
  return !TURNS.some((mark) => inner.includes(mark)) && !/[\p{Cc}\u2028\u2029]|^\p{M}|\p{M}{5}/u.test(inner);
}

describe('[environments/foreign-text] what people typed leaves our sentence as it is', () => {
  test.each([
    ['a name that turns the rest', '\u202eLéa', 'Léa'],
    ['an isolate that is never closed', 'Léa\u2067', 'Léa'],
    ['one that closes ours', 'Léa\u2069\u202c', 'Léa'],
    ['invisible direction marks', '\u200eLéa\u200f', 'Léa'],
    ['a name in Hebrew', 'נועה', '\u2068נועה\u2069'],
    ['a name in Arabic, with a mark of its own', '\u200fمحمد', '\u2068محمد\u2069'],
    ['a name in the alphabet of the Fulani', '\u{1e900}\u{1e901}', '\u2068\u{1e900}\u{1e901}\u2069'],
    ['marks piled up', `Z${'\u0300\u0301\u0302\u0303'.repeat(9)}o`, 'Z\u0300\u0301\u0302\u0303o'],
    ['a mark that would stand on our letter', '\u0338Léa', ' Léa'],
    ['lines', 'Léa\r\n\nMartin\u2028Paul', 'Léa Martin Paul'],
    ['a control character', 'Léa\u0007', 'Léa '],
    ['an emoji of several characters', '👩🏽‍🚀❤️', '👩🏽‍🚀❤️'],
    ['Vietnamese, decomposed', 'Nguye\u0302\u0303n', 'Nguye\u0302\u0303n'],
    ['Persian, whose joiner has a meaning', 'می\u200cخواهم', '\u2068می\u200cخواهم\u2069'],
    ['Japanese', '是枝', '是枝'],
  ])('%s', (_, value, shown) => {
    expect(format('« {{name}} » ajouté', { name: value })).toBe(`« ${shown} » ajouté`);
  });

  test('whatever is typed is closed, and reads as one line', () => {
    fc.assert(
      fc.property(typed, (value) => {
        expect(isClosed(isolated(value))).toBe(true);
        expect(isClosed(joined([value], 'fr'))).toBe(true);
      }),
    );
  });

  test('ordinary words, amounts and dates are untouched', () => {
    const ordinary = fc.string({
      unit: fc.constantFrom(...Array.from('aéœßłŁжΩ字🎬0129 .,-\u2019\u00a0\u202f€«»')),
    });
    fc.assert(fc.property(ordinary, (value) => isolated(value) === value));
  });

  test('a text of its own keeps its lines, and loses only what turns or piles up', () => {
    expect(readable('Bonjour\n\n\u202eמה שלומך\n')).toBe('Bonjour\n\nמה שלומך\n');
  });

  test('each name of a list is closed off by itself', () => {
    expect(joined(['נועה', 'Léa', '\u202eמ'], 'en')).toBe('\u2068נועה\u2069, Léa and \u2068מ\u2069');
  });

  test('a very long text takes no time', () => {
    const long = '\u0300'.repeat(200_000) + 'a\u202e'.repeat(200_000);
    const start = performance.now();
    isolated(long);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('[sites/whole-dates] facts in one line', () => {
  test.each([
    [['Salle 1', '', 'F1, F2'], 'Salle\u00a01\u00a0· F1, F2'],
    [['Lumen Bellecour', 'Zaal 12 IMAX'], 'Lumen Bellecour\u00a0· Zaal\u00a012 IMAX'],
    [['', 'VOST'], 'VOST'],
    [['', ''], ''],
  ])('%j', (parts, text) => {
    expect(dotted(...parts)).toBe(text);
  });

  test('no line begins with a dot or with a number after a word', () => {
    const names = fc.array(fc.stringMatching(/^\p{L}{1,9}( (\p{L}{1,9}|\d{1,3})){0,3}$/u), { minLength: 1 });
    fc.assert(fc.property(names, (parts) => !/ ·|\p{L} \d/u.test(dotted(...parts))));
  });
});
