import { useId, useRef, useState } from 'react';
import type { Texts } from '#i18n/texts.ts';
import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { followable } from '#sites/followable.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useStore } from '#ui/useStore.ts';
import styles from './Home.module.css';
import type { Push } from './rules.ts';
import { $pushes, hidePush, survey } from './store.ts';

interface PushesProps {
  words: Texts['home']['island']['pushes'];
  profile: string;
}

/** A question to the customer, one at a time. It can be answered or put off, and then the next one shows. */
export function Pushes({ words, profile }: PushesProps) {
  const [push] = useStore($pushes) ?? [];
  const section = useRef<HTMLElement>(null);
  const [hasHidden, setHidden] = useState(false);

  function hide(shown: Push) {
    // The push is removed with its button: the focus moves to the section.
    section.current?.focus();
    hidePush(shown);
    setHidden(true);
  }

  return (
    <section
      className={push ? styles.slot : styles.none}
      ref={section}
      tabIndex={-1}
      aria-label={words.title}
    >
      <p role="status" className="visually-hidden">
        {hasHidden && words.hidden}
      </p>
      {push && (
        <>
          <div className={styles.bar}>
            <h2>{words.title}</h2>
          </div>
          <PushCard key={push} push={push} words={words} profile={profile} onHide={() => hide(push)} />
        </>
      )}
    </section>
  );
}

interface PushCardProps extends PushesProps {
  push: Push;
  onHide: () => void;
}

function PushCard({ push, words, profile, onHide }: PushCardProps) {
  const titleId = useId();
  const { title, text, action, href } = useContent(push, words, profile);
  return (
    <article className={`card ${styles.push}`} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <p>{text}</p>
      <div className="cluster">
        {href !== undefined && action !== '' && <LinkButton href={href}>{action}</LinkButton>}
        <Button variant="quiet" aria-describedby={titleId} onClick={onHide}>
          {words.later}
        </Button>
      </div>
    </article>
  );
}

/** The texts and the address of a push. A survey brings its own texts; the other pushes lead to the profile. */
function useContent(push: Push, words: PushesProps['words'], profile: string) {
  const load = useStore(survey.$load);
  if (push !== 'survey') return { ...words[push], href: profile };
  const asked = load.status === 'loaded' ? load.value : undefined;
  return {
    title: asked?.title ?? '',
    text: asked?.description ?? '',
    action: asked?.ctaLabel ?? '',
    href: followable(asked?.ctaUrl ?? '', site, platform().location().origin),
  };
}
