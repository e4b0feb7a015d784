import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FileWords } from '#account/FileButton.tsx';
import { LoadView, type FailedWords } from '#account/LoadView.tsx';
import type { Language } from '#sites/site.ts';
import { island } from '#ui/island.tsx';
import { useStore } from '#ui/useStore.ts';
import type words from '#locales/fr/subscription.json';
import type passWords from '#locales/fr/pass.json';
import { ChangeDialog } from './ChangeDialog.tsx';
import type { Subscription as SubscriptionData } from './contract.ts';
import { Papers, Room, Waiting } from './Room.tsx';
import type { Change, Errand } from './rules.ts';
import { $paying, subscription } from './store.ts';
import styles from './Subscription.module.css';
import { UnpaidDialog } from './UnpaidDialog.tsx';

export type SubscriptionWords = (typeof words)['island'];
export type PassWords = typeof passWords;

export interface SubscriptionProps {
  language: Language;
  brand: string;
  words: SubscriptionWords;
  pass: PassWords;
  failed: FailedWords;
  file: FileWords;
  links: SubscriptionLinks;
}

/** The catalogue's, but for `cancel`. */
export interface SubscriptionLinks extends Record<Errand | 'subscribe' | 'addons' | 'pay' | 'help', string> {
  /** Undefined where this site has no such page. */
  cancel: string | undefined;
}

/** What is asked of the customer before it is done; the pass as it was then. */
interface Asked {
  change: Change;
  before: SubscriptionData;
  /** Asked again at once, a dialog that is closing is not the one that opens. */
  turn: number;
}

export const Subscription = island(function Subscription(props: SubscriptionProps) {
  const { words, failed } = props;
  const [asked, setAsked] = useState<Asked>();
  const isPaying = useStore($paying);
  const room = useRef<HTMLDivElement>(null);
  const isAsking = useRef(false);

  function ask(change: Change, before: SubscriptionData) {
    isAsking.current = true;
    setAsked((last) => ({ change, before, turn: (last?.turn ?? 0) + 1 }));
  }

  function stopAsking() {
    isAsking.current = false;
    setAsked(undefined);
  }

  function changed() {
    // Who has closed the dialog meanwhile is elsewhere already.
    if (!isAsking.current) return;
    // The dialog gives the focus back as it goes, to a button that may be gone; what has changed is further up.
    flushSync(stopAsking);
    room.current?.focus();
  }

  return (
    <div ref={room} tabIndex={-1} className={styles.room}>
      <LoadView store={subscription} failed={failed} skeleton={<Waiting label={words.loading} />}>
        {(loaded) => (
          <>
            <Room
              subscription={loaded}
              onAsk={(change) => ask(change, loaded)}
              onPay={() => $paying.set(true)}
              {...props}
            />
            {isPaying && <UnpaidDialog subscription={loaded} onClose={() => $paying.set(false)} {...props} />}
          </>
        )}
      </LoadView>
      <Papers {...props} />
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
