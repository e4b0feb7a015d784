import { LinkButton } from '#ui/LinkButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { StepProps } from './props.ts';
import styles from './Cancel.module.css';
import { ChangeButton } from './ChangeButton.tsx';
import { Facts } from './Facts.tsx';

/** Shows the requested cancellation and the way to withdraw it, after the last step and on later visits. */
export function Summary(props: StepProps) {
  const { subscription, words, links } = props;
  const { title, back } = words.summary;
  return (
    <Panel title={title}>
      <Facts {...props} />
      <div className={styles.actions}>
        {subscription.eligibleToCancelCancellation && <ChangeButton change="undoCancellation" {...props} />}
        <LinkButton href={links.subscription}>{back}</LinkButton>
      </div>
    </Panel>
  );
}
