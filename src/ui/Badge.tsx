import styles from './Badge.module.css';
import type { Tone } from './Notice.tsx';

export interface BadgeProps {
  tone?: Tone | 'neutral' | 'accent';
  children: string;
}

/** Shows a state in one or two words, beside a heading. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
