import type { Language } from '#sites/site.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Price } from '#ui/Price.tsx';
import type { Addon } from './contract.ts';
import type { RoomPartProps } from './Room.tsx';
import styles from './Subscription.module.css';

/** Choosing others has no call (OD-18). */
export function AddonsPanel({ subscription, held, words, links, language }: RoomPartProps) {
  return (
    <Panel title={words.addons.title}>
      <AddonList addons={subscription.addons} language={language} />
      {held.status === 'active' && <LinkButton href={links.addons}>{words.addons.action}</LinkButton>}
    </Panel>
  );
}

export function AddonList({ addons, language }: { addons: readonly Addon[]; language: Language }) {
  return (
    <ul className={styles.addons}>
      {addons.map(({ value, title, price }, index) => (
        <li key={`${value} ${String(index)}`}>
          <span>{title}</span>
          {price !== undefined && <Price cents={price} currency="EUR" language={language} />}
        </li>
      ))}
    </ul>
  );
}
