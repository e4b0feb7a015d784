import type { ReactNode } from 'react';
import type { FailedWords } from '#account/LoadView.tsx';
import { standing } from '#account/pass/rules.ts';
import { useHasSettled } from '#account/useHasSettled.ts';
import { $user } from '#account/user/store.ts';
import { subscription } from '#areas/subscription/store.ts';
import type { ShownTicketWords } from '#areas/tickets/rules.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Language } from '#sites/site.ts';
import { island } from '#ui/island.tsx';
import { Parts } from '#ui/Parts.tsx';
import { useStore } from '#ui/useStore.ts';
import { Alerts } from './Alerts.tsx';
import { Greeting } from './Greeting.tsx';
import styles from './Home.module.css';
import { NextTicket } from './NextTicket.tsx';
import { PassPanel, type PassLinks, type PassPanelProps } from './PassPanel.tsx';
import { Pushes } from './Pushes.tsx';
import { survey } from './store.ts';

interface HomeProps {
  language: Language;
  words: Texts['home']['island'];
  shown: ShownTicketWords & { kept: string };
  passWords: Texts['pass'];
  failed: FailedWords;
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
  words,
  shown,
  passWords,
  failed,
  links,
  former,
  children,
  ...place
}: HomeProps) {
  const load = useStore(subscription.$load);
  const { owes } = standing(useStore($user), load.status === 'loaded' ? load.value : undefined);
  const panels = [
    <NextTicket key="ticket" words={words.next} shown={shown} failed={failed} links={links} {...place} />,
    <PassPanel
      key="pass"
      words={words.pass}
      passWords={passWords}
      former={former}
      failed={failed}
      links={links}
      {...place}
    />,
  ];
  return (
    <Parts>
      <Greeting words={words} />
      <div className={owes ? `${styles.panels} ${styles.owes}` : styles.panels}>
        <Parts>
          {/* Paying comes before everything. */}
          {owes ? panels.reverse() : panels}
          <BelowPass words={words} profile={links.profile} failed={failed} {...place}>
            {children}
          </BelowPass>
        </Parts>
      </div>
    </Parts>
  );
});

interface BelowPassProps extends Pick<HomeProps, 'words' | 'failed' | 'language' | 'children'> {
  profile: string;
}

/**
 * Waits until the height of the pass is known, and the alerts until the number of pushes is, so that nothing moves
 * down. The links are in the page from the start: React takes them over as they stand, and cannot make them.
 */
function BelowPass({ words, profile, failed, language, children }: BelowPassProps) {
  const hasPass = useHasSettled(subscription);
  const hasPushes = useHasSettled(survey);
  return (
    <>
      <div className={styles.pages} hidden={!hasPass}>
        {children}
      </div>
      {hasPass && (
        <Parts>
          <Pushes words={words.pushes} profile={profile} />
          {hasPushes && <Alerts words={words.alerts} failed={failed} language={language} />}
        </Parts>
      )}
    </>
  );
}
