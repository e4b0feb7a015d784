import { useState } from 'react';
import { announceWords } from '#account/toasts/store.ts';
import { tell } from '#account/toasts/tell.ts';
import { Button } from '#ui/Button.tsx';
import { Fact } from '#ui/Fact.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useStore } from '#ui/useStore.ts';
import type { StepProps } from './props.ts';
import styles from './Cancel.module.css';
import { Facts } from './Facts.tsx';
import { $reason, confirming } from './store.ts';

/**
 * The last step: repeats all facts and sends one request. Both ways on are filled, so that neither outweighs the
 * other (docs/decisions.md#leaving-the-pass).
 */
export function Confirm(props: StepProps) {
  const { words, changes, links } = props;
  const { title, action, keep, failed } = words.confirm;
  const reason = useStore($reason);
  const busy = useStore(confirming.$busy);
  const [hasFailed, setFailed] = useState(false);

  async function cancel() {
    setFailed(false);
    const outcome = await confirming.run();
    if (!outcome) return;
    // The summary page reports the success.
    tell('cancellation', outcome, { unknown: () => announceWords(changes.dialog.unsure, 'error') });
    setFailed(outcome.kind === 'refused' || outcome.kind === 'notSent');
  }

  return (
    <Panel title={title}>
      <Facts {...props}>
        <Fact name={words.facts.reason}>{reason?.title ?? ''}</Fact>
      </Facts>
      <div role="alert">{hasFailed && <Notice tone="danger">{failed}</Notice>}</div>
      <div className={styles.actions}>
        <Button variant="danger" busy={busy} onClick={() => void cancel()}>
          {action}
        </Button>
        <LinkButton variant="primary" href={links.subscription}>
          {keep}
        </LinkButton>
      </div>
    </Panel>
  );
}
