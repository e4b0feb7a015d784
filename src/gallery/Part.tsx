import type { ReactNode } from 'react';
import styles from './Gallery.module.css';

/** As long as the texts of a page get, with the longest word of Dutch dictionaries. */
export const LONG = 'A text of several lines in the narrow columns, with arbeidsongeschiktheidsverzekering';

export interface PartProps {
  /** The name of the file in `src/ui/`. */
  name: string;
  children: ReactNode;
}

/** One part of `src/ui/`, in each of its states. */
export function Part({ name, children }: PartProps) {
  return (
    <section className={styles.part} data-part={name}>
      <h2>{name}</h2>
      <div className={styles.states}>{children}</div>
    </section>
  );
}
