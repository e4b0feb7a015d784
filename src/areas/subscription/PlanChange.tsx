import { format, longDate } from '#i18n/format.ts';
import { AddonList } from './AddonsPanel.tsx';
import type { Plan } from './contract.ts';
import type { PassPartProps } from './props.ts';
import { planName } from './rules.ts';
import styles from './Subscription.module.css';

/** The current and the next plan with their dates, and the options of the next one. */
export function PlanChange({ subscription, words, passWords, language }: PassPartProps) {
  const { currentPlan, currentPlanEndDate, newPlan, nextPlanExecutionDate, newAddons } = subscription;
  const labels = words.pending.planChange;

  function row(label: string, plan: Plan, when: string, iso: string) {
    const date = longDate(iso, language);
    const name = planName(plan, passWords.types);
    if (name === '' && date === '') return null;
    return (
      <div>
        <dt>{label}</dt>
        <dd>
          {name !== '' && <strong>{name}</strong>}
          {date !== '' && <p className="muted">{format(when, { date })}</p>}
        </dd>
      </div>
    );
  }

  return (
    <dl className={styles.plans}>
      {row(labels.current, currentPlan, labels.until, currentPlanEndDate)}
      {row(labels.next, newPlan, labels.from, nextPlanExecutionDate)}
      {newAddons.length > 0 && (
        <div>
          <dt>{labels.addons}</dt>
          <dd>
            <AddonList addons={newAddons} monthly={words.addons.monthly} language={language} />
          </dd>
        </div>
      )}
    </dl>
  );
}
