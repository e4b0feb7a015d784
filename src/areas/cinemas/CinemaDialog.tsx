import type { Cinema } from '#account/cinemas/contract.ts';
import { cinemas } from '#account/cinemas/store.ts';
import { LoadView, type FailedTexts } from '#account/LoadView.tsx';
import { billingOf, isBookable } from '#account/shows/billing.ts';
import { number, format } from '#i18n/format.ts';
import { nameOfSlug } from '#i18n/slug.ts';
import type { Texts } from '#i18n/texts.ts';
import { pathSegment } from '#sites/catalogue.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Entries } from '#ui/Entries.tsx';
import { Fact } from '#ui/Fact.tsx';
import { useLanguage } from '#ui/language.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Poster } from '#ui/poster/Poster.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useStore } from '#ui/useStore.ts';
import { type CinemaViewProps, Favourite } from './CinemaCard.tsx';
import styles from './CinemaDialog.module.css';
import type { CinemaShow } from './contract.ts';
import { nearby } from './rules.ts';
import { cinemaLoads } from './store.ts';

interface CinemaDialogProps extends CinemaViewProps {
  /** The cinema as in the list. The dialog loads the remaining details. */
  cinema: Cinema;
  failed: FailedTexts;
  /** The addresses of cinemas and films on the catalogue site, to which a slug is added. */
  links: { cinemas: string; show: string };
  onClose: () => void;
}

export function CinemaDialog({ cinema, failed, links, onClose, ...rest }: CinemaDialogProps) {
  const { texts } = rest;
  const { details, shows } = cinemaLoads(cinema.slug);
  return (
    <Dialog title={cinema.name} closeLabel={texts.dialog.close} onClose={onClose}>
      <LoadView
        store={details}
        failed={failed}
        title={texts.dialog.notLoaded}
        skeleton={<Skeleton label={texts.dialog.loading} lines={6} />}
      >
        {(full) => <Facts cinema={full} page={links.cinemas} {...rest} />}
      </LoadView>
      <section className={styles.part} aria-label={texts.dialog.shows}>
        <h3>{texts.dialog.shows}</h3>
        <LoadView
          store={shows}
          failed={failed}
          title={texts.dialog.showsNotLoaded}
          skeleton={<Skeleton label={texts.dialog.loadingShows} lines={5} />}
        >
          {(playing) => <CinemaShows shows={playing} texts={texts.dialog} link={links.show} />}
        </LoadView>
      </section>
      <Nearby cinema={cinema} {...rest} />
    </Dialog>
  );
}

interface FactsProps extends Omit<CinemaViewProps, 'onOpen'> {
  cinema: Cinema;
  /** The catalogue site's page of cinemas. */
  page: string;
}

function Facts({ cinema, texts, begin, page }: FactsProps) {
  const language = useLanguage();
  const { theaters, hallCount, seatCount, hasPmrService, description, tags } = cinema;
  const { dialog } = texts;
  return (
    <>
      <div className={styles.tags}>
        <Favourite cinema={cinema} texts={texts} begin={begin} />
        {hasPmrService && <Badge tone="info">{texts.accessible}</Badge>}
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </div>
      {description !== '' && <p>{description}</p>}
      <dl className={styles.facts}>
        {theaters.length > 0 && (
          <div className={styles.wide}>
            <dt>{dialog.address}</dt>
            {theaters.map(({ addressLines, zip, city }, index) => (
              <dd key={index}>{[...addressLines, `${zip} ${city}`.trim()].filter(Boolean).join(', ')}</dd>
            ))}
            {cinema.slug !== '' && (
              <dd>
                <a href={`${page}${pathSegment(cinema.slug)}/`}>{dialog.directions}</a>
              </dd>
            )}
          </div>
        )}
        {hallCount > 0 && <Fact name={dialog.halls}>{number(hallCount, language)}</Fact>}
        {seatCount > 0 && <Fact name={dialog.seats}>{number(seatCount, language)}</Fact>}
        {!hasPmrService && <Fact name={dialog.access}>{dialog.notAccessible}</Fact>}
      </dl>
    </>
  );
}

function Nearby({ cinema, texts, onOpen }: CinemaViewProps & { cinema: Cinema }) {
  const load = useStore(cinemas.$load);
  const close = load.status === 'loaded' ? nearby(load.value, cinema) : [];
  if (close.length === 0) return null;
  return (
    <section className={styles.part} aria-label={texts.dialog.nearby}>
      <h3>{texts.dialog.nearby}</h3>
      <ul className={styles.nearby}>
        <Entries>
          {close.map((other) => (
            <li key={other.slug}>
              <Button aria-haspopup="dialog" onClick={() => onOpen(other)}>
                {other.name}
              </Button>
            </li>
          ))}
        </Entries>
      </ul>
    </section>
  );
}

interface CinemaShowsProps {
  shows: readonly CinemaShow[];
  texts: Texts['cinemas']['island']['dialog'];
  /** The address of films on the catalogue site, to which a slug is added. */
  link: string;
}

function CinemaShows({ shows, texts, link }: CinemaShowsProps) {
  if (shows.length === 0) return <p className="muted">{texts.noShows}</p>;
  return (
    <ul className={styles.shows}>
      <Entries>
        {shows.map((show, index) => {
          const billing = billingOf(show);
          const title = show.name || nameOfSlug(show.slug) || texts.untitled;
          return (
            <li key={show.slug || show.salesforceShowId || index}>
              <Poster title={title} seed={show.slug || show.salesforceShowId} />
              <div>
                <h4>{title}</h4>
                {billing !== 'bookable' && (
                  <Badge tone={billing === 'none' ? 'neutral' : 'info'}>{texts.labels[billing]}</Badge>
                )}
              </div>
              {isBookable(billing) && show.slug !== '' && (
                <LinkButton
                  href={`${link}${pathSegment(show.slug)}/`}
                  aria-label={format(texts.bookOf, { title })}
                >
                  {texts.book}
                </LinkButton>
              )}
            </li>
          );
        })}
      </Entries>
    </ul>
  );
}
