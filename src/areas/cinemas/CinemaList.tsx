import { useId } from 'react';
import type { Cinema } from '#account/cinemas/contract.ts';
import { Entries } from '#ui/Entries.tsx';
import { useKeepFocus } from '#ui/useKeepFocus.ts';
import { CinemaCard, type CinemaPlace } from './CinemaCard.tsx';
import styles from './Cinemas.module.css';

interface Entry {
  cinema: Cinema;
  km?: number;
}

interface CinemaListProps extends CinemaPlace {
  title: string;
  cinemas: readonly Entry[];
}

export function CinemaList({ title, cinemas, ...place }: CinemaListProps) {
  const titleId = useId();
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul className={styles.list}>
        <Entries>
          {cinemas.map((entry) => (
            <CinemaEntry key={entry.cinema.slug} {...entry} {...place} />
          ))}
        </Entries>
      </ul>
    </section>
  );
}

function CinemaEntry(props: CinemaPlace & Entry) {
  const entry = useKeepFocus();
  return (
    <li ref={entry}>
      <CinemaCard {...props} />
    </li>
  );
}
