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
import type { ChangeTexts } from './props.ts';
import { effectiveDate, goesOnFor, type Change } from './rules.ts';
import { changingPass } from './store.ts';
import styles from './Subscription.module.css';

interface ChangeDialogProps {
  texts: ChangeTexts;
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
  const { change, before, texts, onClose, onDone } = props;
  const { title, text, confirm, done, ...terms } = texts.changes[change];
  const date = longDate(effectiveDate(change, before), language);
  const cents = goesOnFor(change, before);
  const isBusy = useStore(changingPass.$busy);
  const [problem, setProblem] = useState<keyof ChangeTexts['dialog']['problems']>();

  async function ask() {
    setProblem(undefined);
    const outcome = await changingPass.run(change);
    tell(`pass:${change}`, outcome, {
      done: () => textToast(done),
      unknown: () => textToast(texts.dialog.unsure, 'error'),
      failed: IS_PAUSE[change] ? refusalToast : failureToast,
    });
    if (outcome.kind === 'ignored') return;
    if (outcome.kind === 'done') onDone();
    else setProblem(outcome.kind === 'unknown' ? 'unsure' : 'failed');
  }

  return (
    <Dialog title={title} closeLabel={texts.dialog.close} onClose={onClose}>
      <p>{text}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.dialog.when}</dt>
          <dd>{date === '' ? terms.undated : format(terms.dated, { date })}</dd>
        </div>
        <div>
          <dt>{texts.dialog.cost}</dt>
          <dd>
            {cents === undefined
              ? terms.cost
              : format(texts.dialog.goesOn, { amount: euros(cents, language) })}
          </dd>
        </div>
      </dl>
      <div role="alert" className={styles.live}>
        {problem && <Notice tone="danger">{texts.dialog.problems[problem]}</Notice>}
      </div>
      <div className="cluster">
        <Button variant="primary" busy={isBusy} onClick={() => void ask()}>
          {confirm}
        </Button>
        <Button onClick={onClose}>{texts.dialog.back}</Button>
      </div>
    </Dialog>
  );
}
