import styles from './Wallet.module.css';

/** More discs could not be counted at a glance. */
const MOST = 12;

interface PunchesProps {
  initial: number | undefined;
  remaining: number;
}

/** A punch card: a disc for each remaining seat and a hole for each used one. A text below says the same. */
export function Punches({ initial, remaining }: PunchesProps) {
  if (initial === undefined || !(initial > 1 && initial <= MOST)) return null;
  return (
    <div className={styles.punches} aria-hidden="true">
      {Array.from({ length: initial }, (_, index) => (
        <span key={index} data-left={index < remaining ? '' : undefined} />
      ))}
    </div>
  );
}
