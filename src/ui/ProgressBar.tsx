import styles from './ProgressBar.module.css';

type ProgressBarProps = { /** In bytes. */ progress: { sent: number; total: number } } & (
  { 'aria-label': string } | { 'aria-labelledby': string }
);

/** How much of an upload has been sent. Until its size is known the bar only says that it is under way. */
export function ProgressBar({ progress: { sent, total }, ...name }: ProgressBarProps) {
  return <progress className={styles.bar} {...name} {...(total > 0 && { value: sent, max: total })} />;
}
