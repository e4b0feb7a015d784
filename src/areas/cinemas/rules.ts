import type { Cinema, Position } from '#account/cinemas/contract.ts';
import { nameOfSlug } from '#i18n/slug.ts';
import type { Language } from '#sites/site.ts';

/** A list of more than five takes no more, so that a sixth is accepted and a seventh refused (specification, sections 4 and 9). */
export const MAX_FAVOURITES = 6;

export function mayAdd(favourites: readonly string[]): boolean {
  return favourites.length < MAX_FAVOURITES;
}

/**
 * The favourites as they will be once all pending marks are saved.
 * @param pending by vistaRef, whether the cinema becomes a favourite
 */
export function withPending(
  favourites: readonly string[],
  pending: ReadonlyMap<string, boolean>,
): readonly string[] {
  const kept = favourites.filter((ref) => pending.get(ref) !== false);
  const added = [...pending].filter(([ref, on]) => on && !favourites.includes(ref)).map(([ref]) => ref);
  return [...kept, ...added];
}

/**
 * The cinemas whose vistaRef is among the favourites, in the order of the catalogue. A reference without a cinema is
 * skipped.
 */
export function favouriteCinemas(cinemas: readonly Cinema[], favourites: readonly string[]): Cinema[] {
  return cinemas.filter(({ vistaRef }) => vistaRef !== '' && favourites.includes(vistaRef));
}

/** The favourites that no cinema of the catalogue has. */
export function unlistedFavourites(cinemas: readonly Cinema[], favourites: readonly string[]): string[] {
  const listed = new Set(cinemas.map(({ vistaRef }) => vistaRef));
  return favourites.filter((ref) => !listed.has(ref));
}

/**
 * The city of the first building that names one, of this cinema or of another one in the city. Otherwise the city of
 * the slug.
 */
export function cityOf(cinema: Cinema, others: readonly Cinema[] = []): string {
  const { citySlug } = cinema;
  const ofCity = others.filter((other) => citySlug !== '' && other.citySlug === citySlug);
  const theaters = [cinema, ...ofCity].flatMap((one) => one.theaters);
  return theaters.find(({ city }) => city !== '')?.city ?? nameOfSlug(citySlug);
}

/** The text that a search looks in. */
export function searchText(cinema: Cinema): string {
  const places = cinema.theaters.flatMap(({ addressLines, zip, city }) => [...addressLines, zip, city]);
  return [cinema.name, cityOf(cinema), ...places].join(' ');
}

/** Groups by city, then sorts by name, in the order of the language. */
export function byCity(
  cinemas: readonly Cinema[],
  language: Language,
): { city: string; cinemas: readonly Cinema[] }[] {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  const cities = new Map<string, Cinema[]>();
  for (const cinema of [...cinemas].sort((a, b) => compare(a.name, b.name))) {
    const city = cityOf(cinema, cinemas);
    cities.set(city, [...(cities.get(city) ?? []), cinema]);
  }
  return [...cities]
    .map(([city, inCity]) => ({ city, cinemas: inCity }))
    .sort((a, b) => compare(a.city, b.city));
}

const EARTH_KM = 6371;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** The distance in a straight line. */
export function kilometres(a: Position, b: Position): number {
  const north = radians(b.latitude - a.latitude);
  const east = radians(b.longitude - a.longitude);
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

function positionOf({ theaters }: Pick<Cinema, 'theaters'>): Position | undefined {
  return theaters.find(({ gpsPosition }) => gpsPosition !== undefined)?.gpsPosition;
}

export interface Near {
  cinema: Cinema;
  km: number;
}

/** The nearest first. Cinemas without a position are left out. */
export function nearest(cinemas: readonly Cinema[], here: Position): Near[] {
  return cinemas
    .flatMap((cinema) => {
      const there = positionOf(cinema);
      return there ? [{ cinema, km: kilometres(here, there) }] : [];
    })
    .sort((a, b) => a.km - b.km);
}

/** How many cinemas are shown beside one. */
const NEARBY = 3;

/** The nearest other cinemas. For a cinema without a position, the other cinemas of its city. */
export function nearby(cinemas: readonly Cinema[], cinema: Cinema): Cinema[] {
  const others = cinemas.filter(({ slug }) => slug !== cinema.slug);
  const here = positionOf(cinema);
  const found = here
    ? nearest(others, here).map((near) => near.cinema)
    : others.filter(({ citySlug }) => citySlug !== '' && citySlug === cinema.citySlug);
  return found.slice(0, NEARBY);
}
