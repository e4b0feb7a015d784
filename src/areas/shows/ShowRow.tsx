import type { ReactNode } from 'react';
import type { Texts } from '#i18n/texts.ts';
import { Entries } from '#ui/Entries.tsx';
import { Poster } from '#ui/poster/Poster.tsx';
import { useKeepFocus } from '#ui/useKeepFocus.ts';
import type { Show } from './contract.ts';
import { genreNames, nameOf, showKey } from './rules.ts';
import styles from './ShowRow.module.css';

interface ShowRowProps {
  show: Show;
  texts: Texts['shows']['films'];
  children: ReactNode;
}

/** A film as a row, with the customer's opinion of it. */
export function ShowRow({ show, texts, children }: ShowRowProps) {
  const item = useKeepFocus();
  const name = nameOf(show, texts);
  return (
    <li ref={item} className={`card ${styles.row}`}>
      <div className={styles.poster}>
        <Poster title={name} seed={showKey(show)} />
      </div>
      <div className={styles.what}>
        <h3>{name}</h3>
        <p className="muted">{genreNames(show)}</p>
        {children}
      </div>
    </li>
  );
}

export function ShowRows({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.rows}>
      <Entries>{children}</Entries>
    </ul>
  );
}
