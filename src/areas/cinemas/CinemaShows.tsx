import { billingOf, isBookable } from '#account/shows/billing.ts';
import { format } from '#i18n/format.ts';
import { nameOfSlug } from '#i18n/slug.ts';
import type { Texts } from '#i18n/texts.ts';
import { pathSegment } from '#sites/pathSegment.ts';
import { Badge } from '#ui/Badge.tsx';
import { Entries } from '#ui/Entries.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Poster } from '#ui/Poster.tsx';
import styles from './CinemaDialog.module.css';
import type { CinemaShow } from './contract.ts';

interface CinemaShowsProps {
  shows: readonly CinemaShow[];
  words: Texts['cinemas']['island']['dialog'];
  /** The address of films on the catalogue site, to which a slug is added. */
  link: string;
}

export function CinemaShows({ shows, words, link }: CinemaShowsProps) {
  if (shows.length === 0) return <p className="muted">{words.noShows}</p>;
  return (
    <ul className={styles.shows}>
      <Entries>
        {shows.map((show, index) => {
          const billing = billingOf(show);
          const title = show.name || nameOfSlug(show.slug) || words.untitled;
          return (
            <li key={show.slug || show.salesforceShowId || index}>
              <Poster title={title} seed={show.slug || show.salesforceShowId} />
              <div>
                <h4>{title}</h4>
                {billing !== 'bookable' && (
                  <Badge tone={billing === 'none' ? 'neutral' : 'info'}>{words.labels[billing]}</Badge>
                )}
              </div>
              {isBookable(billing) && show.slug !== '' && (
                <LinkButton
                  href={`${link}${pathSegment(show.slug)}/`}
                  aria-label={format(words.bookOf, { title })}
                >
                  {words.book}
                </LinkButton>
              )}
            </li>
          );
        })}
      </Entries>
    </ul>
  );
}
