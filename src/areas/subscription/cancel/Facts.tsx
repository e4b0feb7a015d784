import type { ReactNode } from 'react';
import { passType } from '#account/pass/rules.ts';
import { longDate, euros } from '#i18n/format.ts';
import { Fact } from '#ui/Fact.tsx';
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
