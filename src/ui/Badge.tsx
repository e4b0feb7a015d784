import styles from './Badge.module.css';
import type { Tone } from './Notice.tsx';

export interface BadgeProps {
  tone?: Tone | 'neutral' | 'accent';
  children: string;
}

/** A state in a word or two, beside a heading. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
