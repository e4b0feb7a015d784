import { expect, test } from 'vitest';
import { innerQuotes } from './innerQuotes.ts';

test.each([
  ['Carte cadeau « Soirée pour deux »', 'Carte cadeau “Soirée pour deux”'],
  ['Carte «\u202fDuo\u202f» et «\u202fGold\u202f»', 'Carte “Duo” et “Gold”'],
  ['Cadeaukaart ‘Avondje uit’', 'Cadeaukaart “Avondje uit”'],
  ['Bon d’été', 'Bon d’été'],
  ['Gift card', 'Gift card'],
])('[sites/texts-in-every-language] %s, in quotation marks, is %s', (name, expected) => {
  expect(innerQuotes(name)).toBe(expected);
});
