import { format } from '#i18n/format.ts';
import { Badge } from '#ui/Badge.tsx';
import { dateText, itemName, type Place } from './PrepaidCard.tsx';
import type { Prepaid } from './rules.ts';
import styles from './Wallet.module.css';
import type { WalletWords } from './words.ts';

interface OverItemProps extends Place {
  item: Prepaid;
  words: WalletWords['item'];
}

/** Used or expired: there to be looked up, with nothing to be done with it (I-24). */
export function OverItem({ item, words, language, timeZone }: OverItemProps) {
  const { status, number, quantity } = item;
  const ended = status === 'expired' ? dateText(item.expirationDate, language, timeZone) : '';
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
