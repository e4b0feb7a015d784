import { getCinemas } from '#account/cinemas/contract.ts';
import {
  addFavourites,
  getCinema,
  getCinemaShows,
  getFavourites,
  removeFavourites,
} from '#areas/cinemas/contract.ts';
import type { WireAnswer } from '#http/call.ts';
import type { Language, Site } from '#sites/site.ts';
import { Refusal, serve, type Sandbox } from '../serve.ts';
import { cinemasOf } from './cinemaCatalogue.ts';

const SHOWS: WireAnswer<typeof getCinemaShows> = [
  {
    slug: 'la-derniere-seance',
    salesforceShowId: 'SF-1',
    name: 'La Dernière Séance',
    presales: false,
    comingSoon: false,
    bookable: true,
  },
  {
    slug: 'carmen-en-direct',
    salesforceShowId: 'SF-4',
    name: 'Carmen, en direct',
    presales: true,
    bookable: true,
  },
  { slug: 'les-ombres-du-canal', salesforceShowId: 'SF-6', name: 'Les Ombres du canal', comingSoon: true },
  // A film without a name that is neither coming soon nor bookable.
  { slug: 'noordzee', salesforceShowId: 'SF-7' },
];

export function serveCinemas(sandbox: Sandbox): void {
  const { site } = sandbox;
  serve(sandbox, getCinemas, ({ language }) => cinemasOf(site, language));
  serve(sandbox, getCinema, ({ params, language }) => find(site, params.slug, language));
  serve(sandbox, getCinemaShows, ({ params, language }) => {
    const { hallCount } = find(site, params.slug, language);
    // A small house has nothing to announce yet.
    return (hallCount ?? 0) > 2 ? SHOWS : [];
  });
  serve(sandbox, getFavourites, ({ world }) => world.favourites);
  serve(sandbox, addFavourites, ({ world, payload, language }) => {
    const known = cinemasOf(site, language).map(({ vistaRef }) => vistaRef);
    if (!payload.cinemas.every((ref) => known.includes(ref)))
      throw new Refusal(404, { code: 'cinema', message: 'No such cinema' });
    world.favourites = [...new Set([...world.favourites, ...payload.cinemas])];
    return world.favourites;
  });
  serve(sandbox, removeFavourites, ({ world, payload }) => {
    world.favourites = world.favourites.filter((ref) => !payload.cinemas.includes(ref));
    return world.favourites;
  });
}

function find(site: Site, slug: string, language: Language) {
  const found = cinemasOf(site, language).find((cinema) => cinema.slug === slug);
  if (!found) throw new Refusal(404, { code: 'cinema', message: 'No such cinema' });
  return found;
}
