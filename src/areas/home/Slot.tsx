import type { ReactNode } from 'react';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import styles from './Home.module.css';

interface SlotProps {
  title: string;
  /** Stands beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

export function Slot({ title, action, children }: SlotProps) {
  return (
    <section className={styles.slot} aria-label={title}>
      <div className={styles.bar}>
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** A slot whose size is the same for the skeleton, for the content and for the empty state. */
export function Stage({ children, ...slot }: SlotProps) {
  return (
    <Slot {...slot}>
      <div className={styles.stage}>{children}</div>
    </Slot>
  );
}

/** Fills the stage while its content loads. */
export function Waiting({ label }: { label: string }) {
  return (
    <>
      <span className="visually-hidden">{label}</span>
      <SkeletonBlock className="" />
    </>
  );
}
