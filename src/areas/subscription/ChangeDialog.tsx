import { useState } from 'react';
import { failureToast, refusalToast, textToast } from '#account/toasts/store.ts';
import { tell } from '#account/toasts/tell.ts';
import { format, longDate, euros } from '#i18n/format.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useLanguage } from '#ui/language.ts';
import { Notice } from '#ui/Notice.tsx';
import { useStore } from '#ui/useStore.ts';
import type { Subscription } from './contract.ts';
import type { ChangeWords } from './props.ts';
import { effectiveDate, goesOnFor, type Change } from './rules.ts';
import { changingPass } from './store.ts';
import styles from './Subscription.module.css';

interface ChangeDialogProps {
  words: ChangeWords;
  change: Change;
  before: Subscription;
  onClose: () => void;
  onDone: () => void;
}

/** The server's own message is shown for a refused pause or resumption only (specification, section 8). */
const IS_PAUSE: Record<Change, boolean> = {
  suspend: true,
  resume: true,
  undoPause: true,
  undoCancellation: false,
  undoPlanChange: false,
};

/** Says when a change takes effect and what it costs, and asks for confirmation. */
export function ChangeDialog(props: ChangeDialogProps) {
  const language = useLanguage();
  const { change, before, words, onClose, onDone } = props;
  const { title, text, confirm, done, ...terms } = words.changes[change];
  const date = longDate(effectiveDate(change, before), language);
  const cents = goesOnFor(change, before);
  const isBusy = useStore(changingPass.$busy);
  const [problem, setProblem] = useState<keyof ChangeWords['dialog']['problems']>();

  async function ask() {
    setProblem(undefined);
    const outcome = await changingPass.run(change);
    tell(`pass:${change}`, outcome, {
      done: () => textToast(done),
      unknown: () => textToast(words.dialog.unsure, 'error'),
      failed: IS_PAUSE[change] ? refusalToast : failureToast,
    });
    if (outcome.kind === 'ignored') return;
    if (outcome.kind === 'done') onDone();
    else setProblem(outcome.kind === 'unknown' ? 'unsure' : 'failed');
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
              : format(words.dialog.goesOn, { amount: euros(cents, language) })}
          </dd>
        </div>
      </dl>
      <div role="alert" className={styles.live}>
        {problem && <Notice tone="danger">{words.dialog.problems[problem]}</Notice>}
      </div>
      <div className="cluster">
        <Button variant="primary" busy={isBusy} onClick={() => void ask()}>
          {confirm}
        </Button>
        <Button onClick={onClose}>{words.dialog.back}</Button>
      </div>
    </Dialog>
  );
}
