import { useState, type ReactNode } from 'react';
import { passType } from '#account/pass/rules.ts';
import { textToast } from '#account/toasts/store.ts';
import { tell } from '#account/toasts/tell.ts';
import { longDate, euros } from '#i18n/format.ts';
import { Button } from '#ui/Button.tsx';
import { Contained } from '#ui/Contained.tsx';
import { Fact } from '#ui/Fact.tsx';
import { useLanguage } from '#ui/language.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useStore } from '#ui/useStore.ts';
import styles from './Cancel.module.css';
import type { StepProps } from './props.ts';
import { $reason, confirming } from './store.ts';

/**
 * The last step: repeats all facts and sends one request. Both ways on are filled, so that neither outweighs the
 * other.
 */
export function Confirm(props: StepProps) {
  const { texts, changes, links } = props;
  const { title, action, keep, failed } = texts.confirm;
  const reason = useStore($reason);
  const busy = useStore(confirming.$busy);
  const [hasFailed, setFailed] = useState(false);

  async function cancel() {
    setFailed(false);
    const outcome = await confirming.run();
    if (!outcome) return;
    // The summary page reports the success.
    tell('cancellation', outcome, { unknown: () => textToast(changes.dialog.unsure, 'error') });
    setFailed(outcome.kind === 'refused' || outcome.kind === 'notSent');
  }

  return (
    <Panel title={title}>
      <Contained>
        <Facts {...props}>
          <Fact name={texts.facts.reason}>{reason?.title ?? ''}</Fact>
        </Facts>
      </Contained>
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

interface FactsProps extends StepProps {
  /** Further facts of one page. */
  children?: ReactNode;
}

/** The contract, its end, and the unpaid amount. */
export function Facts({ subscription, texts, passes, children }: FactsProps) {
  const language = useLanguage();
  const { card, currentPlanEndDate, unpaidInvoice, unpaidBalance } = subscription;
  const hasEnded = card?.status === 'canceled' && !subscription.cancelPending;
  const { pass, number, end, undated, ended, due, unknown, nothing } = texts.facts;
  const owed = unpaidBalance === undefined ? unknown : euros(unpaidBalance, language);
  return (
    <dl className={styles.facts}>
      <Fact name={pass}>{passes[passType(card?.type)]}</Fact>
      <Fact name={number}>{card?.subscriptionNumber ?? ''}</Fact>
      <Fact name={end}>{longDate(currentPlanEndDate, language) || (hasEnded ? ended : undated)}</Fact>
      <Fact name={due}>{unpaidInvoice ? owed : nothing}</Fact>
      {children}
    </dl>
  );
}
