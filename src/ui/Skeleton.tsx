import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** Text for screen readers. */
  label: string;
  /** The number of lines of text that the skeleton stands for. */
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

export interface SkeletonCardsProps extends SkeletonProps {
  count: number;
}

/** Stands for cards of a heading and some lines. The parent lays them out like the real cards. */
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
  /** A class of the parent's style sheet that gives the final size, by height or ratio. */
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
