import { standing, type Standing } from '#account/pass/rules.ts';
import { textToast } from '#account/toasts/store.ts';
import { tell } from '#account/toasts/tell.ts';
import { $user } from '#account/user/store.ts';
import { attempt } from '#platform/platform.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { CARD } from '#ui/icons.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Parts } from '#ui/Parts.tsx';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import { Switch } from '#ui/Switch.tsx';
import { useStore } from '#ui/useStore.ts';
import { AddonsPanel } from './AddonsPanel.tsx';
import { ManagePanel } from './ManagePanel.tsx';
import { ConsumptionPanel } from './money/ConsumptionPanel.tsx';
import { InvoicesPanel } from './money/InvoicesPanel.tsx';
import { statement, type Statement } from './rules.ts';
import { Notices, UnpaidNotice } from './Notices.tsx';
import { PassSummary } from './PassSummary.tsx';
import type { OverviewProps, PassPartProps, SubscriptionProps } from './props.ts';
import { $debitInvoice, switchingDebitInvoice } from './store.ts';
import styles from './Subscription.module.css';

/** Everything about the customer's pass; without a pass, the way to get one. */
export function PassOverview(props: OverviewProps) {
  const { subscription } = props;
  const { addons, debitInvoiceEnabled } = subscription;
  const user = useStore($user);
  const stands = standing(user, subscription);
  const { pass } = stands;
  if (!pass) return <WithoutPass {...props} {...stands} />;
  const part = { ...props, ...stands, pass };
  const hasEnded = pass.status === 'canceled';
  // Where the statement throws, its own panel says so, and the others stand.
  const hasCosts = attempt(() => !isFree(statement(subscription), hasEnded)) ?? true;
  const hasDebit = !hasEnded && debitInvoiceEnabled !== undefined;
  const hasAside = hasCosts || hasDebit || addons.length > 0;
  return (
    <Parts>
      <Notices {...part} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Parts>
            <PassSummary {...part} holder={user} />
            {hasAside && <ManagePanel {...part} />}
          </Parts>
        </div>
        <div className={styles.column}>
          <Parts>
            {!hasAside && <ManagePanel {...part} />}
            {hasCosts && <ConsumptionPanel {...props} />}
            {hasDebit && <DebitPanel {...part} />}
            {addons.length > 0 && <AddonsPanel {...part} />}
          </Parts>
        </div>
      </div>
      <InvoicesPanel {...props} subscriptionNumber={subscription.card?.subscriptionNumber ?? ''} />
    </Parts>
  );
}

/** The server sends no costs, or none of a pass that has ended. */
function isFree(costs: Statement | undefined, hasEnded: boolean): boolean {
  return !costs || (hasEnded && costs.total === 0);
}

/** Who still owes a payment pays it here, and finds the invoices, with a pass or without. */
function WithoutPass(props: OverviewProps & Pick<Standing, 'owes' | 'way'>) {
  const { owes, way } = props;
  const hadPass = owes || way !== 'subscribe';
  return (
    <Parts>
      {owes && (
        <div className={`stack ${styles.notices}`}>
          <UnpaidNotice {...props} hasPass={false} />
        </div>
      )}
      {!(owes && way === 'subscribe') && <NoPass {...props} />}
      {hadPass && <InvoicesPanel {...props} subscriptionNumber="" />}
    </Parts>
  );
}

export function WaitingOverview({ label }: { label: string }) {
  return (
    <div className={styles.columns}>
      <SkeletonCards label={label} count={1} lines={10} />
      <SkeletonCards label="" count={1} lines={6} />
    </div>
  );
}

function DebitPanel({ texts }: PassPartProps) {
  const debit = useStore($debitInvoice);
  if (!debit) return null;
  const { title, label, hint } = texts.debit;
  const { unsure } = texts.dialog;

  async function change(on: boolean) {
    tell('debitInvoice', await switchingDebitInvoice.run(on), {
      unknown: () => textToast(unsure, 'error'),
    });
  }

  return (
    <Panel title={title}>
      <Switch label={label} hint={hint} on={debit.on} busy={debit.busy} onChange={(on) => void change(on)} />
    </Panel>
  );
}

interface NoPassProps extends Pick<SubscriptionProps, 'texts' | 'links'> {
  way: Standing['way'];
}

function NoPass({ way, texts, links }: NoPassProps) {
  const { title, text, action } = texts.none[way];
  return (
    <EmptyState
      icon={CARD}
      heading="h2"
      title={title}
      text={text}
      action={
        <LinkButton variant="primary" href={links[way]}>
          {action}
        </LinkButton>
      }
    />
  );
}
