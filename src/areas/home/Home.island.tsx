import type { FailedWords } from '#account/LoadView.tsx';
import type { Language } from '#sites/site.ts';
import { island } from '#ui/island.tsx';
import { useStore } from '#ui/useStore.ts';
import type homeWords from '#locales/fr/home.json';
import type passWords from '#locales/fr/pass.json';
import { Alerts } from './Alerts.tsx';
import { Greeting } from './Greeting.tsx';
import styles from './Home.module.css';
import { NextTicket } from './NextTicket.tsx';
import { PassPanel } from './PassPanel.tsx';
import { Pushes } from './Pushes.tsx';
import { survey } from './store.ts';

export type HomeWords = (typeof homeWords)['island'];
export type PassWords = typeof passWords;

export interface HomeProps {
  language: Language;
  brand: string;
  words: HomeWords;
  pass: PassWords;
  failed: FailedWords;
  links: HomeLinks;
}

export interface HomeLinks {
  profile: string;
  tickets: string;
  subscription: string;
  /** The catalogue's. */
  films: string;
  /** The catalogue's. */
  passes: string;
}

export const Home = island(function Home({ words, pass, failed, links, brand, ...place }: HomeProps) {
  return (
    <>
      <Greeting words={words} />
      <div className={styles.panels}>
        <NextTicket words={words.next} failed={failed} links={links} {...place} />
        <PassPanel words={words.pass} pass={pass} failed={failed} brand={brand} links={links} />
        <Pushes words={words.pushes} profile={links.profile} />
        <AlertsInTurn words={words.alerts} failed={failed} {...place} />
      </div>
    </>
  );
});

/** Below the pushes, so not before it is known how many there are: nothing on the page moves down (CLS). */
function AlertsInTurn(props: Parameters<typeof Alerts>[0]) {
  const { status } = useStore(survey.$load);
  return status === 'loaded' || status === 'failed' ? <Alerts {...props} /> : null;
}
