import { Poster, type PosterProps } from '#ui/Poster.tsx';
import { posterDesign } from '#ui/posterDesign.ts';
import styles from './Hero.module.css';

/** The poster of the next show, and a band in the poster's colour behind the whole hero. */
export function HeroScene({ title, seed }: PosterProps) {
  return (
    <>
      <svg className={styles.band} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <path fill={posterDesign(seed).palette.ground} d="M0 0h1v1H0z" />
      </svg>
      <div className={styles.poster}>
        <Poster title={title} seed={seed} />
      </div>
    </>
  );
}
