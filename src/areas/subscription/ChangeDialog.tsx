import { format, longDate, money } from '#i18n/format.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useStore } from '#ui/useStore.ts';
import type { Subscription } from './contract.ts';
import { effectiveDate, goesOnFor, type Change } from './rules.ts';
import { $changing, changePass } from './store.ts';
import type { SubscriptionProps, SubscriptionWords } from './Subscription.island.tsx';
import styles from './Subscription.module.css';

/** The words that it needs, for pages that have only these. */
export type ChangeWords = Pick<SubscriptionWords, 'changes' | 'dialog'>;

interface ChangeDialogProps extends Pick<SubscriptionProps, 'language' | 'timeZone'> {
  words: ChangeWords;
  change: Change;
  before: Subscription;
  onClose: () => void;
  onDone: () => void;
}

/** When it takes effect and what it costs, before it is asked for. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { change, before, words, language, timeZone, onClose, onDone } = props;
  const { title, text, confirm, ...terms } = words.changes[change];
  const date = longDate(effectiveDate(change, before), language, timeZone);
  const cents = goesOnFor(change, before);
  const isBusy = useStore($changing);

  async function ask() {
    if (await changePass(change)) onDone();
  }

  return (
    <Dialog title={title} closeLabel={words.dialog.close} onClose={onClose}>
      <p>{text}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{words.dialog.when}</dt>
          <dd>{date === '' ? terms.undated : format(terms.dated, { date })}</dd>
        </div>
        <div>
          <dt>{words.dialog.cost}</dt>
          <dd>
            {cents === undefined
              ? terms.cost
              : format(words.dialog.goesOn, { amount: money(cents, 'EUR', language) })}
          </dd>
        </div>
      </dl>
      <div className="cluster">
        <Button variant="primary" busy={isBusy} onClick={() => void ask()}>
          {confirm}
        </Button>
        <Button onClick={onClose}>{words.dialog.back}</Button>
      </div>
    </Dialog>
  );
}
