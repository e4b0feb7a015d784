import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { Icon } from './Icon.tsx';

export interface EmptyStateProps {
  /** A path from `icons.ts`: a picture of what will be here. */
  icon: string;
  title: string;
  /** One level below the heading above: `h3` inside a section. */
  heading?: 'h2' | 'h3';
  text: string;
  /** The next step for the customer, usually a `LinkButton`. */
  action?: ReactNode;
}

export function EmptyState({ icon, title, heading: Heading = 'h3', text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.picture}>
        <Icon path={icon} />
      </span>
      <Heading>{title}</Heading>
      <p>{text}</p>
      {action}
    </div>
  );
}
