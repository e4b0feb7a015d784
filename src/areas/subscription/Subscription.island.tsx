import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LoadView } from '#account/LoadView.tsx';
import { standing } from '#account/pass/rules.ts';
import { useDialog } from '#account/useDialog.tsx';
import { $user } from '#account/user/store.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { island } from '#ui/island.tsx';
import { useLanguage } from '#ui/language.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Price } from '#ui/Price.tsx';
import { useStore } from '#ui/useStore.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import type { Subscription as SubscriptionData } from './contract.ts';
import { InvoicesAlone } from './money/InvoicesPanel.tsx';
import { PassOverview, WaitingOverview } from './PassOverview.tsx';
import type { SubscriptionProps } from './props.ts';
import type { Change } from './rules.ts';
import { $paying, subscription } from './store.ts';
import styles from './Subscription.module.css';

/** A change that the customer is asked to confirm, and the pass as it was when they asked for it. */
interface Asked {
  change: Change;
  before: SubscriptionData;
  /** Counts the questions: a dialog that is still closing is not the next one that opens. */
  turn: number;
}

export const Subscription = island(function Subscription(props: SubscriptionProps) {
  const language = useLanguage();
  const { texts, failed } = props;
  const [asked, setAsked] = useState<Asked>();
  const isPaying = useStore($paying);
  const page = useRef<HTMLDivElement>(null);
  const isAsking = useRef(false);
  const { coming, open, dialog } = useDialog();
  const photo = {
    isComing: coming === 'photo',
    open: () => open('photo', loadPhotoDialog),
  };

  async function loadPhotoDialog() {
    const { photoDialog } = await import('./photo/PhotoDialog.tsx');
    return photoDialog(language, showNotices);
  }

  function ask(change: Change, before: SubscriptionData) {
    isAsking.current = true;
    setAsked((last) => ({ change, before, turn: (last?.turn ?? 0) + 1 }));
  }

  function stopAsking() {
    isAsking.current = false;
    setAsked(undefined);
  }

  function changed() {
    // A customer who has closed the dialog meanwhile has gone elsewhere on the page.
    if (!isAsking.current) return;
    // The closing dialog returns the focus to its button, which the change may have removed.
    flushSync(stopAsking);
    showNotices();
  }

  /** What an act has changed stands at the top of the page, which may be screens away from its button. */
  function showNotices() {
    page.current?.focus();
    page.current?.scrollIntoView();
  }

  return (
    <div ref={page} tabIndex={-1} className={styles.page}>
      <LoadView store={subscription} failed={failed} skeleton={<WaitingOverview label={texts.loading} />}>
        {(loaded) => (
          <>
            <PassOverview
              subscription={loaded}
              onAsk={(change) => ask(change, loaded)}
              photo={photo}
              {...props}
            />
            {isPaying && <UnpaidDialog subscription={loaded} onClose={() => $paying.set(false)} {...props} />}
          </>
        )}
      </LoadView>
      <InvoicesAlone {...props} />
      {dialog}
      {asked && (
        <ChangeDialog
          key={asked.turn}
          change={asked.change}
          before={asked.before}
          {...props}
          onClose={stopAsking}
          onDone={changed}
        />
      )}
    </div>
  );
});

interface UnpaidDialogProps extends SubscriptionProps {
  subscription: SubscriptionData;
  onClose: () => void;
}

/** The unpaid amount. No call pays it: the button leads to the catalogue site. */
function UnpaidDialog({ subscription, texts, links, onClose }: UnpaidDialogProps) {
  const { pass } = standing(useStore($user), subscription);
  const { title, due, text, ended, pay, later } = texts.unpaid.dialog;
  return (
    <Dialog title={title} closeLabel={texts.dialog.close} onClose={onClose}>
      {subscription.unpaidInvoice && subscription.unpaidBalance !== undefined && (
        <p className={styles.due}>
          <span>{due}</span>
          <Price cents={subscription.unpaidBalance} currency="EUR" />
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
