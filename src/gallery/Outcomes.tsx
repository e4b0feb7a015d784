import { Badge } from '#ui/Badge.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { GIFT, PERSON } from '#ui/icons.ts';
import { ErrorPanel } from '#ui/ErrorPanel.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice, type Tone } from '#ui/Notice.tsx';
import { Panel } from '#ui/Panel.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { Skeleton, SkeletonBlock, SkeletonCards } from '#ui/Skeleton.tsx';
import { SkeletonFields } from '#ui/SkeletonFields.tsx';
import { Button } from '#ui/Button.tsx';
import styles from './Gallery.module.css';
import { LONG, Part } from './Part.tsx';

const TONES: readonly Tone[] = ['info', 'success', 'warning', 'danger'];

/** States of a panel: loading, empty, failed, and notices. */
export function Outcomes() {
  return (
    <>
      <Part name="Skeleton">
        <div className="card">
          <Skeleton label="Loading…" />
        </div>
        <SkeletonCards label="Loading…" count={1} />
        <SkeletonBlock className={styles.block} />
      </Part>
      <Part name="SkeletonFields">
        <SkeletonFields label="Loading…" count={2} />
      </Part>
      <Part name="ProgressBar">
        <ProgressBar aria-label="Sending…" progress={{ sent: 40, total: 100 }} />
      </Part>
      <Part name="EmptyState">
        <EmptyState
          icon={PERSON}
          title="The seat beside you is free"
          text="Invite a friend, and see here who comes along."
          action={
            <LinkButton variant="primary" href="#top">
              Invite a friend
            </LinkButton>
          }
        />
        <EmptyState icon={GIFT} title="No gift yet" text="Without a next step." />
        <EmptyState icon={GIFT} title={LONG} text={LONG} action={<Button variant="primary">{LONG}</Button>} />
      </Part>
      <Part name="ErrorPanel">
        <ErrorPanel
          title="This part won’t load"
          text="The rest of the page works."
          retryLabel="Try again"
          busy={false}
          onRetry={() => undefined}
        />
        <ErrorPanel
          title="This part won’t load"
          text="The rest of the page works."
          retryLabel="Trying again"
          busy
          onRetry={() => undefined}
        />
      </Part>
      <Part name="Notice">
        {TONES.map((tone) => (
          <Notice key={tone} tone={tone} title={tone} action={<Button>Do something</Button>}>
            What there is to know.
          </Notice>
        ))}
        <Notice tone="info">Without a title.</Notice>
        <Notice tone="warning" title={LONG}>
          {LONG}
        </Notice>
      </Part>
      <Part name="Badge">
        <div className="cluster">
          {([...TONES, 'neutral', 'accent'] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Badge tone="neutral">{LONG}</Badge>
        </div>
      </Part>
      <Part name="Panel">
        <Panel title="A section" action={<Badge tone="success">Active</Badge>}>
          <p>What it is about.</p>
        </Panel>
        <Panel title={LONG} action={<Badge tone="warning">{LONG}</Badge>}>
          <p>{LONG}</p>
        </Panel>
      </Part>
    </>
  );
}
