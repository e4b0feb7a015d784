import { standing } from '#account/pass/rules.ts';
import { $user } from '#account/user/store.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Price } from '#ui/Price.tsx';
import { useStore } from '#ui/useStore.ts';
import type { Subscription } from './contract.ts';
import type { SubscriptionProps } from './props.ts';
import styles from './Subscription.module.css';

interface UnpaidDialogProps extends SubscriptionProps {
  subscription: Subscription;
  onClose: () => void;
}

/** The unpaid amount. No call pays it: the button leads to the catalogue site. */
export function UnpaidDialog({ subscription, words, links, language, onClose }: UnpaidDialogProps) {
  const { pass } = standing(useStore($user), subscription);
  const { title, due, text, ended, pay, later } = words.unpaid.dialog;
  return (
    <Dialog title={title} closeLabel={words.dialog.close} onClose={onClose}>
      {subscription.unpaidInvoice && subscription.unpaidBalance !== undefined && (
        <p className={styles.due}>
          <span>{due}</span>
          <Price cents={subscription.unpaidBalance} currency="EUR" language={language} />
        </p>
      )}
      <p>{pass && pass.status !== 'canceled' ? text : ended}</p>
      <div className="cluster">
        <LinkButton variant="primary" href={links.pay}>
          {pay}
        </LinkButton>
        <Button onClick={onClose}>{later}</Button>
      </div>
    </Dialog>
  );
}
