import { dotted } from '#i18n/foreign.ts';
import type { Texts } from '#i18n/texts.ts';
import { Entries } from '#ui/Entries.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Price } from '#ui/Price.tsx';
import { LongDate } from '#ui/LongDate.tsx';
import type { Language } from '#sites/site.ts';
import type { Consumption, Supplement } from '../contract.ts';
import styles from './Money.module.css';
import { consumptionTotal } from './rules.ts';

interface ConsumptionPanelProps {
  words: Texts['subscription']['island'];
  language: Language;
  consumption: Consumption;
}

/** The costs of the current period so far. */
export function ConsumptionPanel({ consumption, words, language }: ConsumptionPanelProps) {
  const { title, covers, subscription, none, total } = words.consumption;
  const { subscriptionAmount, supplements } = consumption;
  return (
    <Panel title={title}>
      <p className="muted">{covers}</p>
      <ul className={styles.lines}>
        <li>
          <strong>{subscription}</strong>
          <Amount cents={subscriptionAmount} language={language} />
        </li>
        <Entries>
          {supplements.map((supplement, index) => (
            <SupplementLine key={index} supplement={supplement} language={language} />
          ))}
        </Entries>
      </ul>
      {supplements.length === 0 && <p className="muted">{none}</p>}
      <p className={styles.total}>
        {total} <Amount cents={consumptionTotal(consumption)} language={language} />
      </p>
    </Panel>
  );
}

interface SupplementLineProps {
  language: Language;
  supplement: Supplement;
}

function SupplementLine({ supplement, language }: SupplementLineProps) {
  const { name, date, movie, cinema, amount } = supplement;
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className="muted">{dotted(movie, cinema)}</p>
        <p className="muted">
          <LongDate iso={date} language={language} />
        </p>
      </div>
      <Amount cents={amount} language={language} />
    </li>
  );
}

/** Shows nothing when the server sends no amount. */
function Amount({ cents, language }: { cents: number | undefined; language: Language }) {
  return cents !== undefined && <Price cents={cents} currency="EUR" language={language} />;
}
