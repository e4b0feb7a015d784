import { LoadView } from '#account/LoadView.tsx';
import { format, longDate, time } from '#i18n/format.ts';
import { Fact } from '#ui/Fact.tsx';
import { island } from '#ui/island.tsx';
import { useLanguage } from '#ui/language.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import { useStore } from '#ui/useStore.ts';
import styles from './Cancel.module.css';
import { Confirm, Facts } from './Confirm.tsx';
import type { CancelProps, StepProps } from './props.ts';
import { Reasons } from './Reasons.tsx';
import { $receipt, $stepState, confirming, passOfStep } from './store.ts';
import { ChangeButton, Terms } from './Terms.tsx';

/** The cancellation, with a page for each step: reason, terms, confirmation, summary; more would be an obstacle. */
export const Cancel = island(function Cancel(props: CancelProps) {
  const waiting = <SkeletonCards label={props.texts.loading} count={1} lines={8} />;
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

/**
 * The receipt of the cancellation, after the last step and on later visits, with the way to withdraw it. A customer who
 * has cancelled elsewhere reads what the pass says.
 */
function Summary(props: StepProps) {
  const language = useLanguage();
  const { subscription, texts, links } = props;
  const { title, back, sent, at, stays, vouchers, bookings } = texts.summary;
  const receipt = useStore($receipt);
  const date = longDate(receipt?.at ?? '', language);
  return (
    <Panel title={title}>
      <Facts {...props}>
        <Fact name={sent}>{date && format(at, { date, time: time(receipt?.at ?? '', language) })}</Fact>
        <Fact name={texts.facts.reason}>{receipt?.reason ?? ''}</Fact>
      </Facts>
      <h3>{stays}</h3>
      <ul className={styles.meaning}>
        <li>{vouchers}</li>
        <li>{bookings}</li>
      </ul>
      <div className={styles.actions}>
        {subscription.eligibleToCancelCancellation && <ChangeButton change="undoCancellation" {...props} />}
        <LinkButton href={links.subscription}>{back}</LinkButton>
      </div>
    </Panel>
  );
}
