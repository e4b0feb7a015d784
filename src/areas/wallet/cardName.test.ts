import { expect, test } from 'vitest';
import { CARD_TYPES } from '#account/cards/rules.ts';
import pass from '#locales/fr/pass.json' with { type: 'json' };
import { interpolated } from '#i18n/texts.ts';
import wallet from '#locales/fr/wallet.json' with { type: 'json' };
import { cardName } from './HeldCards.tsx';

const types = interpolated(pass.types, { pass: 'Passe' }) as typeof pass.types;

function name(type: string, label = ''): string {
  return cardName({ type, label }, wallet.cards.card, types);
}

test('[entities/pass-types, entities/card-types] each known type has a name of its own', () => {
  const names = CARD_TYPES.map((type) => name(type));
  expect(new Set(names).size).toBe(CARD_TYPES.length);
  expect(names).not.toContain(wallet.cards.card.name);
  expect(['CINEPASS_26', 'PROVIDER_ACCOUNT', 'MOVIE_50', 'PRO'].map((type) => name(type))).toEqual([
    'Passe –26 ans',
    'Carte du compte',
    'Carte cinéma 50',
    'Carte Pro',
  ]);
});

test('[entities/card-types] the server’s own word for a card goes before its type’s', () => {
  expect(name('PRO', 'Carte des exploitants')).toBe('Carte des exploitants');
});

test.each(['ZZZ', '', 'toString', '__proto__'])('a card of the type "%s" is a card', (type) => {
  expect(name(type)).toBe('Carte');
});
