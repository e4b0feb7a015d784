import { type ReactNode, useId, useRef, useState } from 'react';
import { type FailedTexts, LoadView } from '#account/LoadView.tsx';
import { standing } from '#account/pass/rules.ts';
import { useHasSettled } from '#account/useHasSettled.ts';
import { $user } from '#account/user/store.ts';
import { subscription } from '#areas/subscription/store.ts';
import type { ShownTicketTexts } from '#areas/tickets/rules.ts';
import type { Texts } from '#i18n/texts.ts';
import { Slotted } from '#ui/Contained.tsx';
import { island } from '#ui/island.tsx';
import { Parts } from '#ui/Parts.tsx';
import { useStore } from '#ui/useStore.ts';
import styles from './Home.module.css';
import { NextTicket } from './NextTicket.tsx';
import { PassPanel, type PassLinks, type PassPanelProps } from './PassPanel.tsx';
import { survey, $yearCard, $pushes, hidePush } from './store.ts';
import type { Alert } from '#account/alerts/rules.ts';
import { alerts } from '#account/alerts/store.ts';
import { Entries } from '#ui/Entries.tsx';
import { LongDate } from '#ui/LongDate.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Slot } from './Slot.tsx';
import { attempt, platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { followable } from '#sites/followable.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import type { Push } from './rules.ts';

interface PushesProps {
  texts: Texts['home']['island']['pushes'];
  profile: string;
}

interface PushCardProps extends PushesProps {
  push: Push;
  onHide: () => void;
}

interface AlertsProps {
  texts: Texts['home']['island']['alerts'];
  failed: FailedTexts;
}

interface HomeProps {
  texts: Texts['home']['island'];
  shown: ShownTicketTexts & { kept: string };
  passTexts: Texts['pass'];
  failed: FailedTexts;
  former: PassPanelProps['former'];
  links: PassLinks & {
    profile: string;
    tickets: string;
    /** These are on the catalogue site. A film's slug is added to `film`. */
    films: string;
    film: string;
  };
  /** The links to the pages of the account, as the build has made them. */
  children: ReactNode;
}

export const Home = island(function Home({
  texts,
  shown,
  passTexts,
  failed,
  links,
  former,
  children,
  ...rest
}: HomeProps) {
  const load = useStore(subscription.$load);
  const user = useStore($user);
  // Decides where the panels stand, and takes none of them away.
  const owes = attempt(() => standing(user, load.status === 'loaded' ? load.value : undefined).owes);
  const panels = [
    <NextTicket key="ticket" texts={texts.next} shown={shown} failed={failed} links={links} {...rest} />,
    <PassPanel
      key="pass"
      texts={texts.pass}
      passTexts={passTexts}
      former={former}
      failed={failed}
      links={links}
      {...rest}
    />,
  ];
  return (
    <Parts>
      <Greeting texts={texts} />
      <div className={owes ? `${styles.panels} ${styles.owes}` : styles.panels}>
        <Parts>
          {/* Paying comes before everything. */}
          {owes ? panels.reverse() : panels}
          <BelowPass texts={texts} profile={links.profile} failed={failed} {...rest}>
            {children}
          </BelowPass>
        </Parts>
      </div>
    </Parts>
  );
});

interface BelowPassProps extends Pick<HomeProps, 'texts' | 'failed' | 'children'> {
  profile: string;
}

/**
 * Waits until the height of the pass is known, and the alerts until the number of pushes is, so that nothing moves
 * down. The links are in the page from the start.
 */
function BelowPass({ texts, profile, failed, children }: BelowPassProps) {
  const hasPass = useHasSettled(subscription);
  const hasPushes = useHasSettled(survey);
  return (
    <>
      <div className={styles.pages} hidden={!hasPass}>
        <Slotted>{children}</Slotted>
      </div>
      {hasPass && (
        <Parts>
          <Pushes texts={texts.pushes} profile={profile} />
          {hasPushes && <Alerts texts={texts.alerts} failed={failed} />}
        </Parts>
      )}
    </>
  );
}

function Greeting({ texts }: { texts: Texts['home']['island'] }) {
  const user = useStore($user);
  return (
    <header className={styles.greeting}>
      {/* The router may focus it before it is hydrated, by an attribute that React would report. */}
      <h1 {...(import.meta.env.DEV && { suppressHydrationWarning: true })}>
        <span>{texts.hello}</span> <span>{user?.firstName}</span>
      </h1>
    </header>
  );
}

/** The alerts that are also shown as toasts, to read again. In December the way to the year in films follows them. */
function Alerts({ texts, failed, ...rest }: AlertsProps) {
  const yearCard = useStore($yearCard);
  return (
    <Slot title={texts.title}>
      <LoadView
        store={alerts}
        failed={failed}
        title={texts.notLoaded}
        skeleton={<Skeleton label={texts.loading} />}
      >
        {(shown) =>
          shown.length === 0 ? (
            <p className="muted">{texts.empty}</p>
          ) : (
            <AlertList shown={shown} texts={texts} {...rest} />
          )
        }
      </LoadView>
      {yearCard}
    </Slot>
  );
}

function AlertList({ shown, texts }: Omit<AlertsProps, 'failed'> & { shown: readonly Alert[] }) {
  return (
    <ul className={styles.alerts}>
      <Entries>
        {shown.map((alert) => (
          <li key={`${alert.updatedAt} ${alert.content}`}>
            <Notice tone={alert.warning ? 'warning' : 'info'} title={alert.warning ? texts.warning : ''}>
              <p>{alert.content}</p>
              <p>
                <LongDate iso={alert.updatedAt} />
              </p>
            </Notice>
          </li>
        ))}
      </Entries>
    </ul>
  );
}

/** A question to the customer, one at a time. It can be answered or put off, and then the next one shows. */
function Pushes({ texts, profile }: PushesProps) {
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
      aria-label={texts.title}
    >
      <p role="status" className="visually-hidden">
        {hasHidden && texts.hidden}
      </p>
      {push && (
        <>
          <div className={styles.bar}>
            <h2>{texts.title}</h2>
          </div>
          <PushCard key={push} push={push} texts={texts} profile={profile} onHide={() => hide(push)} />
        </>
      )}
    </section>
  );
}

function PushCard({ push, texts, profile, onHide }: PushCardProps) {
  const titleId = useId();
  const { title, text, action, href } = useContent(push, texts, profile);
  return (
    <article className={`card ${styles.push}`} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <p>{text}</p>
      <div className="cluster">
        {href !== undefined && action !== '' && <LinkButton href={href}>{action}</LinkButton>}
        <Button variant="quiet" aria-describedby={titleId} onClick={onHide}>
          {texts.later}
        </Button>
      </div>
    </article>
  );
}

/** The texts and the address of a push. A survey brings its own texts; the other pushes lead to the profile. */
function useContent(push: Push, texts: PushesProps['texts'], profile: string) {
  const load = useStore(survey.$load);
  if (push !== 'survey') return { ...texts[push], href: profile };
  const asked = load.status === 'loaded' ? load.value : undefined;
  return {
    title: asked?.title ?? '',
    text: asked?.description ?? '',
    action: asked?.ctaLabel ?? '',
    href: followable(asked?.ctaUrl ?? '', site, platform().location().origin),
  };
}
