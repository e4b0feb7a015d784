import { useId, useState } from 'react';
import { LoadView } from '#account/LoadView.tsx';
import { site } from '#sites/current.ts';
import { Button } from '#ui/Button.tsx';
import { FORWARD } from '#ui/icons.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useStore } from '#ui/useStore.ts';
import type { StepProps } from './props.ts';
import styles from './Cancel.module.css';
import { groupedReasons, listedUnstated } from './rules.ts';
import { $reason, chooseReason, reasons } from './store.ts';

/** The first step: one of the server's reasons, or none where the site says so. Choosing it is the step: a button of its own would be one press more. */
export function Reasons({ texts, failed, links }: StepProps) {
  const { legend, hint, keep } = texts.reason;
  return (
    <div className={`card ${styles.reasons}`}>
      <h2>{legend}</h2>
      <p className="muted">{hint}</p>
      <LoadView
        store={reasons}
        failed={failed}
        title={texts.reason.notLoaded}
        skeleton={<Skeleton label={texts.loading} lines={20} />}
      >
        {(listed) => <Groups listed={listed} texts={texts.reason} />}
      </LoadView>
      <LinkButton href={links.subscription}>{keep}</LinkButton>
    </div>
  );
}

interface GroupsProps {
  listed: readonly { value: string; title: string }[];
  texts: StepProps['texts']['reason'];
}

function Groups({ listed, texts }: GroupsProps) {
  const groups = groupedReasons(listed);
  const unstated = listedUnstated(site.unstatedReason, listed);
  return (
    <>
      {unstated !== undefined && (
        <Button onClick={() => void chooseReason(unstated)}>{texts.unstated}</Button>
      )}
      <div className={styles.groups}>
        {groups.map(({ group, reasons: some }) => (
          <Group key={group} title={groups.length > 1 ? texts.groups[group] : ''} reasons={some} />
        ))}
      </div>
    </>
  );
}

/** A server whose reasons fall into one group has a list without a title. */
function Group({ title, reasons: some }: { title: string; reasons: GroupsProps['listed'] }) {
  const titleId = useId();
  const chosen = useStore($reason);
  const [pressed, setPressed] = useState<string>();

  async function choose(value: string) {
    setPressed(value);
    await chooseReason(value);
    setPressed(undefined);
  }

  return (
    <section aria-labelledby={title && titleId}>
      {title && <h3 id={titleId}>{title}</h3>}
      <ul>
        {some.map(({ value, title: reason }) => (
          <li key={value}>
            <Button
              variant="quiet"
              icon={FORWARD}
              busy={pressed === value}
              aria-current={chosen?.value === value ? 'true' : undefined}
              onClick={() => void choose(value)}
            >
              {reason}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
