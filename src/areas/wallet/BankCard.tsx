import { bankCardIcon, expiry } from '#account/cards/rules.ts';
import type { User } from '#account/user/contract.ts';
import { format } from '#i18n/format.ts';
import { Button } from '#ui/Button.tsx';
import { BankCardMark } from './BankCardMark.tsx';
import styles from './Cards.module.css';
import type { CardsWords } from './words.ts';

interface BankCardProps {
  card: NonNullable<User['card']>;
  words: CardsWords;
  busy: boolean;
  onRemove: () => void;
}

export function BankCard({ card, words, busy, onRemove }: BankCardProps) {
  const icon = bankCardIcon(card.icon);
  const shown = expiry(card.expirationDate);
  return (
    <article className={`card ${styles.bank}`} aria-label={words.bank}>
      <BankCardMark icon={icon} label={words.icons[icon ?? 'other']} />
      <div>
        <h3>{words.bank}</h3>
        <p>
          <span aria-hidden="true">•••• {card.lastDigits}</span>
          <span className="visually-hidden">{format(words.bankNumber, { digits: card.lastDigits })}</span>
        </p>
        {shown !== '' && (
          <p>
            {words.bankExpiry} <span className={styles.expiry}>{shown}</span>
          </p>
        )}
        <p className="muted">{words.bankLead}</p>
      </div>
      <Button
        aria-haspopup="dialog"
        aria-label={words.remove.openOf}
        variant="quiet"
        busy={busy}
        onClick={onRemove}
      >
        {words.remove.open}
      </Button>
    </article>
  );
}
