import { $user } from '#account/user/store.ts';
import type { Texts } from '#i18n/texts.ts';
import { useStore } from '#ui/useStore.ts';
import styles from './Home.module.css';

export function Greeting({ words }: { words: Texts['home']['island'] }) {
  const user = useStore($user);
  return (
    <header className={styles.greeting}>
      {/* The router may focus it before it is hydrated, by an attribute that React would report. */}
      <h1 {...(import.meta.env.DEV && { suppressHydrationWarning: true })}>
        <span>{words.hello}</span> <span>{user?.firstName}</span>
      </h1>
    </header>
  );
}
