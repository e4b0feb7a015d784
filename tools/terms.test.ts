import { expect, test } from 'vitest';
import { termProblem } from './terms.ts';

test.each([
  ['fr', 'Un email arrive', 'e-mail'],
  ['nl', 'Geldig tot {{date}}', 't/m'],
  ['nl', 'Tot en met {{date}}', 't/m'],
  ['nl', 'Je vooruitbetaalde plaatsen', 'rittenkaart'],
  ['nl', 'De link naar uw account', 'je'],
  ['en', 'Choose my e-mails', 'email'],
  ['en', 'The next showing', 'screening'],
  ['en', '{{count}} benefits', 'advantage'],
])('[sites/texts-in-every-language] one thing has one name in %s: %s', (language, text, right) => {
  expect(termProblem(language, text)).toContain(`“${right}”`);
});

test.each([
  ['fr', 'Un e-mail arrive à 19 h 30.'],
  ['nl', 'Geldig t/m {{date}}. Bestel tot {{date}}.'],
  ['en', 'Now showing. No longer showing.'],
  ['de', 'Ein Email'],
])('and leaves the rest alone in %s: %s', (language, text) => {
  expect(termProblem(language, text)).toBeUndefined();
});

test.each(['Le « bon « Noël » »', 'The ‘card ‘for two’ ’', "It's yours", 'A "card"'])(
  '[sites/texts-in-every-language] quotation marks are typographic, and the inner ones differ: %s',
  (text) => {
    expect(termProblem('en', text)).toContain('quotation mark');
  },
);

test('a quotation inside other marks is right', () => {
  expect(termProblem('fr', 'Le « bon “Noël” »')).toBeUndefined();
});
