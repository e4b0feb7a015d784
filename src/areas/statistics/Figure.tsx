import { useId, type ReactNode } from 'react';
import styles from './Statistics.module.css';

interface FigureProps {
  name: string;
  /** The figure in words and numbers, with everything that the picture shows. */
  value: string;
  detail: string;
  picture: ReactNode;
}

export function Figure({ name, value, detail, picture }: FigureProps) {
  const nameId = useId();
  return (
    <article className={`card ${styles.figure}`} aria-labelledby={nameId}>
      <div className={styles.picture}>{picture}</div>
      <div>
        <h2 id={nameId}>{name}</h2>
        <p className={styles.value}>{value}</p>
        <p className={styles.detail}>{detail}</p>
      </div>
    </article>
  );
}
