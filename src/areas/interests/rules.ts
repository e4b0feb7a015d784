import type { Liking } from '#account/user/contract.ts';
import type { Choice } from './contract.ts';

export type Kind = 'genres' | 'events';

/** The ids of the genres and kinds of events that the customer likes. */
export type Interests = Readonly<Record<Kind, readonly string[]>>;

/**
 * The offered choices, then those of the customer that are no longer offered, which they can keep or remove. Each id
 * once.
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

/** Ignores the order. */
export function sameInterests(a: Interests, b: Interests): boolean {
  return sameIds(a.genres, b.genres) && sameIds(a.events, b.events);
}

function sameIds(a: readonly string[], b: readonly string[]): boolean {
  return a.every((id) => b.includes(id)) && b.every((id) => a.includes(id));
}

/** The interests as the account holds them. */
export type OwnInterests = Readonly<Record<Kind, readonly Liking[]>>;

/** The interests that have an id. Others cannot be shown. */
export function readable({ genres, events }: OwnInterests): Interests {
  return { genres: idsOf(genres), events: idsOf(events) };
}

function idsOf(own: readonly Liking[]): string[] {
  return own.flatMap(({ id }) => id ?? []);
}

/**
 * Always sends both keys, with null for an empty list (docs/decisions.md#empty-interests-are-null). Interests that
 * the page could not show, or that the customer did not change, are sent back as they came.
 */
export function toInterestPatch(chosen: Interests, own: OwnInterests): Record<Kind, unknown[] | null> {
  return { genres: toList(chosen.genres, own.genres), events: toList(chosen.events, own.events) };
}

function toList(chosen: readonly string[], own: readonly Liking[]): unknown[] | null {
  const kept = own.filter(({ id }) => id === undefined || chosen.includes(id)).map(({ wire }) => wire);
  const known = idsOf(own);
  const list = [...kept, ...chosen.filter((id) => !known.includes(id))];
  return list.length > 0 ? list : null;
}
