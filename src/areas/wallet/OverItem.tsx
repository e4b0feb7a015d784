import { dayOrInstant, format } from '#i18n/format.ts';
import type { Language } from '#sites/site.ts';
import { platform } from '#platform/platform.ts';
import { Badge } from '#ui/Badge.tsx';
import { itemName } from './PrepaidCard.tsx';
import { expiredOn, type Prepaid } from './rules.ts';
import styles from './Wallet.module.css';
import type { WalletWords } from './words.ts';

interface OverItemProps {
  item: Prepaid;
  words: WalletWords['item'];
  language: Language;
}

/** A used or expired item, without actions. */
export function OverItem({ item, words, language }: OverItemProps) {
  const { status, number, quantity } = item;
  const ended = dayOrInstant(expiredOn(item, platform().now()), language);
  const facts = [
    number,
    quantity?.initial !== undefined &&
      format(words.leftOf, { remaining: quantity.remaining, initial: quantity.initial }),
    ended !== '' && `${words.ended} ${ended}`,
  ];
  return (
    <li className={styles.row}>
      <div>
        <strong>{itemName(item, words)}</strong>
        <p className="muted">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {status !== 'available' && <Badge>{words.statuses[status]}</Badge>}
    </li>
  );
}
