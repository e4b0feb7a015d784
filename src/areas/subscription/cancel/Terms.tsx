import { useState } from 'react';
import { subscriptionStatus } from '#account/pass/rules.ts';
import { format, longDate, euros } from '#i18n/format.ts';
import { Button } from '#ui/Button.tsx';
import { useLanguage } from '#ui/language.ts';
import { Contained } from '#ui/Contained.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import { ChangeDialog } from '../ChangeDialog.tsx';
import { statement, type Change } from '../rules.ts';
import styles from './Cancel.module.css';
import type { StepProps } from './props.ts';
import { toSubscription } from './store.ts';

/** The second step: the end of the pass and the unpaid amount, before the request. */
export function Terms(props: StepProps) {
  const { subscription, texts, links } = props;
  const { title, next } = texts.terms;
  return (
    <>
      <Panel title={title}>
        <Contained>
          <Meaning {...props} />
        </Contained>
        <div className={styles.actions}>
          <LinkButton href={links.confirm}>{next}</LinkButton>
          <LinkButton href={links.subscription}>{texts.reason.keep}</LinkButton>
        </div>
      </Panel>
      {subscription.eligibleForSuspension && <Pause {...props} />}
    </>
  );
}

function Meaning({ subscription, texts }: StepProps) {
  const language = useLanguage();
  const { card, currentPlanEndDate, unpaidInvoice, unpaidBalance } = subscription;
  const { dated, undated, until, unpaid, unpaidUnknown, month, nothing } = texts.terms;
  const date = longDate(currentPlanEndDate, language);
  const owed =
    unpaidBalance === undefined ? unpaidUnknown : format(unpaid, { amount: euros(unpaidBalance, language) });
  const spent = statement(subscription)?.total ?? 0;
  return (
    <ul className={styles.meaning}>
      <li>
        <strong>{date === '' ? undated : format(dated, { date })}</strong>{' '}
        {subscriptionStatus(card?.status ?? '') === 'active' && until}
      </li>
      {unpaidInvoice && <li>{owed}</li>}
      {spent > 0 && <li>{format(month, { amount: euros(spent, language) })}</li>}
      {!unpaidInvoice && <li>{nothing}</li>}
    </ul>
  );
}

/** The only alternative. It stands after the next step and looks the same, so that it is not in the way. */
function Pause(props: StepProps) {
  const { title, text } = props.texts.pause;
  return (
    <Panel title={title}>
      <p>{text}</p>
      <div className={styles.actions}>
        <ChangeButton change="suspend" {...props} />
      </div>
    </Panel>
  );
}

interface ChangeButtonProps extends StepProps {
  change: Change;
}

/** Opens the dialog of a change that replaces or withdraws the cancellation. Afterwards the subscription page opens. */
export function ChangeButton({ change, subscription, changes }: ChangeButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {changes.changes[change].action}
      </Button>
      {isOpen && (
        <ChangeDialog
          change={change}
          before={subscription}
          texts={changes}
          onClose={() => setOpen(false)}
          onDone={() => void toSubscription()}
        />
      )}
    </>
  );
}
