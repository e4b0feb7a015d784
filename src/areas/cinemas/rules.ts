import type { Cinema, Position } from '#account/cinemas/contract.ts';
import type { Language } from '#sites/site.ts';
import type { CinemaShow } from './contract.ts';

/**
 * A list that holds more than this takes no more: a sixth favourite is accepted, a seventh refused (specification,
 * sections 4 and 9; TR-01).
 */
const MOST_FAVOURITES = 5;

export function mayAdd(favourites: readonly string[]): boolean {
  return favourites.length <= MOST_FAVOURITES;
}

/** Favourites as they will be once what is under way is done: vistaRef -> whether it shall be one. */
export function withPending(
  favourites: readonly string[],
  pending: ReadonlyMap<string, boolean>,
): readonly string[] {
  const kept = favourites.filter((ref) => pending.get(ref) !== false);
  const added = [...pending].filter(([ref, on]) => on && !favourites.includes(ref)).map(([ref]) => ref);
  return [...kept, ...added];
}

/** Cinemas whose vistaRef is in the list, as the catalogue has them (K-06); a reference to none does no harm (K-07). */
export function favouriteCinemas(cinemas: readonly Cinema[], favourites: readonly string[]): Cinema[] {
  return cinemas.filter(({ vistaRef }) => vistaRef !== '' && favourites.includes(vistaRef));
}

/** Of its first building; of its address, where nobody names one. */
export function cityOf({ theaters, citySlug }: Pick<Cinema, 'theaters' | 'citySlug'>): string {
  return theaters.find(({ city }) => city !== '')?.city ?? titleOfSlug(citySlug);
}

/** What a search looks in. */
export function searchText(cinema: Cinema): string {
  const places = cinema.theaters.flatMap(({ addressLines, zip, city }) => [...addressLines, zip, city]);
  return [cinema.name, cityOf(cinema), ...places].join(' ');
}

/** City by city and name by name, as the language sorts. */
export function byCity(
  cinemas: readonly Cinema[],
  language: Language,
): { city: string; cinemas: readonly Cinema[] }[] {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  const sorted = cinemas.toSorted((a, b) => compare(a.name, b.name));
  return [...Map.groupBy(sorted, cityOf)]
    .map(([city, inCity]) => ({ city, cinemas: inCity }))
    .toSorted((a, b) => compare(a.city, b.city));
}

const EARTH_KM = 6371;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** As the crow flies. */
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

/** The nearest first; those that nobody has placed are left out. */
export function nearest(cinemas: readonly Cinema[], here: Position): Near[] {
  return cinemas
    .flatMap((cinema) => {
      const there = positionOf(cinema);
      return there ? [{ cinema, km: kilometres(here, there) }] : [];
    })
    .toSorted((a, b) => a.km - b.km);
}

/** Shown beside a cinema. */
const NEARBY = 3;

/** The nearest others; where the cinema has no place, the others of its city. */
export function nearby(cinemas: readonly Cinema[], cinema: Cinema): Cinema[] {
  const others = cinemas.filter(({ slug }) => slug !== cinema.slug);
  const here = positionOf(cinema);
  const found = here
    ? nearest(others, here).map((near) => near.cinema)
    : others.filter(({ citySlug }) => citySlug !== '' && citySlug === cinema.citySlug);
  return found.slice(0, NEARBY);
}

/** What a show's three marks come to (F-35): tickets sold ahead are sold, even for what is coming soon. */
export function showState({ comingSoon, presales, bookable }: CinemaShow): {
  label: 'comingSoon' | 'presales' | 'over' | undefined;
  isBookable: boolean;
} {
  if (comingSoon && !presales) return { label: 'comingSoon', isBookable: false };
  if (presales) return { label: 'presales', isBookable: true };
  return bookable ? { label: undefined, isBookable: true } : { label: 'over', isBookable: false };
}

/** "La derniere seance" for `la-derniere-seance`: better than nothing, where a name is missing. */
export function titleOfSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
