import { dotted } from '#i18n/foreign.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Language } from '#sites/site.ts';
import { Entries } from '#ui/Entries.tsx';
import { LongDate } from '#ui/LongDate.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Price } from '#ui/Price.tsx';
import type { Addon, Subscription, Supplement } from '../contract.ts';
import { amountOf, statement } from '../rules.ts';
import styles from './Money.module.css';

interface ConsumptionPanelProps {
  words: Texts['subscription']['island'];
  language: Language;
  subscription: Subscription;
}

/** What the current period costs so far: lines that add up, and below their sum what is billed apart. */
export function ConsumptionPanel({ subscription: pass, words, language }: ConsumptionPanelProps) {
  const costs = statement(pass);
  const { title, covers, subscription, none, total, apart, discount, other, unknown } = words.consumption;
  if (!costs) return null;
  const hasExtras = costs.supplements.length + costs.apart.length > 0;
  return (
    <Panel title={title}>
      <p className="muted">{covers}</p>
      <ul className={styles.lines}>
        <li>
          <strong>{subscription}</strong>
          <Amount cents={costs.subscription} language={language} />
        </li>
        <Lines of={[...costs.addons, ...costs.supplements]} language={language} />
        {costs.rest !== 0 && (
          <li>
            <strong>{costs.rest < 0 ? discount : other}</strong>
            <Amount cents={costs.rest} language={language} />
          </li>
        )}
      </ul>
      {!hasExtras && <p className="muted">{none}</p>}
      <p className={styles.total}>
        {total} {costs.total === undefined ? unknown : <Amount cents={costs.total} language={language} />}
      </p>
      {costs.apart.length > 0 && (
        <>
          <h3>{apart}</h3>
          <ul className={styles.lines}>
            <Lines of={costs.apart} language={language} />
          </ul>
        </>
      )}
    </Panel>
  );
}

function Lines({ of: lines, language }: { of: readonly (Addon | Supplement)[]; language: Language }) {
  return (
    <Entries>
      {lines.map((line, index) => (
        <li key={index}>
          {'title' in line ? <strong>{line.title}</strong> : <Taken supplement={line} language={language} />}
          <Amount cents={amountOf(line)} language={language} />
        </li>
      ))}
    </Entries>
  );
}

function Taken({ supplement, language }: { supplement: Supplement; language: Language }) {
  const { name, date, movie, cinema } = supplement;
  return (
    <div>
      <strong>{name}</strong>
      <p className="muted">{dotted(movie, cinema)}</p>
      <p className="muted">
        <LongDate iso={date} language={language} />
      </p>
    </div>
  );
}

/** Shows nothing when the server sends no amount. */
function Amount({ cents, language }: { cents: number | undefined; language: Language }) {
  return cents !== undefined && <Price cents={cents} currency="EUR" language={language} />;
}
