import styles from './Wallet.module.css';

/** More would no longer be counted at a glance. */
const MOST = 12;

interface PunchesProps {
  initial: number | undefined;
  remaining: number;
}

/** A punch card: a disc for each seat that is left, a hole for each that is gone. The same stands in words below. */
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
