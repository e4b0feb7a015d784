import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { Icon } from './Icon.tsx';
import { SEAT } from './icons.ts';

export interface EmptyStateProps {
  title: string;
  text: string;
  /** The next step (SP-49), usually a `LinkButton`. */
  action?: ReactNode;
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.seat}>
        <Icon path={SEAT} />
      </span>
      <h3>{title}</h3>
      <p>{text}</p>
      {action}
    </div>
  );
}
