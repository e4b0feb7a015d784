import { LoadView } from '#account/LoadView.tsx';
import { island } from '#ui/island.tsx';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import { useStore } from '#ui/useStore.ts';
import styles from './Cancel.module.css';
import { Confirm } from './Confirm.tsx';
import type { CancelProps, StepProps } from './props.ts';
import { Reasons } from './Reasons.tsx';
import { $place, confirming, passOfStep } from './store.ts';
import { Summary } from './Summary.tsx';
import { Terms } from './Terms.tsx';

/** Leaving, a page for each step (OD-04): reason, what it means, confirmation, and a summary after it. */
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

/** Nothing for who is on the way to where they belong; the store may also still be at the page just left. */
function Step(props: StepProps) {
  const place = useStore($place);
  const isCancelling = useStore(confirming.$busy);
  // Cancelled by now, as the pass says: the confirmation stays until the summary is there.
  if (props.step === 'confirm' && isCancelling) return <Confirm {...props} />;
  if (place?.kind !== 'show' || place.step !== props.step) return null;
  switch (place.step) {
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
