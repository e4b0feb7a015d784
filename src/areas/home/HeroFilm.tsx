import type { ReactNode } from 'react';
import { genreNames, showKey } from '#areas/shows/rules.ts';
import { pathSegment } from '#sites/pathSegment.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useStore } from '#ui/useStore.ts';
import { $film } from './filmStore.ts';
import styles from './Hero.module.css';
import { HeroPoster } from './HeroPoster.tsx';
import type { HomeWords } from './words.ts';

export interface HeroFilmProps {
  words: HomeWords['next']['film'];
  /** The address of films on the catalogue site, to which a slug is added. */
  film: string;
  /** Shows while the film is not known. */
  waiting: ReactNode;
  /** Shows where there is no film to offer. */
  children: ReactNode;
}

/** A film that the customer may want to see, for a customer without a ticket. */
export function HeroFilm({ words, film, waiting, children }: HeroFilmProps) {
  const offer = useStore($film);
  if (!offer) return offer === null ? children : waiting;
  const { show, isWished } = offer;
  return (
    <article aria-label={show.name} className={styles.hero}>
      <HeroPoster title={show.name} seed={showKey(show)} />
      <h3 className={styles.day}>{show.name}</h3>
      <div className={styles.facts}>
        <p>{isWished ? words.wished : words.recommended}</p>
        <p>{genreNames(show)}</p>
      </div>
      <div className={styles.action}>
        <LinkButton variant="primary" href={`${film}${pathSegment(show.slug)}/`}>
          {words.action}
        </LinkButton>
      </div>
    </article>
  );
}
