import fc from 'fast-check';
import { expect, test } from 'vitest';
import { folded, matches, fileName } from './folded.ts';

test.each([
  ['Lumen La Défense', 'defense'],
  ['Lumen La Défense', 'DÉFENSE'],
  ['Lumen La Defense', 'défense'],
  ['Lumen Île de Nantes', 'nantes ile'],
  ['Orléans', 'orle'],
  ['Lumen Sœurs', ' '],
  ['Lumen Sœurs', 'soeurs'],
  ['Lumen Soeurs', 'SŒUR'],
  ['Ĳmuiden', 'ijm'],
  ['ex æquo', 'aequo'],
  ['’s-Hertogenbosch', "'s hertogen"],
  ['’s-Hertogenbosch', 'shertogenbosch'],
  ['Spider-Man', 'spiderman'],
  ['WALL·E', 'walle'],
  ['Saint-Étienne', 'saintetienne'],
  ['O’Connor', 'oconnor'],
  ['Astérix & Obélix', 'asterix et obelix'],
  ['1234 5678 9012', '123456789012'],
  ['ABCD-EFGH', 'abcdefgh'],
  ['Saint\u2010Denis', 'saint denis'],
  ['Lumen', ''],
])('%s is found by "%s"', (text, query) => {
  expect(matches(text, query)).toBe(true);
});

/** Spellings of one name: each finds each. */
test.each([
  [['Saint-Denis', 'SAINT DENIS', 'st denis', 'St. Denis', 'st‐denis', 'Sᵗ Denis', 'Sa\u00adint-Denis']],
  [['Sainte-Anne', 'ste anne', 'STE. ANNE', 'Sainte\u2212Anne']],
  [['Sint-Niklaas', 'St-Niklaas', 'st. niklaas', 'Sint\u2011Niklaas']],
  [['Stes-Maries', 'saintes maries']],
  [['12 boulevard de la Gare', '12 bd de la gare', '12, bd. de la Gare']],
  [['Cœur', 'coeur', 'CŒUR', 'cœ\u200bur', 'COEUR']],
  [['Straße', 'strasse', 'STRASSE', 'STRAẞE']],
  [['İstanbul', 'istanbul', 'ISTANBUL', 'ıstanbul']],
  [['ﬁlm', 'film', 'FILM', 'ｆｉｌｍ', '𝐟𝐢𝐥𝐦']],
  [['Ĳmuiden', 'ijmuiden', 'IJMUIDEN']],
  [['Smørrebrød', 'smorrebrod']],
  [['ΟΔΟΣ', 'οδος', 'οδοσ']],
  [["L'Été", 'l’ete', 'L‘ÉTÉ', 'lʼété', 'l`été', 'l´été', 'l′été', 'l＇été']],
  [['Été', 'E\u0301te\u0301', 'ete']],
  [
    [
      'Jean-Luc',
      'jean luc',
      'jean–luc',
      'jean—luc',
      'jean－luc',
      'jean\u00a0luc',
      'jean\u202fluc',
      'jean\t luc',
    ],
  ],
  [['Salle 12', 'salle ١٢', 'salle １２']],
  [['Thelma & Louise', 'thelma louise']],
])('[environments/one-folding] each of %j finds the others', (spellings) => {
  for (const text of spellings)
    for (const query of spellings) expect([text, query, matches(text, query)]).toEqual([text, query, true]);
});

test('[environments/one-folding] an abbreviation never hides what begins with it', () => {
  expect(['Stuttgart', 'Bastille', 'Avenir', 'Place'].filter((text) => matches(text, 'st'))).toEqual([
    'Stuttgart',
    'Bastille',
  ]);
  expect(matches('Avenir', 'av')).toBe(true);
});

test.each([
  ['Lumen La Défense', 'bastille'],
  ['Lumen La Défense', 'lumen bastille'],
])('%s is not found by "%s"', (text, query) => {
  expect(matches(text, query)).toBe(false);
});

test('each word of a text finds it, in any order and case', () => {
  const words = fc.array(fc.constantFrom('Élysées', 'Saint-Denis', 'Ĳmuiden', 'gare', 'œuvre'), {
    minLength: 1,
  });
  fc.assert(
    fc.property(words, (all) => {
      expect(matches(all.join(' '), all.toReversed().join('  ').toUpperCase())).toBe(true);
    }),
  );
});

test('[environments/one-folding] a folded text has single spaces, and folds to itself', () => {
  expect(folded(' L’œuvre\u00a0– à  Saint-Denis ')).toBe('l oeuvre a saint denis');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(folded(folded(text))).toBe(folded(text));
    }),
  );
});

test.each([
  ['Lumen Cinémas 2026', 'lumen-cinemas-2026'],
  ['Kino & Café 7 2026', 'kino-cafe-7-2026'],
  ['Le Cœur, d’un soir 2026', 'le-coeur-d-un-soir-2026'],
  ['Кино 2026', '2026'],
])('[statistics/year-saved] a file about "%s" is called %s', (text, name) => {
  expect(fileName(text)).toBe(name);
});

test('any text gives a name that every file system takes', () => {
  fc.assert(fc.property(fc.string(), (text) => /^(?:[a-z\d]+-)*2026$/.test(fileName(`${text} 2026`))));
});
