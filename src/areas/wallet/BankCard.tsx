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
  texts: Texts['wallet']['cards'];
  busy: boolean;
  onRemove: () => void;
}

export function BankCard({ card, texts, busy, onRemove }: BankCardProps) {
  const icon = bankCardIcon(card.icon);
  const shown = expiry(card.expirationDate);
  const { bankCardPage } = environmentOf(platform().location(), site, __DEMO__);
  return (
    <article className={`card ${styles.bank}`} aria-label={texts.bank}>
      <BankCardMark icon={icon} label={texts.icons[icon ?? 'other']} />
      <div>
        <h3>{texts.bank}</h3>
        <p>
          <span aria-hidden="true">•••• {card.lastDigits}</span>
          <span className="visually-hidden">{format(texts.bankNumber, { digits: card.lastDigits })}</span>
        </p>
        {shown !== '' && (
          <p>
            {texts.bankExpiry} <span className={styles.expiry}>{shown}</span>
          </p>
        )}
        <p className="muted">{texts.bankLead}</p>
      </div>
      {bankCardPage && (
        // Pages of payment providers refuse to show in a frame.
        <LinkButton href={bankCardPage} target="_top">
          {texts.bankReplace}
        </LinkButton>
      )}
      <Button
        aria-haspopup="dialog"
        aria-label={texts.remove.openOf}
        variant="quiet"
        busy={busy}
        onClick={onRemove}
      >
        {texts.remove.open}
      </Button>
    </article>
  );
}
