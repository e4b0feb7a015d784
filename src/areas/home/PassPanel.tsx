import { LoadView, type FailedWords } from '#account/LoadView.tsx';
import { Plastic } from '#account/pass/Plastic.tsx';
import { passOf, type Pass } from '#account/pass/rules.ts';
import { STATUS_TONES } from '#account/pass/tones.ts';
import type { PassWords } from '#account/pass/words.ts';
import { account } from '#account/user/store.ts';
import { Badge } from '#ui/Badge.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import styles from './Home.module.css';
import { Stage, Waiting } from './Slot.tsx';
import type { HomeWords } from './words.ts';

interface PassPanelProps {
  words: HomeWords['pass'];
  passWords: PassWords;
  failed: FailedWords;
  brand: string;
  links: { passes: string; subscription: string };
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
        const pass = passOf(user);
        return pass ? <PassCard pass={pass} holder={user} {...props} /> : <NoPass {...props} />;
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
  pass: Pass;
  holder: { firstName: string; infixName: string; lastName: string };
}

function PassCard({ pass, holder, words, passWords, brand, links }: PassCardProps) {
  const { label, text, action } = passWords.statuses[pass.status];
  return (
    <Stage title={words.title} action={<Badge tone={STATUS_TONES[pass.status]}>{label}</Badge>}>
      <div className={`card ${styles.pass}`}>
        <Plastic pass={pass} name={passWords.types[pass.type]} brand={brand} holder={holder} heading="h3" />
        <p>{text}</p>
        {/* A pass that has ended leads to the page that sells passes. */}
        <LinkButton href={pass.status === 'canceled' ? links.passes : links.subscription}>
          {action}
        </LinkButton>
      </div>
    </Stage>
  );
}
