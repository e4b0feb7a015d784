import type { Choice } from './contract.ts';

export type Kind = 'genres' | 'events';

/** Ids of what the customer likes. */
export type Interests = Readonly<Record<Kind, readonly string[]>>;

/**
 * What is offered, then what the customer chose once and nobody offers any more: that is theirs to keep or to take
 * away. Each once.
 */
export function choicesOf(offered: readonly Choice[], own: readonly string[]): Choice[] {
  const all = [...offered, ...own.map((id) => ({ id, name: id }))];
  return all.filter((choice, index) => all.findIndex(({ id }) => id === choice.id) === index);
}

export function toggled(interests: Interests, kind: Kind, id: string): Interests {
  const chosen = interests[kind];
  const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
  return { ...interests, [kind]: next };
}

/** In whatever order. */
export function sameInterests(a: Interests, b: Interests): boolean {
  return sameIds(a.genres, b.genres) && sameIds(a.events, b.events);
}

function sameIds(a: readonly string[], b: readonly string[]): boolean {
  return a.every((id) => b.includes(id)) && b.every((id) => a.includes(id));
}

/** Both keys, always, and null for none (TR-33). */
export function toInterestPatch({ genres, events }: Interests): Record<Kind, string[] | null> {
  return { genres: orNull(genres), events: orNull(events) };
}

function orNull(ids: readonly string[]): string[] | null {
  return ids.length > 0 ? [...ids] : null;
}
