import { computed, onMount } from 'nanostores';
import type { ReactNode } from 'react';
import { $user } from '#account/user/store.ts';
import { feelings } from '#areas/shows/feelings/store.ts';
import { genreNames, showKey, filmToOffer } from '#areas/shows/rules.ts';
import { shows } from '#areas/shows/store.ts';
import type { Texts } from '#i18n/texts.ts';
import { pathSegment } from '#sites/catalogue.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useStore } from '#ui/useStore.ts';
import styles from './Hero.module.css';
import { HeroPoster } from './HeroPoster.tsx';

/**
 * The film in the place of the next show. Undefined while the lists load, and null where one of them fails and where no
 * film fits.
 */
const $film = computed([shows.$load, feelings.$load, $user], (catalogue, felt, user) => {
  if (catalogue.status === 'loaded' && felt.status === 'loaded') {
    const genres = (user?.interest.genres ?? []).flatMap(({ id }) => id ?? []);
    return filmToOffer(catalogue.value, felt.value, genres) ?? null;
  }
  return catalogue.status === 'failed' || felt.status === 'failed' ? null : undefined;
});

// The lists load for a customer without a ticket only.
onMount($film, () => {
  void shows.ensure();
  void feelings.ensure();
});

interface HeroFilmProps {
  texts: Texts['home']['island']['next'];
  /** On the catalogue site: all films, and the address of one, to which a slug is added. */
  links: { films: string; film: string };
  /** Shows while the film is not known. */
  waiting: ReactNode;
}

/** Draws the beam of a projector (ui/poster/posterDesign.ts). */
const NO_FILM = 'seance';

/** A film that the customer may want to see, for a customer without a ticket, or else an invitation to choose one. */
export function HeroFilm({ texts, links, waiting }: HeroFilmProps) {
  const offer = useStore($film);
  if (offer === undefined) return waiting;
  const { empty, film } = texts;
  if (!offer)
    return (
      <Invitation seed={NO_FILM} title={empty.title} href={links.films} action={empty.action}>
        <p>{empty.text}</p>
      </Invitation>
    );
  const { show, isWished } = offer;
  return (
    <Invitation
      seed={showKey(show)}
      title={show.name}
      href={`${links.film}${pathSegment(show.slug)}/`}
      action={film.action}
    >
      <p>{isWished ? film.wished : film.recommended}</p>
      <p>{genreNames(show)}</p>
    </Invitation>
  );
}

interface InvitationProps {
  seed: string;
  title: string;
  href: string;
  action: string;
  children: ReactNode;
}

function Invitation({ seed, title, href, action, children }: InvitationProps) {
  return (
    <article aria-label={title} className={styles.hero}>
      <HeroPoster title={title} seed={seed} />
      <h3 className={styles.day}>{title}</h3>
      <div className={styles.facts}>{children}</div>
      <div className={styles.action}>
        <LinkButton variant="primary" href={href}>
          {action}
        </LinkButton>
      </div>
    </article>
  );
}
