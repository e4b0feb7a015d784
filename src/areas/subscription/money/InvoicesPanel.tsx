import { FileButton } from '#account/FileButton.tsx';
import { LoadView } from '#account/LoadView.tsx';
import { passOf } from '#account/pass/rules.ts';
import { $user } from '#account/user/store.ts';
import { DOWNLOAD } from '#ui/icons.ts';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useStore } from '#ui/useStore.ts';
import type { SubscriptionProps } from '../props.ts';
import { contractPdf, invoices, subscription } from '../store.ts';
import { InvoiceYears } from './InvoiceYears.tsx';
import styles from './Money.module.css';
import { pdfName } from './rules.ts';

interface InvoicesPanelProps extends SubscriptionProps {
  /** Part of the name of the downloaded file. */
  subscriptionNumber: string;
}

/** The contract, and the invoices by year. */
export function InvoicesPanel({ texts, failed, subscriptionNumber, ...rest }: InvoicesPanelProps) {
  const { title, contract, none } = texts.invoices;
  return (
    <Panel title={title}>
      <div className={styles.document}>
        <div>
          <strong>{contract.label}</strong>
          <p className="muted">{contract.hint}</p>
        </div>
        <FileButton
          file={{ name: pdfName(contract.fileName, subscriptionNumber), ask: contractPdf }}
          label={contract.open}
          icon={DOWNLOAD}
          texts={rest.file}
        />
      </div>
      <LoadView
        store={invoices}
        failed={failed}
        title={texts.invoices.notLoaded}
        skeleton={<Skeleton label={texts.loading} lines={8} />}
      >
        {(all) =>
          all.length === 0 ? (
            <p className="muted">{none}</p>
          ) : (
            <InvoiceYears invoices={all} texts={texts.invoices} {...rest} />
          )
        }
      </LoadView>
    </Panel>
  );
}

/** The invoices of a customer whose subscription could not be loaded: they come from calls of their own. */
export function InvoicesAlone(props: SubscriptionProps) {
  const user = useStore($user);
  const { status } = useStore(subscription.$load);
  if (status !== 'failed' || !user || !passOf(user)) return null;
  return <InvoicesPanel {...props} subscriptionNumber={user.subscription?.subscriptionId ?? ''} />;
}
