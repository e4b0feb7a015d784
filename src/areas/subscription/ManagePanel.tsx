import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { PassPartProps } from './props.ts';
import { mayCancel, offeredChanges, offeredErrands, pending, reactivatesBlocked, UNDOES } from './rules.ts';
import styles from './Subscription.module.css';

/** The actions that the pass allows. An action that undoes a pending change stands in the notice of that change. */
export function ManagePanel({ subscription, pass, owes, texts, links, onAsk }: PassPartProps) {
  const besideNotices = new Set(pending(subscription).map((what) => UNDOES[what]));
  const changes = offeredChanges(subscription, pass.status).filter(
    (change) => change === 'suspend' || change === 'resume' || !besideNotices.has(change),
  );
  // The notice of a blocked pass has this one.
  const isSaidAbove = reactivatesBlocked(subscription, pass.status);
  const errands = offeredErrands(subscription).filter((errand) => !(isSaidAbove && errand === 'reactivate'));
  // Getting a pass back and keeping it come first.
  const urgent = errands.filter((errand) => errand !== 'changePlan');
  // Paying comes before everything, and its button stands in the notice above.
  const main = owes ? undefined : (urgent[0] ?? changes.find((change) => change === 'resume'));
  const cancel = mayCancel(subscription, pass.status) ? links.cancel : undefined;
  if (changes.length + errands.length === 0 && cancel === undefined) return null;
  return (
    <Panel title={texts.manage.title}>
      <ul className={styles.rows}>
        {urgent.map((errand) => (
          <Row key={errand} text={texts.errands[errand].text}>
            <LinkButton href={links[errand]} variant={errand === main ? 'primary' : 'secondary'}>
              {texts.errands[errand].action}
            </LinkButton>
          </Row>
        ))}
        {changes.map((change) => (
          <Row key={change} text={texts.changes[change].text}>
            <Button
              variant={change === main ? 'primary' : 'secondary'}
              aria-haspopup="dialog"
              onClick={() => onAsk(change)}
            >
              {texts.changes[change].action}
            </Button>
          </Row>
        ))}
        {errands.includes('changePlan') && (
          <Row text={texts.errands.changePlan.text}>
            <LinkButton href={links.changePlan}>{texts.errands.changePlan.action}</LinkButton>
          </Row>
        )}
        {cancel !== undefined && (
          <Row text={texts.manage.cancel.text}>
            <LinkButton href={cancel}>{texts.manage.cancel.action}</LinkButton>
          </Row>
        )}
      </ul>
    </Panel>
  );
}

function Row({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li>
      <p>{text}</p>
      {children}
    </li>
  );
}
