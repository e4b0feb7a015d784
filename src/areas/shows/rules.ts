import type { CatalogueShow, Show } from './contract.ts';
import type { Feeling } from './feelings/contract.ts';

/** What tells one show from another: its slug, and where it has none, what the customer system calls it (K-11). */
export type ShowId = Pick<Show, 'slug' | 'id'>;

/** How a call addresses a show. */
export type ShowAddress = { by: 'slug'; slug: string } | { by: 'id'; id: string };

/** Undefined for a show with neither slug nor id: no call can be about it (TR-32). */
export function showAddress({ slug, id }: ShowId): ShowAddress | undefined {
  if (slug !== '') return { by: 'slug', slug };
  return id === '' ? undefined : { by: 'id', id };
}

/** Two lists may know the same show by its slug and by its id. */
export function isSameShow(a: ShowId, b: ShowId): boolean {
  return (a.slug !== '' && a.slug === b.slug) || (a.id !== '' && a.id === b.id);
}

/** For keys of lists and colours of posters; the name of a show that has nothing better. */
export function showKey({ slug, id, name }: Show): string {
  return slug || (id === '' ? name : `sf/${id}`);
}

/** Whether shows are among these, without looking at each of thousands each time. */
export function showSet(shows: readonly ShowId[]): (show: ShowId) => boolean {
  const slugs = new Set(shows.map(({ slug }) => slug).filter(Boolean));
  const ids = new Set(shows.map(({ id }) => id).filter(Boolean));
  return ({ slug, id }) => slugs.has(slug) || ids.has(id);
}

/** Finds what a list has of a show, by slug or by id. */
export function showLookup<Listed extends ShowId>(
  shows: readonly Listed[],
): (show: ShowId) => Listed | undefined {
  const bySlug = new Map(shows.filter(({ slug }) => slug !== '').map((show) => [show.slug, show]));
  const byId = new Map(shows.filter(({ id }) => id !== '').map((show) => [show.id, show]));
  return ({ slug, id }) => bySlug.get(slug) ?? byId.get(id);
}

export function genreNames({ genres }: Pick<Show, 'genres'>): string {
  return genres.map(({ name }) => name).join(', ');
}

/** What the catalogue says of a show. One that cannot be booked yet may be on presale all the same. */
export type Billing = 'comingSoon' | 'presales' | 'bookable' | 'none';

export function billingOf({
  comingSoon,
  presales,
  bookable,
}: Pick<CatalogueShow, 'comingSoon' | 'presales' | 'bookable'>): Billing {
  if (presales) return 'presales';
  if (comingSoon) return 'comingSoon';
  return bookable ? 'bookable' : 'none';
}

/** One thing that a customer says of a show, or takes back; as the calls have it. */
export interface Change {
  show: Show;
  what: 'emotion' | 'intention';
  value: number;
  isDelete: boolean;
}

/**
 * The feelings after some changes, which are of `now`. Other stars than before keep their time: a show that one rates
 * again does not jump to the top under one's finger.
 */
export function withChanges(
  feelings: readonly Feeling[],
  changes: readonly Change[],
  now: number,
): readonly Feeling[] {
  return changes.reduce<readonly Feeling[]>((all, change) => {
    const known = all.some(({ show }) => isSameShow(show, change.show));
    if (!known) return [changed(unfelt(change.show), change, now), ...all];
    return all.map((one) => (isSameShow(one.show, change.show) ? changed(one, change, now) : one));
  }, feelings);
}

function unfelt(show: Show): Feeling {
  return { show, intention: 0, emotion: 0, isSeen: false, at: 0 };
}

function changed(feeling: Feeling, { what, value, isDelete }: Change, now: number): Feeling {
  if (isDelete) return { ...feeling, [what]: 0 };
  const isOtherRating = what === 'emotion' && feeling.emotion > 0;
  return { ...feeling, [what]: value, at: isOtherRating ? feeling.at : now };
}

/** Whether what the server holds is what the change wanted. */
export function holds(feelings: readonly Feeling[], { show, what, value, isDelete }: Change): boolean {
  const feeling = feelings.find((one) => isSameShow(one.show, show));
  return (feeling?.[what] ?? 0) === (isDelete ? 0 : value);
}

/** Newest first (SP-35); what has no date comes last. */
function newestFirst(feelings: readonly Feeling[]): Feeling[] {
  return feelings.toSorted((a, b) => b.at - a.at);
}

/** A rating is of so many stars at most; the specification says no number. */
export const STARS = 5;

/** The intention of who wants to see a show; no other is a wish (specification, section 3). */
export const WISH = 2;

export function wishes(feelings: readonly Feeling[]): Feeling[] {
  return newestFirst(feelings.filter(({ intention }) => intention === WISH));
}

export function ratings(feelings: readonly Feeling[]): Feeling[] {
  return newestFirst(feelings.filter(({ emotion }) => emotion > 0));
}

export function seen(feelings: readonly Feeling[]): Feeling[] {
  return newestFirst(feelings.filter(({ isSeen }) => isSeen));
}

/** What the customer has not seen: first what they say they like, each part as the catalogue has it (OD-19). */
export function recommended(
  shows: readonly CatalogueShow[],
  feelings: readonly Feeling[],
  genres: readonly string[],
): CatalogueShow[] {
  const isSeen = showSet(seen(feelings).map(({ show }) => show));
  const unseen = shows.filter((show) => !isSeen(show));
  const isLiked = (show: CatalogueShow): boolean => show.genres.some(({ id }) => genres.includes(id));
  return [...unseen.filter(isLiked), ...unseen.filter((show) => !isLiked(show))];
}
