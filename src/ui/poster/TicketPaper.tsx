import type { ReactNode } from 'react';
import styles from './TicketPaper.module.css';

export interface TicketPaperProps {
  children: ReactNode;
  /** The content below the perforation. */
  stub: ReactNode;
}

/** Paper that is white in every colour scheme, so that a code on it can be scanned. */
export function TicketPaper({ children, stub }: TicketPaperProps) {
  return (
    <div className={`paper ${styles.ticket}`}>
      <div className={`${styles.part} ${styles.main}`}>{children}</div>
      <div className={`${styles.part} ${styles.stub}`}>{stub}</div>
    </div>
  );
}
