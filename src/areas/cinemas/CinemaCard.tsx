import type { Begin } from '#account/useNews.tsx';
import type { Cinema } from '#account/cinemas/contract.ts';
import { format } from '#i18n/format.ts';
import { distance } from '#i18n/measures.ts';
import type { Texts } from '#i18n/texts.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { HEART } from '#ui/icons.ts';
import { useStore } from '#ui/useStore.ts';
import styles from './Cinemas.module.css';
import { $favourites, toggleFavourite } from './favouriteStore.ts';
import { cityOf, MAX_FAVOURITES, mayAdd } from './rules.ts';
import { useId, useState } from 'react';
import { Entries } from '#ui/Entries.tsx';
import { useLanguage } from '#ui/language.ts';
import { useKeepFocus } from '#ui/useKeepFocus.ts';

interface Entry {
  cinema: Cinema;
  km?: number;
}

interface CinemaListProps extends CinemaViewProps {
  title: string;
  /** How many there are of how many there may be. */
  count?: string | undefined;
  cinemas: readonly Entry[];
}

export interface CinemaViewProps {
  texts: Texts['cinemas']['island'];
  onOpen: (cinema: Cinema) => void;
  begin: Begin;
}

interface CinemaCardProps extends CinemaViewProps {
  cinema: Cinema;
  /** The distance from the customer, in kilometres. */
  km?: number;
}

function CinemaCard({ cinema, km, texts, onOpen, begin }: CinemaCardProps) {
  const language = useLanguage();
  const { name, theaters, hasPmrService } = cinema;
  const [theater] = theaters;
  return (
    <article className={`card ${styles.card}`} aria-label={name}>
      <div>
        <h3>{name}</h3>
        <p className={styles.address}>
          {[theater?.addressLines[0], cityOf(cinema)].filter(Boolean).join(', ')}
        </p>
        {km !== undefined && (
          <p className={styles.away}>{format(texts.away, { distance: distance(km, language) })}</p>
        )}
      </div>
      <Favourite cinema={cinema} texts={texts} begin={begin} />
      <div className={styles.foot}>
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={format(texts.detailsOf, { name })}
          onClick={() => onOpen(cinema)}
        >
          {texts.details}
        </Button>
        {hasPmrService && <Badge tone="info">{texts.accessible}</Badge>}
      </div>
    </article>
  );
}

interface FavouriteProps {
  cinema: Pick<Cinema, 'name' | 'vistaRef'>;
  texts: Pick<Texts['cinemas']['island'], 'favourite' | 'full' | 'unmarked'>;
  begin: Begin;
}

/** The heart. It is hidden while the favourites are unknown, and for a cinema without an id. */
export function Favourite({ cinema: { name, vistaRef }, texts, begin }: FavouriteProps) {
  const marked = useStore($favourites);
  const [isRefused, setRefused] = useState(false);
  if (!marked || vistaRef === '') return null;

  async function toggle() {
    const tell = begin();
    const done = await toggleFavourite(vistaRef);
    setRefused(done === 'full');
    if (done === 'marked') tell();
    if (done !== 'unmarked') return;
    tell({ text: format(texts.unmarked, { name }), undo: () => toggleFavourite(vistaRef) });
  }

  return (
    <>
      <button
        type="button"
        className={styles.heart}
        aria-pressed={marked.includes(vistaRef)}
        aria-label={format(texts.favourite, { name })}
        onClick={() => void toggle()}
      >
        <Icon path={HEART} />
      </button>
      {/* The toast has announced it, far from the thumb. */}
      {isRefused && !mayAdd(marked) && (
        <p className={styles.full}>{format(texts.full, { most: MAX_FAVOURITES })}</p>
      )}
    </>
  );
}

export function CinemaList({ title, count, cinemas, ...rest }: CinemaListProps) {
  const titleId = useId();
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{title}</h2>
        {count && <p className="muted">{count}</p>}
      </div>
      <ul className={styles.list}>
        <Entries>
          {cinemas.map((entry) => (
            <CinemaEntry key={entry.cinema.slug} {...entry} {...rest} />
          ))}
        </Entries>
      </ul>
    </section>
  );
}

function CinemaEntry(props: CinemaViewProps & Entry) {
  const entry = useKeepFocus();
  return (
    <li ref={entry}>
      <CinemaCard {...props} />
    </li>
  );
}
