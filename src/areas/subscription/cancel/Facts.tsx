import type { ReactNode } from 'react';
import { passType } from '#account/pass/rules.ts';
import { longDate, money } from '#i18n/format.ts';
import type { StepProps } from './props.ts';
import styles from './Cancel.module.css';

interface FactsProps extends StepProps {
  /** Further facts of one page. */
  children?: ReactNode;
}

/** The contract, its end, and the unpaid amount. */
export function Facts({ subscription, words, passes, language, children }: FactsProps) {
  const { card, currentPlanEndDate, unpaidInvoice, unpaidBalance } = subscription;
  const hasEnded = card?.status === 'canceled' && !subscription.cancelPending;
  const { pass, number, end, undated, ended, due, unknown, nothing } = words.facts;
  const owed = unpaidBalance === undefined ? unknown : money(unpaidBalance, 'EUR', language);
  return (
    <dl className={styles.facts}>
      <Fact name={pass} value={passes[passType(card?.type)]} />
      <Fact name={number} value={card?.subscriptionNumber ?? ''} />
      <Fact name={end} value={longDate(currentPlanEndDate, language) || (hasEnded ? ended : undated)} />
      <Fact name={due} value={unpaidInvoice ? owed : nothing} />
      {children}
    </dl>
  );
}

/** An empty value is not shown. */
export function Fact({ name, value }: { name: string; value: string }) {
  return (
    value !== '' && (
      <div>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    )
  );
}
