import { useId } from 'react';
import type { ReactNode } from 'react';
import { Contained } from './Contained.tsx';
import styles from './Panel.module.css';

export interface PanelProps {
  title: string;
  /** A link, a quiet button or a badge beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

export function Panel({ title, action, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={`card ${styles.panel}`} aria-labelledby={titleId}>
      <div className={styles.bar}>
        <h2 id={titleId}>{title}</h2>
        {action}
      </div>
      <Contained>{children}</Contained>
    </section>
  );
}
