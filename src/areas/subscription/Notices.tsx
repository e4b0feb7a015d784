import { $flags } from '#account/settings/store.ts';
import { format, longDate, euros } from '#i18n/format.ts';
import { Button } from '#ui/Button.tsx';
import { useLanguage } from '#ui/language.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useStore } from '#ui/useStore.ts';
import { AddonList } from './AddonsPanel.tsx';
import type { Plan } from './contract.ts';
import type { PassPartProps, OverviewProps } from './props.ts';
import {
  blockedFor,
  effectiveDate,
  offeredChanges,
  pending,
  UNDOES,
  type Pending,
  planName,
  reactivatesBlocked,
} from './rules.ts';
import styles from './Subscription.module.css';

/** The notices at the top: an unpaid amount, a blocked pass, pending changes. */
export function Notices(props: PassPartProps) {
  const { subscription, pass, owes } = props;
  return (
    <div className={`stack ${styles.notices}`}>
      {owes && <UnpaidNotice {...props} hasPass={pass.status !== 'canceled'} />}
      {pass.status === 'blocked' && <Blocked {...props} />}
      {pending(subscription).map((what) => (
        <Coming key={what} what={what} {...props} />
      ))}
    </div>
  );
}

function Blocked({ subscription, texts, links, photo }: PassPartProps) {
  const flags = useStore($flags);
  const why = blockedFor(subscription.card);
  const { title, text } = texts.blocked[why];
  const mayReactivate = reactivatesBlocked(subscription, 'blocked');
  const isPhotoTaken = why === 'photo' && flags?.photoUploadEnabled === true;
  return (
    <Notice
      tone={why === 'received' ? 'info' : 'danger'}
      title={title}
      action={
        <div className="cluster">
          {isPhotoTaken && (
            <Button variant="primary" aria-haspopup="dialog" busy={photo.isComing} onClick={photo.open}>
              {texts.blocked.newPhoto.action}
            </Button>
          )}
          {mayReactivate && (
            <LinkButton variant="primary" href={links.reactivate}>
              {texts.errands.reactivate.action}
            </LinkButton>
          )}
          <LinkButton href={links.help}>{texts.blocked.help}</LinkButton>
        </div>
      }
    >
      {isPhotoTaken ? texts.blocked.newPhoto.text : mayReactivate ? texts.blocked.other.reactivate : text}
    </Notice>
  );
}

function Coming({ what, ...props }: PassPartProps & { what: Pending }) {
  const language = useLanguage();
  const { subscription, pass, texts, onAsk } = props;
  const undo = UNDOES[what];
  const date = longDate(effectiveDate(undo, subscription), language);
  return (
    <Notice
      tone={what === 'cancellation' ? 'warning' : 'info'}
      title={texts.pending[what].title}
      action={
        offeredChanges(subscription, pass.status).includes(undo) && (
          <Button aria-haspopup="dialog" onClick={() => onAsk(undo)}>
            {texts.changes[undo].action}
          </Button>
        )
      }
    >
      {what === 'planChange' ? (
        <PlanChange {...props} />
      ) : date === '' ? (
        texts.pending[what].undated
      ) : (
        format(texts.pending[what].dated, { date })
      )}
    </Notice>
  );
}

interface UnpaidNoticeProps extends OverviewProps {
  /** A former customer gets no pass back by paying. */
  hasPass: boolean;
}

/** What the customer owes, and the way to pay. A status alone says that they owe, and not how much. */
export function UnpaidNotice({ subscription, hasPass, texts, passTexts, links }: UnpaidNoticeProps) {
  const language = useLanguage();
  const { title, text, ended } = texts.unpaid;
  const { label, action, pay } = passTexts.statuses.unpaid;
  const { unpaidInvoice, unpaidBalance } = subscription;
  const amount = unpaidInvoice && unpaidBalance !== undefined ? euros(unpaidBalance, language) : undefined;
  return (
    <Notice
      tone="danger"
      title={amount === undefined ? label : format(title, { amount })}
      action={
        <LinkButton variant="primary" href={links.pay}>
          {amount === undefined ? action : format(pay, { amount })}
        </LinkButton>
      }
    >
      {hasPass ? text : ended}
    </Notice>
  );
}

/** The current and the next plan with their dates, and the options of the next one. */
function PlanChange({ subscription, texts, passTexts }: PassPartProps) {
  const language = useLanguage();
  const { currentPlan, currentPlanEndDate, newPlan, nextPlanExecutionDate, newAddons } = subscription;
  const labels = texts.pending.planChange;

  function row(label: string, plan: Plan, when: string, iso: string) {
    const date = longDate(iso, language);
    const name = planName(plan, passTexts.types);
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
            <AddonList addons={newAddons} monthly={texts.addons.monthly} />
          </dd>
        </div>
      )}
    </dl>
  );
}
