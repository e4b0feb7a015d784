import type { Card, CardType, PassType } from '#account/cards/rules.ts';

interface CardNames {
  /** Of a card about which nothing else is known. */
  name: string;
  types: Record<Exclude<CardType, PassType>, string>;
}

/** As the server calls it; without a word of its own, what its type is called (F-20, F-21). */
export function cardName(
  { label, type }: Pick<Card, 'label' | 'type'>,
  { name, types }: CardNames,
  passes: Record<PassType, string>,
): string {
  return label || (new Map(Object.entries({ ...passes, ...types })).get(type) ?? name);
}
