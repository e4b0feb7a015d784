import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './Home.module.css';

interface SlotProps {
  title: string;
  /** Beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A heading, and below it one thing that fills the room there is, whatever state it is in. */
export function Slot({ title, action, children }: SlotProps) {
  const titleId = useId();
  return (
    <section className={styles.slot} aria-labelledby={titleId}>
      <div className={styles.bar}>
        <h2 id={titleId}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
