import { passOf, type Pass } from '#account/pass/rules.ts';
import { $user } from '#account/user/store.ts';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import { useStore } from '#ui/useStore.ts';
import { AddonsPanel } from './AddonsPanel.tsx';
import { ConsumptionPanel } from './money/ConsumptionPanel.tsx';
import type { Subscription } from './contract.ts';
import { DebitPanel } from './DebitPanel.tsx';
import { heldPass } from './held.ts';
import { InvoicesPanel } from './money/InvoicesPanel.tsx';
import { consumptionTotal } from './money/rules.ts';
import { ManagePanel } from './ManagePanel.tsx';
import { NoPass } from './NoPass.tsx';
import { Notices } from './Notices.tsx';
import { PassSummary } from './PassSummary.tsx';
import type { Change } from './rules.ts';
import { subscription as subscriptionStore } from './store.ts';
import type { SubscriptionProps } from './Subscription.island.tsx';
import styles from './Subscription.module.css';

interface RoomProps extends SubscriptionProps {
  subscription: Subscription;
  onAsk: (change: Change) => void;
  onPay: () => void;
}

/** What every part of the room is given. */
export interface RoomPartProps extends RoomProps {
  held: Pass;
}

export function Room(props: RoomProps) {
  const { subscription } = props;
  const { addons, debitInvoiceEnabled, consumption } = subscription;
  const user = useStore($user);
  const held = heldPass(subscription, user);
  if (!held) return <NoPass {...props} />;
  const part = { ...props, held };
  const hasEnded = held.status === 'canceled';
  const costs = consumption && !(hasEnded && consumptionTotal(consumption) === 0) ? consumption : undefined;
  const hasDebit = !hasEnded && debitInvoiceEnabled !== undefined;
  const hasAside = costs !== undefined || hasDebit || addons.length > 0;
  return (
    <>
      <Notices {...part} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <PassSummary {...part} holder={user} />
          {hasAside && <ManagePanel {...part} />}
        </div>
        <div className={styles.column}>
          {!hasAside && <ManagePanel {...part} />}
          {costs && <ConsumptionPanel {...props} consumption={costs} />}
          {hasDebit && <DebitPanel {...part} />}
          {addons.length > 0 && <AddonsPanel {...part} />}
        </div>
      </div>
      <InvoicesPanel {...props} subscriptionNumber={subscription.card?.subscriptionNumber ?? ''} />
    </>
  );
}

/** Papers do not depend on how the pass is: they are there when it could not be loaded. */
export function Papers(props: SubscriptionProps) {
  const user = useStore($user);
  const { status } = useStore(subscriptionStore.$load);
  if (status !== 'failed' || !user || !passOf(user)) return null;
  return <InvoicesPanel {...props} subscriptionNumber={user.subscription?.subscriptionId ?? ''} />;
}

export function Waiting({ label }: { label: string }) {
  return (
    <div className={styles.columns}>
      <SkeletonCards label={label} count={1} lines={10} />
      <SkeletonCards label="" count={1} lines={6} />
    </div>
  );
}
