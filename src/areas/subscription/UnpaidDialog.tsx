import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Price } from '#ui/Price.tsx';
import type { Subscription } from './contract.ts';
import type { SubscriptionProps } from './props.ts';
import styles from './Subscription.module.css';

interface UnpaidDialogProps extends SubscriptionProps {
  subscription: Subscription;
  onClose: () => void;
}

/** The unpaid amount. No call pays it: the button leads to the catalogue site (docs/decisions.md#catalogue-for-missing-calls). */
export function UnpaidDialog({ subscription, words, links, language, onClose }: UnpaidDialogProps) {
  const { title, due, text, pay, later } = words.unpaid.dialog;
  return (
    <Dialog title={title} closeLabel={words.dialog.close} onClose={onClose}>
      {subscription.unpaidInvoice && (
        <p className={styles.due}>
          <span>{due}</span>
          <Price cents={subscription.unpaidBalance} currency="EUR" language={language} />
        </p>
      )}
      <p>{text}</p>
      <div className="cluster">
        <LinkButton variant="primary" href={links.pay}>
          {pay}
        </LinkButton>
        <Button onClick={onClose}>{later}</Button>
      </div>
    </Dialog>
  );
}
