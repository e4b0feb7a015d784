import type { Pass } from './rules.ts';
import styles from './Plastic.module.css';

export interface PlasticProps {
  pass: Pass;
  /** Of the type. */
  name: string;
  brand: string;
  holder: { firstName: string; infixName: string; lastName: string } | undefined;
  heading: 'h2' | 'h3';
}

/** The pass as a card of plastic, lit when it opens the doors. */
export function Plastic({ pass, name, brand, holder, heading: Heading }: PlasticProps) {
  return (
    <div className={styles.plastic} data-status={pass.status}>
      <p>{brand}</p>
      <Heading>{name}</Heading>
      <p>{holder && [holder.firstName, holder.infixName, holder.lastName].filter(Boolean).join(' ')}</p>
    </div>
  );
}
