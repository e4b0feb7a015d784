import type { Texts } from '#i18n/texts.ts';
import type { CatalogueShow, Show } from './contract.ts';
import type { Feeling } from './feelings/contract.ts';

interface Year {
  /** Undefined for feelings without a date. */
  year: number | undefined;
  feelings: Feeling[];
}

/** Identifies a show: by its slug, or without a slug by its id in the customer system. */
export type ShowId = Pick<Show, 'slug' | 'id'>;

/** How the path of a call names a show. */
export type ShowAddress = { by: 'slug'; slug: string } | { by: 'id'; id: string };

/** Undefined for a show with neither slug nor id, which no call can address. */
export function showAddress({ slug, id }: ShowId): ShowAddress | undefined {
  if (slug !== '') return { by: 'slug', slug };
  return id === '' ? undefined : { by: 'id', id };
}

/** One list may have the slug of a show and another its id. */
export function isSameShow(a: ShowId, b: ShowId): boolean {
  return (a.slug !== '' && a.slug === b.slug) || (a.id !== '' && a.id === b.id);
}

/** A key for lists and for the colours of posters. The name, where the show has neither slug nor id. */
export function showKey({ slug, id, name }: Show): string {
  return slug || (id === '' ? name : `sf/${id}`);
}

/**
 * Returns a function that tells whether a show is among these. It uses a set, since lists have thousands of entries.
 */
export function showSet(shows: readonly ShowId[]): (show: ShowId) => boolean {
  const slugs = new Set(shows.map(({ slug }) => slug).filter(Boolean));
  const ids = new Set(shows.map(({ id }) => id).filter(Boolean));
  return ({ slug, id }) => slugs.has(slug) || ids.has(id);
}

/** Returns a function that finds the entry of a show by its slug or its id. */
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

/** A rating or a wish that the customer sets or removes. The fields are those of the calls. */
export interface Change {
  show: Show;
  what: 'emotion' | 'intention';
  value: number;
  isDelete: boolean;
}

/**
 * The feelings after some changes, which happen at `now`. A rating that replaces another keeps its time, so that the
 * show does not jump to the top of the list.
 * @param now epoch milliseconds
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

/** Whether the feelings of the server are as the change wants them. */
export function holds(feelings: readonly Feeling[], { show, what, value, isDelete }: Change): boolean {
  const feeling = feelings.find((one) => isSameShow(one.show, show));
  return (feeling?.[what] ?? 0) === (isDelete ? 0 : value);
}

/** Newest first. Feelings without a date come last. */
function newestFirst(feelings: readonly Feeling[]): Feeling[] {
  return [...feelings].sort((a, b) => b.at - a.at);
}

/** The most stars of a rating. The specification names no number. */
export const STARS = 5;

/** The intention of a customer who wants to see a show. Other intentions are not wishes (specification, section 3). */
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

/**
 * The shows that the customer has not seen, in the order of the catalogue. Those of their genres come first, since no
 * call recommends any.
 */
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

/**
 * The film to offer to a customer without a ticket: the latest wish that can be booked, or else the first
 * recommendation that can. Undefined for a customer of whom neither films nor genres are known.
 */
export function filmToOffer(
  shows: readonly CatalogueShow[],
  feelings: readonly Feeling[],
  genres: readonly string[],
): { show: CatalogueShow; isWished: boolean } | undefined {
  if (feelings.length === 0 && genres.length === 0) return undefined;
  const bookable = shows.filter((show) => show.slug !== '' && show.bookable);
  const find = showLookup(bookable);
  const wished = wishes(feelings)
    .map(({ show }) => find(show))
    .find((show) => show !== undefined);
  const show = wished ?? recommended(bookable, feelings, genres)[0];
  return show && { show, isWished: show === wished };
}

export function nameOf(show: Show, texts: Texts['shows']['films']): string {
  return show.name || texts.untitled;
}

/** Groups neighbours of the same year and keeps the order. */
export function byYear(feelings: readonly Feeling[], yearOf: (at: number) => number): Year[] {
  const years: Year[] = [];
  for (const feeling of feelings) {
    const year = feeling.at === 0 ? undefined : yearOf(feeling.at);
    const last = years.at(-1);
    if (last && last.year === year) last.feelings.push(feeling);
    else years.push({ year, feelings: [feeling] });
  }
  return years;
}
