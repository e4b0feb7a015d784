import { holderName } from '../door/rules.ts';
import type { Pass } from './rules.ts';
import styles from './Plastic.module.css';

export interface PlasticProps {
  pass: Pass;
  /** Name of the pass's type. */
  name: string;
  brand: string;
  holder: Parameters<typeof holderName>[0] | undefined;
  /** Of the card; '' where the server sends none. */
  number: string;
  heading: 'h2' | 'h3';
}

/** The pass as a plastic card: its kind decides colours and motif, its status decides whether the card is lit. */
export function Plastic({ pass, name, brand, holder, number, heading: Heading }: PlasticProps) {
  return (
    <div className={styles.plastic} data-kind={pass.type} data-status={pass.status}>
      <p>{brand}</p>
      <Heading>{name}</Heading>
      <p className={styles.holder}>
        <span>{holder && holderName(holder)}</span>
        <span>{number}</span>
      </p>
    </div>
  );
}
