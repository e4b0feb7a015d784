import { computed, onMount } from 'nanostores';
import { alerts } from '#account/alerts/store.ts';
import { cinemas } from '#account/cinemas/store.ts';
import { folded } from '#i18n/folded.ts';
import type { Texts } from '#i18n/texts.ts';
import { pathSegment } from '#sites/catalogue.ts';
import { Notice } from '#ui/Notice.tsx';
import { useStore } from '#ui/useStore.ts';
import type { Ticket } from './contract.ts';

const $cinemas = computed(cinemas.$load, (load) => (load.status === 'loaded' ? load.value : []));

onMount($cinemas, () => {
  void cinemas.ensure();
});

interface VenueProps {
  cinema: Ticket['cinema'];
  /** Whether the customer is about to leave for the cinema. */
  isToday: boolean;
  /** The catalogue site's page of cinemas, to which a slug is added. */
  cinemaPage: string;
  texts: Pick<Texts['tickets']['island'], 'directions'>;
}

/** On the day of the show where the cinema is, and what is going on there, which comes later and moves what is below. */
export function Venue({ isToday, ...props }: VenueProps) {
  return (
    <>
      {isToday && <Address {...props} />}
      <CinemaAlerts {...props} />
    </>
  );
}

/** The alerts whose text names the cinema: the specification lists no other sign. They come after the page. */
function CinemaAlerts({ cinema }: Pick<VenueProps, 'cinema'>) {
  const load = useStore(alerts.$load);
  const name = ` ${folded(cinema.name)} `;
  if (load.status !== 'loaded' || name.trim() === '') return null;
  return load.value
    .filter(({ content }) => ` ${folded(content)} `.includes(name))
    .map(({ content, warning }) => (
      <Notice key={content} tone={warning ? 'warning' : 'info'}>
        {content}
      </Notice>
    ));
}

/**
 * The address, and a link to the page with its map. A ticket has the number of a cinema, whose reference may have a
 * letter before it. Nothing shows where the catalogue does not know it.
 */
function Address({ cinema: { id, name }, cinemaPage, texts }: Omit<VenueProps, 'isToday'>) {
  const found = useStore($cinemas).find(({ vistaRef }) => id !== '' && [id, `V${id}`].includes(vistaRef));
  const cinema = found ?? $cinemas.get().find((one) => name !== '' && folded(one.name) === folded(name));
  const [theater] = cinema?.theaters ?? [];
  if (!cinema || !theater) return null;
  const { addressLines, zip, city } = theater;
  return (
    <p>
      {[...addressLines, `${zip} ${city}`.trim()].filter(Boolean).join(', ')}{' '}
      <a href={`${cinemaPage}${pathSegment(cinema.slug)}/`}>{texts.directions}</a>
    </p>
  );
}
