import { Poster } from '#ui/poster/Poster.tsx';
import { posterDesign } from '#ui/poster/posterDesign.ts';
import styles from './Hero.module.css';

interface HeroPosterProps {
  title: string;
  seed: string;
}

/** The poster of a film, and a band in the poster's colour behind the whole hero. */
export function HeroPoster({ title, seed }: HeroPosterProps) {
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
