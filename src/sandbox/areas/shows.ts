import { getShows } from '#areas/shows/contract.ts';
import { getTrailers } from '#areas/shows/recommendations/contract.ts';
import type { Language } from '#sites/site.ts';
import { inLanguage } from '../choose.ts';
import { serve, type Sandbox } from '../serve.ts';
import { FILMS, type Film } from './films.ts';
import { GENRES } from './interests.ts';

const COMING = ['les-ombres-du-canal', 'midnight-matinee'];
const PRESALES = ['carmen-en-direct', 'orbite-basse'];
/** Films in the catalogue that no cinema shows. */
const OFF = ['noordzee'];
const WITH_TRAILER = [
  'the-long-reel',
  'orbite-basse',
  'la-nuit-des-lucioles',
  'le-dernier-phare',
  'sous-les-paves',
  'les-ombres-du-canal',
];

/** The genres of a film, in the language of the page. */
export function genresOf({ genres }: Film, language: Language) {
  return genres.map((id) => ({ id, name: inLanguage(GENRES[id] ?? { en: id }, language) }));
}

export function serveShows(sandbox: Sandbox): void {
  serve(sandbox, getShows, ({ language }) =>
    FILMS.map((film) => ({
      slug: film.slug,
      salesforceShowId: film.id,
      name: film.name,
      genres: genresOf(film, language),
      actors: film.actors,
      presales: PRESALES.includes(film.slug),
      comingSoon: COMING.includes(film.slug),
      bookable: !COMING.includes(film.slug) && !OFF.includes(film.slug),
    })),
  );
  serve(sandbox, getTrailers, ({ language }) =>
    WITH_TRAILER.map((slug) => ({
      slug,
      salesforceShowId: '',
      url: `https://trailers.${sandbox.site.domain}/${language}/${slug}`,
    })),
  );
}
