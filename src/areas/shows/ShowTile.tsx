import type { ReactNode } from 'react';
import { billingOf, isBookable, type Billing } from '#account/shows/billing.ts';
import { format } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { pathSegment } from '#sites/catalogue.ts';
import { Badge, type BadgeProps } from '#ui/Badge.tsx';
import { Entries } from '#ui/Entries.tsx';
import { Icon } from '#ui/Icon.tsx';
import { HEART } from '#ui/icons.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Poster } from '#ui/poster/Poster.tsx';
import { singleClick } from '#ui/singleClick.ts';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import { useKeepFocus } from '#ui/useKeepFocus.ts';
import type { CatalogueShow, Show } from './contract.ts';
import { genreNames, nameOf, showKey } from './rules.ts';
import styles from './ShowTile.module.css';

const TONES: Record<Exclude<Billing, 'none'>, NonNullable<BadgeProps['tone']>> = {
  presales: 'accent',
  comingSoon: 'info',
  bookable: 'success',
};

interface ShowTileProps {
  show: Show;
  /** The catalogue's entry of the film, if there is one. */
  listed: CatalogueShow | undefined;
  /** The address of films on the catalogue site, to which a slug is added. */
  film: string;
  texts: Texts['shows']['films'];
  heart: HeartProps;
  /** Stands below the booking. */
  children?: ReactNode;
}

/** A film as a poster, with its actions. */
export function ShowTile({ show, listed, film, texts, heart, children }: ShowTileProps) {
  const item = useKeepFocus();
  const name = nameOf(show, texts);
  const billing = listed ? billingOf(listed) : 'none';
  return (
    <li ref={item} className={styles.tile}>
      <div className={styles.poster}>
        <Poster title={name} seed={showKey(show)} />
        <Heart {...heart} />
      </div>
      <h2>{name}</h2>
      <p>{genreNames(show)}</p>
      {billing !== 'none' && <Badge tone={TONES[billing]}>{texts.billing[billing]}</Badge>}
      <div className={styles.actions}>
        {listed && listed.slug !== '' && (
          <Booking show={listed} billing={billing} name={name} film={film} texts={texts} />
        )}
        {children}
      </div>
    </li>
  );
}

interface BookingProps extends Pick<ShowTileProps, 'film' | 'texts'> {
  show: CatalogueShow;
  billing: Billing;
  name: string;
}

function Booking({ show, billing, name, film, texts }: BookingProps) {
  const [does, says] = isBookable(billing) ? [texts.book, texts.bookShow] : [texts.details, texts.detailsOf];
  return (
    <LinkButton href={`${film}${pathSegment(show.slug)}/`} aria-label={format(says, { name })}>
      {does}
    </LinkButton>
  );
}

interface HeartProps {
  label: string;
  /** Undefined for a button that only removes. */
  pressed?: boolean;
  busy: boolean;
  onClick: () => void;
}

function Heart({ label, pressed, busy, onClick }: HeartProps) {
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      onClick={singleClick(onClick)}
    >
      <Icon path={HEART} />
    </button>
  );
}

/** A grid of posters. */
export function ShowTiles({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.tiles}>
      <Entries>{children}</Entries>
    </ul>
  );
}

/** Takes the posters' space while they load. */
export function WaitingTiles({ label }: { label: string }) {
  return (
    <>
      <span className="visually-hidden">{label}</span>
      <div className={styles.tiles}>
        {Array.from({ length: 12 }, (_, tile) => (
          <SkeletonBlock key={tile} className={styles.blank} />
        ))}
      </div>
    </>
  );
}
