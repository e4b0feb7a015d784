import type { Card, CardType, PassType } from '#account/cards/rules.ts';

interface CardNames {
  /** The name of a card about which nothing else is known. */
  name: string;
  types: Record<Exclude<CardType, PassType>, string>;
}

/** The server's label of the card, or the name of its type when there is no label. */
export function cardName(
  { label, type }: Pick<Card, 'label' | 'type'>,
  { name, types }: CardNames,
  passes: Record<PassType, string>,
): string {
  return label || (new Map(Object.entries({ ...passes, ...types })).get(type) ?? name);
}
