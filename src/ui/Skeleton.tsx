import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** Read out in its place. */
  label: string;
  /** Lines of text, each as high as a line of what will stand there. */
  lines?: number;
}

/** Takes the space of text that is still loading. */
export function Skeleton({ label, lines = 3 }: SkeletonProps) {
  return (
    <div>
      <span className="visually-hidden">{label}</span>
      <Lines count={lines} />
    </div>
  );
}

/** A form's fields, each a label above its control; the parent lays them out as it does the real ones. */
export function SkeletonFields({ label, count }: { label: string; count: number }) {
  return Array.from({ length: count }, (_, field) => (
    <div key={field} className={styles.field}>
      {field === 0 && <span className="visually-hidden">{label}</span>}
      <span className={styles.line} />
      <span className={`${styles.block} ${styles.control}`} />
    </div>
  ));
}

export interface SkeletonCardsProps extends SkeletonProps {
  count: number;
}

/** Cards of a heading and some lines; the parent lays them out as it does the real ones. */
export function SkeletonCards({ label, count, lines = 3 }: SkeletonCardsProps) {
  return Array.from({ length: count }, (_, card) => (
    <div key={card} className="card">
      {card === 0 && <span className="visually-hidden">{label}</span>}
      <div className={styles.heading}>
        <span className={styles.line} />
      </div>
      <Lines count={lines} />
    </div>
  ));
}

export interface SkeletonBlockProps {
  /** Of the parent's style sheet: the final size, by height or ratio. */
  className: string | undefined;
}

/** Takes the space of a picture, a code or a button that is still loading. */
export function SkeletonBlock({ className = '' }: SkeletonBlockProps) {
  return <span className={`${styles.block} ${className}`} />;
}

function Lines({ count }: { count: number }) {
  return (
    <div>
      {Array.from({ length: count }, (_, line) => (
        <span key={line} className={styles.line} />
      ))}
    </div>
  );
}
