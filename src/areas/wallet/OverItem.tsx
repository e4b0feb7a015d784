import { dayOrInstant, format } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Language } from '#sites/site.ts';
import { platform } from '#platform/platform.ts';
import { Badge } from '#ui/Badge.tsx';
import { itemName } from './PrepaidCard.tsx';
import { expiredOn, type Prepaid } from './rules.ts';
import styles from './Wallet.module.css';

interface OverItemProps {
  item: Prepaid;
  words: Texts['wallet']['island']['item'];
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
