import { LoadView, type FailedTexts } from '#account/LoadView.tsx';
import { plural } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Entries } from '#ui/Entries.tsx';
import { Icon } from '#ui/Icon.tsx';
import { GIFT } from '#ui/icons.ts';
import { useLanguage } from '#ui/language.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { LongList } from '#ui/LongList.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { CardNumber } from './CardNumber.tsx';
import type { Goodie } from './contract.ts';
import { goodies } from './store.ts';
import styles from './Wallet.module.css';

interface GoodiesProps {
  texts: Texts['wallet']['island'];
  films: string;
  failed: FailedTexts;
}

export function Goodies({ texts, films, failed }: GoodiesProps) {
  const language = useLanguage();
  const { title, loading, notLoaded, empty } = texts.goodies;
  return (
    <section className={styles.section} aria-labelledby="goodies">
      <h2 id="goodies">{title}</h2>
      <LoadView
        store={goodies}
        failed={failed}
        title={notLoaded}
        skeleton={<Skeleton label={loading} lines={4} />}
      >
        {(held) =>
          held.length === 0 ? (
            <EmptyState
              icon={GIFT}
              title={empty.title}
              text={empty.text}
              action={<LinkButton href={films}>{empty.action}</LinkButton>}
            />
          ) : (
            <LongList items={held} moreLabel={(count) => plural(texts, 'more', count, language)}>
              {(shown) => <GoodieList held={shown} texts={texts.goodies} />}
            </LongList>
          )
        }
      </LoadView>
    </section>
  );
}

function GoodieList({
  held,
  texts,
}: {
  held: readonly Goodie[];
  texts: Texts['wallet']['island']['goodies'];
}) {
  return (
    <ul className={styles.rows}>
      <Entries>
        {held.map(({ name, number }, index) => (
          <li key={`${number} ${index}`} className={`card ${styles.goodie}`}>
            <Icon path={GIFT} />
            <div>
              <strong>{name || texts.name}</strong>
              <CardNumber className={styles.number} label={texts.number} number={number} />
            </div>
          </li>
        ))}
      </Entries>
    </ul>
  );
}
