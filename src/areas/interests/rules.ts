import type { Liking } from '#account/user/contract.ts';
import type { Choice } from './contract.ts';

export type Kind = 'genres' | 'events';

/** The ids of the genres and kinds of events that the customer likes. */
export type Interests = Readonly<Record<Kind, readonly string[]>>;

/**
 * The offered choices, then those of the customer that are no longer offered and have a name, which they can keep or
 * remove. Each id once. An id alone says nothing to a customer: such an interest is kept and not shown.
 */
export function choicesOf(offered: readonly Choice[], own: readonly Liking[]): Choice[] {
  const all = [...offered, ...own.flatMap(named)];
  return all.filter((choice, index) => all.findIndex(({ id }) => id === choice.id) === index);
}

function named({ id, wire }: Liking): Choice[] {
  const name: unknown = typeof wire === 'object' && wire !== null ? Reflect.get(wire, 'name') : undefined;
  return id !== undefined && typeof name === 'string' && name !== '' ? [{ id, name }] : [];
}

/** What the customer has ticked and unticked, by id. */
export type Ticks = Readonly<Record<Kind, Readonly<Record<string, boolean>>>>;

/** The interests with what was ticked and unticked, whatever else has changed in them. */
export function withTicks({ genres, events }: Interests, ticks: Ticks): Interests {
  return { genres: ticked(genres, ticks.genres), events: ticked(events, ticks.events) };
}

function ticked(ids: readonly string[], ticks: Ticks[Kind]): string[] {
  const added = Object.keys(ticks).filter((id) => ticks[id] && !ids.includes(id));
  return [...ids.filter((id) => ticks[id] !== false), ...added];
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
 * Always sends both keys, with null for an empty list, or the last interest could never be removed. Interests that
 * the page could not show, or that the customer did not change, are sent back as they came. New ones have the shape of
 * those that the account holds.
 */
export function toInterestPatch(
  chosen: Interests,
  own: OwnInterests,
  offered: Readonly<Record<Kind, readonly Choice[]>>,
): Record<Kind, unknown[] | null> {
  return {
    genres: toList(chosen.genres, own.genres, offered.genres),
    events: toList(chosen.events, own.events, offered.events),
  };
}

function toList(
  chosen: readonly string[],
  own: readonly Liking[],
  offered: readonly Choice[],
): unknown[] | null {
  const kept = own.filter(({ id }) => id === undefined || chosen.includes(id)).map(({ wire }) => wire);
  const known = idsOf(own);
  const like = own.find(({ id }) => id !== undefined)?.wire;
  const added = chosen.filter((id) => !known.includes(id));
  const list = [...kept, ...added.map((id) => shaped(id, like, offered.find((one) => one.id === id)?.name))];
  return list.length > 0 ? list : null;
}

/** An id in the shape of another interest: a text, a number, or an object with an id and perhaps a name. */
function shaped(id: string, like: unknown, name: string | undefined): unknown {
  if (typeof like === 'number') return String(Number(id)) === id ? Number(id) : id;
  if (typeof like !== 'object' || like === null || !('id' in like)) return id;
  return { id: shaped(id, like.id, undefined), ...('name' in like && name !== undefined && { name }) };
}
