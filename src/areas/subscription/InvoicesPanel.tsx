import { LoadView } from '#account/LoadView.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { invoices } from './store.ts';
import type { SubscriptionProps } from './Subscription.island.tsx';

/** Invoices by year, and the contract. */
export function InvoicesPanel({ words, failed }: SubscriptionProps) {
  return (
    <Panel title={words.invoices.title}>
      <LoadView store={invoices} failed={failed} skeleton={<Skeleton label={words.loading} />}>
        {(list) => <p>{list.length}</p>}
      </LoadView>
    </Panel>
  );
}
