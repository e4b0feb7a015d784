import type { ReactNode } from 'react';
import type { Pass } from './rules.ts';
import styles from './PassStrip.module.css';

interface PassStripProps {
  pass: Pass;
  /** Name of the pass's type. */
  name: string;
  /** Of the card; '' where the server sends none. */
  number: string;
  href: string;
  /** The name of the link, which is as large as the strip. */
  action: string;
  /** Stands above the link. */
  children?: ReactNode;
}

/** The pass as a strip of its card, which leads to the page of the pass. */
export function PassStrip({ pass, name, number, href, action, children }: PassStripProps) {
  return (
    <div className={styles.strip} data-kind={pass.type} data-status={pass.status}>
      <h3>{name}</h3>
      <p>{number}</p>
      <a href={href} aria-label={action} />
      {children}
    </div>
  );
}
