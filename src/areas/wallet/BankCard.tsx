import { bankCardIcon, expiry } from '#account/cards/rules.ts';
import type { User } from '#account/user/contract.ts';
import { format } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { environmentOf } from '#sites/environment.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { BankCardMark } from './BankCardMark.tsx';
import styles from './Cards.module.css';

interface BankCardProps {
  card: NonNullable<User['card']>;
  words: Texts['wallet']['cards'];
  busy: boolean;
  onRemove: () => void;
}

export function BankCard({ card, words, busy, onRemove }: BankCardProps) {
  const icon = bankCardIcon(card.icon);
  const shown = expiry(card.expirationDate);
  const { bankCardPage } = environmentOf(platform().location(), site, __DEMO__);
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
      {bankCardPage && (
        // Pages of payment providers refuse to show in a frame.
        <LinkButton href={bankCardPage} target="_top">
          {words.bankReplace}
        </LinkButton>
      )}
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
