import { FileButton } from '#account/FileButton.tsx';
import { LoadView } from '#account/LoadView.tsx';
import { DOWNLOAD } from '#ui/icons.ts';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { contractPdf, invoices } from '../store.ts';
import type { SubscriptionProps } from '../props.ts';
import { InvoiceYears } from './InvoiceYears.tsx';
import styles from './Money.module.css';
import { pdfName } from './rules.ts';

interface InvoicesPanelProps extends SubscriptionProps {
  /** Part of the name of the downloaded file. */
  subscriptionNumber: string;
}

/** The contract, and the invoices by year. */
export function InvoicesPanel({ words, failed, subscriptionNumber, ...place }: InvoicesPanelProps) {
  const { title, contract, none } = words.invoices;
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
          words={place.file}
        />
      </div>
      <LoadView store={invoices} failed={failed} skeleton={<Skeleton label={words.loading} lines={8} />}>
        {(all) =>
          all.length === 0 ? (
            <p className="muted">{none}</p>
          ) : (
            <InvoiceYears invoices={all} words={words.invoices} {...place} />
          )
        }
      </LoadView>
    </Panel>
  );
}
