import { LoadView } from '#account/LoadView.tsx';
import { passOf, type Pass, type SubscriptionStatus } from '#account/pass/rules.ts';
import { account } from '#account/user/store.ts';
import { Badge, type BadgeProps } from '#ui/Badge.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import type { HomeProps, HomeWords } from './Home.island.tsx';
import styles from './Home.module.css';
import { Stage, Waiting } from './Slot.tsx';

interface PassPanelProps extends Pick<HomeProps, 'brand' | 'failed' | 'pass'> {
  words: HomeWords['pass'];
  /** Where passes are shown and sold. */
  passes: string;
}

const TONES: Record<SubscriptionStatus, NonNullable<BadgeProps['tone']>> = {
  active: 'success',
  paused: 'info',
  unpaid: 'danger',
  blocked: 'danger',
  canceled: 'neutral',
};

export function PassPanel({ failed, ...props }: PassPanelProps) {
  const { words } = props;
  return (
    <LoadView
      store={account}
      failed={failed}
      skeleton={
        <Stage title={words.title}>
          <Waiting label={words.loading} />
        </Stage>
      }
    >
      {(user) => {
        const held = passOf(user);
        return held ? <PassCard held={held} holder={user} {...props} /> : <NoPass {...props} />;
      }}
    </LoadView>
  );
}

type ViewProps = Omit<PassPanelProps, 'failed'>;

function NoPass({ words, passes }: ViewProps) {
  const { title, text, action } = words.empty;
  return (
    <Stage title={words.title}>
      <EmptyState title={title} text={text} action={<LinkButton href={passes}>{action}</LinkButton>} />
    </Stage>
  );
}

interface PassCardProps extends ViewProps {
  held: Pass;
  holder: { firstName: string; infixName: string; lastName: string };
}

function PassCard({ held, holder, words, pass, brand, passes }: PassCardProps) {
  const { label, text, action } = pass.statuses[held.status];
  return (
    <Stage title={words.title} action={<Badge tone={TONES[held.status]}>{label}</Badge>}>
      <div className={`card ${styles.pass}`}>
        <div className={styles.plastic} data-status={held.status}>
          <p>{brand}</p>
          <h3>{pass.types[held.type]}</h3>
          <p>{[holder.firstName, holder.infixName, holder.lastName].filter(Boolean).join(' ')}</p>
        </div>
        <p>{text}</p>
        <LinkButton href={passes}>{action}</LinkButton>
      </div>
    </Stage>
  );
}
