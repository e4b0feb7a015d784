import { LoadView } from '#account/LoadView.tsx';
import { Plastic } from '#account/pass/Plastic.tsx';
import { passOf, type Pass } from '#account/pass/rules.ts';
import { STATUS_TONES } from '#account/pass/tones.ts';
import { account } from '#account/user/store.ts';
import { Badge } from '#ui/Badge.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import type { HomeProps, HomeWords } from './Home.island.tsx';
import styles from './Home.module.css';
import { Stage, Waiting } from './Slot.tsx';

interface PassPanelProps extends Pick<HomeProps, 'brand' | 'failed' | 'pass'> {
  words: HomeWords['pass'];
  links: Pick<HomeProps['links'], 'passes' | 'subscription'>;
}

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

function NoPass({ words, links }: ViewProps) {
  const { title, text, action } = words.empty;
  return (
    <Stage title={words.title}>
      <EmptyState title={title} text={text} action={<LinkButton href={links.passes}>{action}</LinkButton>} />
    </Stage>
  );
}

interface PassCardProps extends ViewProps {
  held: Pass;
  holder: { firstName: string; infixName: string; lastName: string };
}

function PassCard({ held, holder, words, pass, brand, links }: PassCardProps) {
  const { label, text, action } = pass.statuses[held.status];
  return (
    <Stage title={words.title} action={<Badge tone={STATUS_TONES[held.status]}>{label}</Badge>}>
      <div className={`card ${styles.pass}`}>
        <Plastic pass={held} name={pass.types[held.type]} brand={brand} holder={holder} heading="h3" />
        <p>{text}</p>
        {/* A pass that has ended is replaced where passes are sold. */}
        <LinkButton href={held.status === 'canceled' ? links.passes : links.subscription}>
          {action}
        </LinkButton>
      </div>
    </Stage>
  );
}
