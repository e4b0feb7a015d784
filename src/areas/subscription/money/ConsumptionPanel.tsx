import { $flags } from '#account/settings/store.ts';
import { dotted } from '#i18n/foreign.ts';
import type { Texts } from '#i18n/texts.ts';
import { routePath } from '#sites/routes.ts';
import { Entries } from '#ui/Entries.tsx';
import { useLanguage } from '#ui/language.ts';
import { LongDate } from '#ui/LongDate.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Price } from '#ui/Price.tsx';
import { useStore } from '#ui/useStore.ts';
import type { Addon, Subscription, Supplement } from '../contract.ts';
import { amountOf, statement } from '../rules.ts';
import styles from './Money.module.css';

interface ConsumptionPanelProps {
  texts: Texts['subscription']['island'];
  subscription: Subscription;
}

/** What the current period costs so far: lines that add up, and below their sum what is billed apart. */
export function ConsumptionPanel({ subscription: pass, texts }: ConsumptionPanelProps) {
  const language = useLanguage();
  const flags = useStore($flags);
  const costs = statement(pass);
  const { title, card, covers, subscription, none, total, apart, discount, other, unknown } =
    texts.consumption;
  if (!costs) return null;
  const hasExtras = costs.supplements.length + costs.apart.length > 0;
  return (
    <Panel title={title}>
      <p className="muted">{covers}</p>
      <ul className={styles.lines}>
        <li>
          <strong>{subscription}</strong>
          <Amount cents={costs.subscription} />
        </li>
        <Lines of={[...costs.addons, ...costs.supplements]} />
        {costs.rest !== 0 && (
          <li>
            <strong>{costs.rest < 0 ? discount : other}</strong>
            <Amount cents={costs.rest} />
          </li>
        )}
      </ul>
      {!hasExtras && <p className="muted">{none}</p>}
      <p className={styles.total}>
        {total} {costs.total === undefined ? unknown : <Amount cents={costs.total} />}
      </p>
      {costs.apart.length > 0 && (
        <>
          <h3>{apart}</h3>
          <ul className={styles.lines}>
            <Lines of={costs.apart} />
          </ul>
        </>
      )}
      {flags?.advantagesEnabled && (
        <p>
          <a href={routePath(language, 'advantages')}>{card}</a>
        </p>
      )}
    </Panel>
  );
}

function Lines({ of: lines }: { of: readonly (Addon | Supplement)[] }) {
  return (
    <Entries>
      {lines.map((line, index) => (
        <li key={index}>
          {'title' in line ? <strong>{line.title}</strong> : <Taken supplement={line} />}
          <Amount cents={amountOf(line)} />
        </li>
      ))}
    </Entries>
  );
}

function Taken({ supplement }: { supplement: Supplement }) {
  const { name, date, movie, cinema } = supplement;
  return (
    <div>
      <strong>{name}</strong>
      <p className="muted">{dotted(movie, cinema)}</p>
      <p className="muted">
        <LongDate iso={date} />
      </p>
    </div>
  );
}

/** Shows nothing when the server sends no amount. */
function Amount({ cents }: { cents: number | undefined }) {
  return cents !== undefined && <Price cents={cents} currency="EUR" />;
}
