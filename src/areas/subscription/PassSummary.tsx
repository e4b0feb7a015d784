import { passType, subscriptionStatus } from '#account/pass/rules.ts';
import { Panel } from '#ui/Panel.tsx';
import type { Subscription } from './contract.ts';
import type { SubscriptionProps } from './Subscription.island.tsx';

interface PassSummaryProps extends SubscriptionProps {
  subscription: Subscription;
}

export function PassSummary({ subscription: { card }, words, pass }: PassSummaryProps) {
  if (!card) return <Panel title={words.none.title}>{words.none.text}</Panel>;
  return (
    <Panel title={pass.types[passType(card.type)]}>
      {pass.statuses[subscriptionStatus(card.status)].label}
    </Panel>
  );
}
