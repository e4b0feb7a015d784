import { Entries } from '#ui/Entries.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Price } from '#ui/Price.tsx';
import type { Addon } from './contract.ts';
import type { PassPartProps } from './props.ts';
import styles from './Subscription.module.css';

/** No call changes the options: the button leads to the catalogue site. */
export function AddonsPanel({ subscription, pass, texts, links }: PassPartProps) {
  return (
    <Panel title={texts.addons.title}>
      <AddonList addons={subscription.addons} monthly={texts.addons.monthly} />
      {pass.status === 'active' && <LinkButton href={links.addons}>{texts.addons.action}</LinkButton>}
    </Panel>
  );
}

interface AddonListProps {
  addons: readonly Addon[];
  /** What follows a price. */
  monthly: string;
}

export function AddonList({ addons, monthly }: AddonListProps) {
  return (
    <ul className={styles.addons}>
      <Entries>
        {addons.map(({ value, title, price }, index) => (
          <li key={`${value} ${String(index)}`}>
            <span>{title}</span>
            {price !== undefined && (
              <span>
                <Price cents={price} currency="EUR" /> {monthly}
              </span>
            )}
          </li>
        ))}
      </Entries>
    </ul>
  );
}
