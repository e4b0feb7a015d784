import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_DETAILS, PHONE, toDetails } from '#account/details/details.ts';
import { centsOf } from '#account/cents.ts';
import { declarationOf, isDay, isMail } from '#areas/leaving/rules.ts';
import { fileName, folded, matches } from './folded.ts';
import { isolated, readable } from './foreign.ts';
import { innerQuotes } from './innerQuotes.ts';
import { plain, type Kind } from './plain.ts';

// Each round takes long. By night there are ten times as many.
fc.configureGlobal({ numRuns: process.env.FUZZ === 'full' ? 300 : 30 });

const INVISIBLE = Array.from(
  '\u00ad\u034f\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063' +
    '\u2064\u2066\u2067\u2068\u2069\u3164\ufeff\ufe00\ufe0e\ufe0f\u{e0100}\u{e0001}\u0000\u0007\ufffa\ufffc\u2800',
);
const SPACES = Array.from(' \u00a0\u2000\u2007\u2009\u200a\u202f\u205f\u3000\t\n\r\v\u2028\u2029');
const DASHES = Array.from('-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d');
const APOSTROPHES = Array.from("'’‘‛ʼ`´′＇");
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10, 0x1d7ce, 0x1d7f6, 0x1e5f1];

/** What a clipboard makes of a text: other digits, dashes, spaces and apostrophes, and invisible marks anywhere. */
function copied(text: string): fc.Arbitrary<string> {
  const invisible = fc.array(fc.constantFrom(...INVISIBLE), { maxLength: 2 }).map((marks) => marks.join(''));
  const blank = fc.array(fc.constantFrom(...SPACES), { maxLength: 2 }).map((all) => all.join(''));
  const letters = Array.from(text, (letter) => {
    if (/\d/.test(letter))
      return fc.constantFrom(...ZEROS).map((zero) => String.fromCodePoint(zero + Number(letter)));
    if (letter === '-') return fc.constantFrom(...DASHES);
    if (letter === "'") return fc.constantFrom(...APOSTROPHES);
    if (letter === ' ') return fc.tuple(blank, fc.constantFrom(...SPACES)).map((spaces) => spaces.join(''));
    const wide = /[!-~]/.test(letter) ? [String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)] : [];
    return fc.constantFrom(letter, letter.normalize('NFD'), ...wide);
  });
  const inside = fc
    .tuple(...letters.map((letter) => fc.tuple(letter, invisible)))
    .map((all) => all.flat().join(''));
  return fc.tuple(blank, invisible, inside, blank).map((parts) => parts.join(''));
}

const VALUES: readonly (readonly [Kind, string])[] = [
  ['text', 'Anaïs'],
  ['text', "Jean-Luc d'Été"],
  ['text', "12 bis rue de l'Église"],
  ['text', '1234 AB'],
  ['text', '69002'],
  ['text', 'Müller-Straße 7'],
  ['phone', '+33 6 12 34 56 78'],
  ['phone', '06.12.34.56.78'],
  ['phone', '020-123 45 67'],
  ['mail', 'ana.moreau@lumen.test'],
  ['mail', "o'neil-2@lumen.test"],
  ['code', '0012345678'],
  ['code', 'AB-12CD'],
];

describe('[environments/pasted-text]', () => {
  test.each(VALUES)('a clipboard changes nothing in the %s %s', (kind, value) => {
    fc.assert(
      fc.property(copied(value), (text) => {
        expect(plain(text, kind)).toBe(value);
      }),
    );
  });

  test('a clipboard changes nothing in a declaration of a stranger', () => {
    const meant = {
      name: "Jean-Luc d'Été",
      contract: '0012 3456',
      mail: 'ana@lumen.test',
      endsOn: '2027-01-31',
    };
    const { name, contract, mail, endsOn } = meant;
    const typed = {
      name: copied(name),
      contract: copied(contract),
      mail: copied(mail),
      endsOn: copied(endsOn),
    };
    fc.assert(
      fc.property(fc.record({ ...typed, ground: fc.constant(' l’une\u200b\r\nl’autre ') }), (texts) => {
        expect(declarationOf((field) => texts[field], plain)).toEqual({ ...meant, ground: 'l’une\nl’autre' });
      }),
    );
  });

  test.each<[Kind, string, string]>([
    ['mail', 'mailto:ana@lumen.test', 'ana@lumen.test'],
    ['mail', 'MAILTO:ana@lumen.test?subject=Bonjour', 'ana@lumen.test'],
    ['mail', 'Ana Moreau <ana@lumen.test>', 'ana@lumen.test'],
    ['mail', '"Moreau, Ana" <ana@lumen.test>;', 'ana@lumen.test'],
    ['mail', '“ana@lumen.test”', 'ana@lumen.test'],
    ['mail', '« ana@lumen.test ».', 'ana@lumen.test'],
    ['mail', '‘ana@lumen.test’', 'ana@lumen.test'],
    ['code', '“1234 5678”', '12345678'],
    ['code', '"AB 12"', 'AB12'],
    ['mail', '<mailto:ana@lumen.test>', 'ana@lumen.test'],
    ['mail', 'ana@lumen.test. ', 'ana@lumen.test'],
    ['mail', 'ana＠lumen．test', 'ana@lumen.test'],
    ['mail', 'a b@lumen.test', 'a b@lumen.test'],
    ['mail', '<', ''],
    ['phone', 'tel:+33612345678', '+33612345678'],
    ['phone', 'tel://+33-6', '+33-6'],
    ['phone', 'Tél. : 06 12 34 56 78', '06 12 34 56 78'],
    ['phone', '+33 (0)6 12 34 56 78', '+33 (0)6 12 34 56 78'],
    ['phone', '(+31) 20 123', '+31 20 123'],
    ['phone', '(020) 123 45 67', '(020) 123 45 67'],
    ['phone', 'abc', 'abc'],
    ['code', '0012 3456-789.0', '001234567890'],
    ['code', 'ab-12 cd', 'ab-12cd'],
    ['code', '１２３４', '1234'],
    ['text', 'ﬁlm', 'film'],
    ['text', '½ rue ²', '½ rue ²'],
    ['text', 'N\u0303', 'Ñ'],
    ['text', 'rue\tde\r\nla\u2028Paix', 'rue de la Paix'],
  ])('the %s %j is %j', (kind, text, value) => {
    expect(plain(text, kind)).toBe(value);
  });

  test.each([
    'Bonjour,\n\nmerci ! 👩🏽‍🚀 🏳️‍🌈 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️ 1️⃣ 🇫🇷',
    'می‌خواهم بلیت',
    'क्‍ष',
    'l’été – « déjà »\tvu',
    '葛󠄀城',
    '½ ² ١٢',
  ])('free text keeps %j', (text) => {
    expect(plain(text, 'lines')).toBe(text);
  });

  test('free text has no invisible marks, one kind of line end, and no space around it', () => {
    expect(plain(' \u200ea\u200b\r\nb\rc\u2028d\ufeff ', 'lines')).toBe('a\nb\nc\nd');
  });

  test('a digit of any script is the digit', () => {
    const all = Array.from({ length: 0x11_0000 }, (_, at) => at).filter((at) =>
      /\p{Nd}/u.test(String.fromCodePoint(at)),
    );
    // Unicode lists ten in a row.
    const read = all.map((at) => plain(String.fromCodePoint(at)));
    expect(read).toEqual(all.map((_, index) => String(index % 10)));
  });

  test.each<Kind>(['text', 'lines', 'mail', 'phone', 'code'])('a plain %s is plain', (kind) => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...Array.from('a0 @<>."+():-\u200d😀')) }),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const once = plain(typed, kind);
        expect(plain(once)).toBe(kind === 'lines' ? plain(typed) : once);
      }),
    );
  });
});

describe('[environments/pasted-text] what is pasted is read in a time that grows with its length', () => {
  const READERS: Record<string, (text: string) => unknown> = {
    'a text': (text) => plain(text),
    'free text': (text) => plain(text, 'lines'),
    'an address': (text) => plain(text, 'mail'),
    'a phone number': (text) => plain(text, 'phone'),
    'a field for one': (text) => new RegExp(`^(?:${PHONE})$`, 'v').test(text),
    'a code': (text) => plain(text, 'code'),
    'a search': folded,
    'a text that is searched': (text) => matches(text, text.slice(0, 50)),
    'a file’s name': fileName,
    'a text of somebody else': readable,
    'a value in a sentence': isolated,
    'a quoted name': innerQuotes,
    'a declaration’s address': isMail,
    'loaded details': (city) => toDetails({ ...NO_DETAILS, city }),
    'an amount': centsOf,
    'a day': isDay,
  };
  /** Repeated; some end in what no expression expects. */
  const HOSTILE = [
    ...[
      ' ',
      '1',
      ',',
      '.',
      'a',
      '-',
      '\n',
      '\r\n',
      '\t',
      '\u0301',
      '\u200d',
      '@',
      '<',
      '<a',
      '"',
      '(',
      ':',
      '«',
      '« ',
    ],
    ...[
      '‘',
      '‘a’b',
      'a@',
      'a.',
      '.a',
      'mailto:',
      'mailto:?',
      'tel:',
      '+(',
      '1 ',
      ' .',
      '½',
      '👨\u200d',
      '🏽',
      '🎬',
      'é',
      '\u200b',
      '\u0660',
      '\u0660 ',
    ],
  ];

  const LENGTH = 100_000;
  /** Milliseconds. Once over the text takes a few, on a busy machine some hundred, and back over it minutes. */
  const BOUND = 2000;

  test.each(Object.entries(READERS))('%s', (_, read) => {
    for (const part of HOSTILE)
      for (const end of ['', '!', '@b.c', '\u0000x']) {
        const text = `a${part.repeat(LENGTH / part.length)}${end}`;
        const before = performance.now();
        read(text);
        expect(performance.now() - before, JSON.stringify(part + end)).toBeLessThan(BOUND);
      }
  });
});
