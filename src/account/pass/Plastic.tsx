import type { Pass } from './rules.ts';
import styles from './Plastic.module.css';

export interface PlasticProps {
  pass: Pass;
  /** Name of the pass's type. */
  name: string;
  brand: string;
  holder: { firstName: string; infixName: string; lastName: string } | undefined;
  heading: 'h2' | 'h3';
}

/** The pass as a plastic card, lit when it is active. */
export function Plastic({ pass, name, brand, holder, heading: Heading }: PlasticProps) {
  return (
    <div className={styles.plastic} data-status={pass.status}>
      <p>{brand}</p>
      <Heading>{name}</Heading>
      <p>{holder && [holder.firstName, holder.infixName, holder.lastName].filter(Boolean).join(' ')}</p>
    </div>
  );
}
