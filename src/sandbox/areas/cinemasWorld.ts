import type { Site } from '#sites/site.ts';
import type { PersonaId } from '../personas.ts';
import { cinemasOf } from './cinemaCatalogue.ts';

/** The vistaRef of each favourite cinema. */
export function buildFavourites(persona: PersonaId, site: Site): string[] {
  const all = cinemasOf(site, site.languages[0]).flatMap(({ vistaRef }) =>
    typeof vistaRef === 'string' ? [vistaRef] : [],
  );
  switch (persona) {
    case 'empty':
    case 'unregistered':
      return [];
    case 'casual':
      return all.slice(0, 1);
    case 'heavy':
      return all.slice(0, 6);
    default:
      return all.slice(0, 4);
  }
}
