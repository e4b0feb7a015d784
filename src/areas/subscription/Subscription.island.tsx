import type { FileWords } from '#account/FileButton.tsx';
import { LoadView, type FailedWords } from '#account/LoadView.tsx';
import type { Language } from '#sites/site.ts';
import { island } from '#ui/island.tsx';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import type words from '../../../public/locales/fr/subscription.json';
import type passWords from '../../../public/locales/fr/pass.json';
import { ConsumptionPanel } from './money/ConsumptionPanel.tsx';
import { InvoicesPanel } from './money/InvoicesPanel.tsx';
import { PassSummary } from './PassSummary.tsx';
import { subscription } from './store.ts';
import styles from './Subscription.module.css';

export type SubscriptionWords = (typeof words)['island'];
export type PassWords = typeof passWords;

export interface SubscriptionProps {
  language: Language;
  timeZone: string;
  words: SubscriptionWords;
  pass: PassWords;
  failed: FailedWords;
  file: FileWords;
}

export const Subscription = island(function Subscription(props: SubscriptionProps) {
  const { words, failed } = props;
  return (
    <div className={styles.room}>
      <LoadView
        store={subscription}
        failed={failed}
        skeleton={<SkeletonCards label={words.loading} count={1} lines={8} />}
      >
        {(loaded) => (
          <>
            <PassSummary subscription={loaded} {...props} />
            {loaded.card && loaded.consumption && (
              <ConsumptionPanel consumption={loaded.consumption} {...props} />
            )}
            {loaded.card && <InvoicesPanel subscriptionNumber={loaded.card.subscriptionNumber} {...props} />}
          </>
        )}
      </LoadView>
    </div>
  );
});
