import { LoadView } from '#account/LoadView.tsx';
import { island } from '#ui/island.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import { useStore } from '#ui/useStore.ts';
import styles from './Cancel.module.css';
import { Confirm, Facts } from './Confirm.tsx';
import type { CancelProps, StepProps } from './props.ts';
import { Reasons } from './Reasons.tsx';
import { $stepState, confirming, passOfStep } from './store.ts';
import { ChangeButton, Terms } from './Terms.tsx';

/** The cancellation, with a page for each step: reason, terms, confirmation, summary; more would be an obstacle. */
export const Cancel = island(function Cancel(props: CancelProps) {
  const waiting = <SkeletonCards label={props.words.loading} count={1} lines={8} />;
  return (
    <div className={styles.steps}>
      <LoadView store={passOfStep} failed={props.failed} skeleton={waiting}>
        {(subscription) => <Step subscription={subscription} {...props} />}
      </LoadView>
    </div>
  );
});

/** Shows nothing while the customer is redirected to the right step, or while the store still holds the step of the previous page. */
function Step(props: StepProps) {
  const state = useStore($stepState);
  const isCancelling = useStore(confirming.$busy);
  // The pass is cancelled already: the confirmation stays until the summary opens.
  if (props.step === 'confirm' && isCancelling) return <Confirm {...props} />;
  if (state?.kind !== 'show' || state.step !== props.step) return null;
  switch (state.step) {
    case 'reason':
      return <Reasons {...props} />;
    case 'terms':
      return <Terms {...props} />;
    case 'confirm':
      return <Confirm {...props} />;
    case 'done':
      return <Summary {...props} />;
  }
}

/** Shows the requested cancellation and the way to withdraw it, after the last step and on later visits. */
function Summary(props: StepProps) {
  const { subscription, words, links } = props;
  const { title, back } = words.summary;
  return (
    <Panel title={title}>
      <Facts {...props} />
      <div className={styles.actions}>
        {subscription.eligibleToCancelCancellation && <ChangeButton change="undoCancellation" {...props} />}
        <LinkButton href={links.subscription}>{back}</LinkButton>
      </div>
    </Panel>
  );
}
