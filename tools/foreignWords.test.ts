import { expect, test } from 'vitest';
import { foreignWord } from './foreignWords.ts';

test.each([
  ['fr', 'Fermer the window', 'the'],
  ['fr', 'Votre pas is geen abonnement', 'geen'],
  ['nl', 'Kies votre bioscoop', 'votre'],
  ['nl', 'Please kies een bioscoop', 'Please'],
  ['en', 'Une erreur', 'Une'],
  ['en', 'Je hebt geen tickets', 'geen'],
])('[sites/texts-in-every-language] in %s, "%s" has a word of another language', (language, text, word) => {
  expect(foreignWord(language, text)).toBe(word);
});

test.each([
  ['fr', 'Vos billets sont dans votre téléphone.'],
  ['fr', 'Comme « de » ou « van der ».'],
  ['nl', 'Met een pas ga je zo vaak als je wilt.'],
  ['en', 'Such as ‘de’ or ‘van der’.'],
  ['de', 'Die Vorteile des Abonnements'],
  ['en', 'A hat-trick: another, thesis, destination'],
])('[sites/texts-in-every-language] in %s, "%s" has none', (language, text) => {
  expect(foreignWord(language, text)).toBeUndefined();
});
