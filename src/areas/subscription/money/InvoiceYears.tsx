import { useState } from 'react';
import { FileButton, type FileTexts } from '#account/FileButton.tsx';
import { format, longDate, plural } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { site } from '#sites/current.ts';
import { Badge } from '#ui/Badge.tsx';
import { Entries } from '#ui/Entries.tsx';
import { DOWNLOAD } from '#ui/icons.ts';
import { useLanguage } from '#ui/language.ts';
import { LongDate } from '#ui/LongDate.tsx';
import { Price } from '#ui/Price.tsx';
import type { Invoice } from '../contract.ts';
import { invoicePdf } from '../store.ts';
import styles from './Money.module.css';
import { invoicesByYear, invoiceState, pdfName, type InvoiceYear } from './rules.ts';

interface SharedProps {
  texts: Texts['subscription']['island']['invoices'];
  file: FileTexts;
}

const TONES = { paid: 'success', unpaid: 'danger', underWay: 'info' } as const;

export function InvoiceYears({ invoices, ...rest }: SharedProps & { invoices: readonly Invoice[] }) {
  return (
    <div>
      {invoicesByYear(invoices, site.timeZone).map((one, index) => (
        <Year key={one.year} {...one} isNewest={index === 0} {...rest} />
      ))}
    </div>
  );
}

/** Draws the invoices when the year is opened: after twenty years a customer has hundreds. */
function Year({ year, invoices, isNewest, ...rest }: SharedProps & InvoiceYear & { isNewest: boolean }) {
  const language = useLanguage();
  const [open, setOpen] = useState(isNewest);
  const { texts } = rest;
  return (
    <details className={styles.year} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {year === '' ? texts.undated : year}{' '}
        <span className="muted">
          {plural(
            { count_one: texts.count_one, count_other: texts.count_other },
            'count',
            invoices.length,
            language,
          )}
        </span>
      </summary>
      {open && (
        <ul className={styles.lines}>
          <Entries>
            {invoices.map((invoice) => (
              <InvoiceLine key={invoice.id} invoice={invoice} {...rest} />
            ))}
          </Entries>
        </ul>
      )}
    </details>
  );
}

function InvoiceLine({ invoice, texts, file }: SharedProps & { invoice: Invoice }) {
  const language = useLanguage();
  const { id, name, date, amount } = invoice;
  const known = invoiceState(invoice);
  const day = longDate(date, language);
  return (
    <li className={styles.invoice}>
      <div>
        <strong>{day === '' ? name : <LongDate iso={date} />}</strong>
        {day !== '' && <p className="muted">{name}</p>}
      </div>
      <div className={styles.due}>
        {amount !== undefined && <Price cents={amount} currency="EUR" />}
        {known && <Badge tone={TONES[known]}>{texts.statuses[known]}</Badge>}
      </div>
      <FileButton
        file={{ name: pdfName(texts.fileName, name), ask: () => invoicePdf(id) }}
        label={texts.open}
        description={format(texts.describe, { name, date: day })}
        icon={DOWNLOAD}
        variant="quiet"
        texts={file}
      />
    </li>
  );
}
