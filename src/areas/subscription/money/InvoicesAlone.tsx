import { passOf } from '#account/pass/rules.ts';
import { $user } from '#account/user/store.ts';
import { useStore } from '#ui/useStore.ts';
import type { SubscriptionProps } from '../props.ts';
import { subscription } from '../store.ts';
import { InvoicesPanel } from './InvoicesPanel.tsx';

/** The invoices of a customer whose subscription could not be loaded: they come from calls of their own. */
export function InvoicesAlone(props: SubscriptionProps) {
  const user = useStore($user);
  const { status } = useStore(subscription.$load);
  if (status !== 'failed' || !user || !passOf(user)) return null;
  return <InvoicesPanel {...props} subscriptionNumber={user.subscription?.subscriptionId ?? ''} />;
}
