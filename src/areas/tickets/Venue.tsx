import { computed, onMount } from 'nanostores';
import { cinemas } from '#account/cinemas/store.ts';
import type { Texts } from '#i18n/texts.ts';
import { pathSegment } from '#sites/catalogue.ts';
import { useStore } from '#ui/useStore.ts';
import type { Ticket } from './contract.ts';

const $cinemas = computed(cinemas.$load, (load) => (load.status === 'loaded' ? load.value : []));

onMount($cinemas, () => {
  void cinemas.ensure();
});

interface VenueProps {
  cinema: Ticket['cinema'];
  /** The catalogue site's page of cinemas, to which a slug is added. */
  cinemaPage: string;
  words: Pick<Texts['tickets']['island'], 'directions'>;
}

/**
 * Where the cinema is, and a link to the page with its map. A ticket has the number of a cinema, whose reference may
 * have a letter before it. Nothing shows where the catalogue does not know it.
 */
export function Venue({ cinema: { id, name }, cinemaPage, words }: VenueProps) {
  const found = useStore($cinemas).find(({ vistaRef }) => id !== '' && [id, `V${id}`].includes(vistaRef));
  const cinema = found ?? $cinemas.get().find((one) => name !== '' && one.name === name);
  const [theater] = cinema?.theaters ?? [];
  if (!cinema || !theater) return null;
  const { addressLines, zip, city } = theater;
  return (
    <>
      {[...addressLines, `${zip} ${city}`.trim()].filter(Boolean).join(', ')}{' '}
      <a href={`${cinemaPage}${pathSegment(cinema.slug)}/`}>{words.directions}</a>
    </>
  );
}
