import { Panel } from '#ui/Panel.tsx';
import type { Consumption } from './contract.ts';
import type { SubscriptionProps } from './Subscription.island.tsx';

interface ConsumptionPanelProps extends SubscriptionProps {
  consumption: Consumption;
}

/** What the current period has cost so far. */
export function ConsumptionPanel({ consumption, words }: ConsumptionPanelProps) {
  return <Panel title={words.consumption.title}>{consumption.supplements.length}</Panel>;
}
