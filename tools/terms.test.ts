import { expect, test } from 'vitest';
import { termProblem, TERMS } from './terms.ts';

/** A text for each rule, by language. */
const WRONG = [
  ['fr', 'Un email arrive', 'e-mail'],
  ['fr', 'Paramètre manquant', 'what the customer sees'],
  ['fr', 'Ce film est sans l’identifiant', 'what the customer sees'],
  ['fr', 'Votre compte en un fichier JSON', 'what the customer sees'],
  ['fr', 'Référence R-POP', 'what the customer sees'],
  ['fr', 'Changer de formule', 'abonnement'],
  ['fr', 'Votre contrat est déjà résilié', 'abonnement'],
  ['fr', 'On vous explique comment', 'nous'],
  ['fr', 'Votre abonnement est en attente de paiement', 'à régler'],
  ['fr', 'Pas d’avantage en ce moment', 'aucun avantage'],
  ['fr', 'Montrer mon pass', 'afficher'],
  ['fr', 'Accessible en fauteuil', 'fauteuil roulant'],
  ['fr', 'Votre pass se repose.', 'en pause'],
  ['fr', 'Préventes', 'bientôt, prévente'],
  ['fr', 'Réserver une séance de {{name}}', 'a colon before the name'],
  ['fr', 'Elle dit que {{name}} arrive', 'a colon before the name'],
  ['fr', 'L’affiche d’{{title}}', 'a colon before the name'],
  ['nl', 'Een e-mail zonder parameter', 'what the customer sees'],
  ['nl', 'Code {{code}}', 'what the customer sees'],
  ['nl', 'Kies mijn emails', 'e-mail'],
  ['nl', 'Geldig tot {{date}}', 't/m'],
  ['nl', 'Tot en met {{date}}', 't/m'],
  ['nl', 'T/m', 'geldig t/m'],
  ['nl', 'Je vooruitbetaalde plaatsen', 'rittenkaart'],
  ['nl', 'De link naar uw account', 'je'],
  ['nl', 'Abonnement beëindigen', 'opzeggen'],
  ['nl', 'Je abonnement stopt op {{date}}', 'opzeggen, aflopen'],
  ['nl', 'Pas heractiveren', 'weer activeren'],
  ['nl', 'Hoi {{name}}', 'hallo'],
  ['nl', 'Een moment…', 'een ogenblik'],
  ['nl', 'Bij welke events ben je graag?', 'evenement'],
  ['nl', 'Je pas rust even uit', 'gepauzeerd'],
  ['nl', 'Je abonnement en je opties', 'extra’s'],
  ['en', 'This film has no identifier', 'what the customer sees'],
  ['en', 'Code {{code}}', 'what the customer sees'],
  ['en', 'Choose my e-mails', 'email'],
  ['en', 'The next showing', 'screening'],
  ['en', '{{count}} benefits', 'reward'],
  ['en', 'An advantage is waiting', 'reward'],
  ['en', 'Detach the card', 'remove from my account'],
  ['en', 'Keep my plan', 'subscription'],
  ['en', 'Manage my break', 'pause'],
  ['en', 'Your pass is having a rest', 'pause'],
  ['en', 'I accept the general terms', 'terms and conditions'],
  ['en', 'Presales', 'advance booking'],
  ['en', '{{count}} tickets to come', 'upcoming'],
  ['en', 'Through the auditorium door', 'screen'],
  ['en', 'Your subscription and your options', 'extras'],
] as const;

test.each(WRONG)(
  '[sites/texts-in-every-language] one thing has one name in %s: %s',
  (language, text, right) => {
    expect(termProblem(language, text, 'home.title')).toContain(`“${right}”`);
  },
);

test('each rule has a text that it refuses', () => {
  const idle = Object.entries(TERMS).flatMap(([language, rules]) =>
    (rules ?? []).filter(([wrong]) => !WRONG.some(([of, text]) => of === language && wrong.test(text))),
  );
  expect(idle.map(String)).toEqual([]);
});

test.each([
  ['fr', 'Un e-mail arrive à 19 h 30.'],
  ['fr', 'Votre façon de réserver, jusqu’au {{date}}, plus de {{count}} places.'],
  ['nl', 'Geldig t/m {{date}}. Bestel tot {{date}}.'],
  ['en', 'Now showing. No longer showing. Cancellation planned, the rest works.'],
  ['de', 'Ein Email'],
])('and leaves the rest alone in %s: %s', (language, text) => {
  expect(termProblem(language, text)).toBeUndefined();
});

test('what the law prints keeps its words, and only there', () => {
  expect(termProblem('fr', 'Résilier votre contrat', 'titles.cancel')).toBeUndefined();
  expect(termProblem('fr', 'Résilier votre contrat', 'subscription.title')).toContain('contrat');
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
