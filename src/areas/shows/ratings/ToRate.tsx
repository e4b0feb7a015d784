import { useCallback, useId, useState, memo } from 'react';
import { flushSync } from 'react-dom';
import { LoadView, type FailedWords } from '#account/LoadView.tsx';
import { useDialog } from '#account/useDialog.tsx';
import { plural, format } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { STAR } from '#ui/icons.ts';
import { useLanguage } from '#ui/language.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { LongList } from '#ui/LongList.tsx';
import { singleClick } from '#ui/singleClick.ts';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import { useStore } from '#ui/useStore.ts';
import type { Show } from '../contract.ts';
import { $changes, underWay } from '../feelings/store.ts';
import { showKey, nameOf, type Change } from '../rules.ts';
import { ShowRows, ShowRow } from '../ShowRow.tsx';
import styles from './Ratings.module.css';
import { ShowStars } from './Rated.tsx';
import { toRate, ignore, rate } from './store.ts';

interface ToRateProps {
  words: Texts['shows']['ratings']['island'];
  films: Texts['shows']['films'];
  failed: FailedWords;
  /** The catalogue site's page of all films. */
  programme: string;
}

/** Films that were seen and are not rated yet. */
export function ToRate({ failed, programme, ...props }: ToRateProps) {
  const language = useLanguage();
  const { words, films } = props;
  const titleId = useId();
  const changes = useStore($changes);
  /** The outcome of the last action on a film. */
  const [news, tell] = useState('');
  const { coming, open, dialog } = useDialog();
  const skip = useCallback(
    (show: Show, name: string) =>
      open(showKey(show), async () => {
        const { Ask } = await import('#account/Ask.tsx');
        return (close) => {
          async function confirm() {
            // The closing dialog returns the focus to a button that goes.
            flushSync(close);
            if ((await ignore(show)).kind === 'done') tell(format(words.ignored, { name }));
          }
          const asked = { ...words.ask, title: format(words.ask.title, { name }) };
          return <Ask words={asked} onConfirm={() => void confirm()} onClose={close} />;
        };
      }),
    [open, words],
  );

  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.bar}>
        <h2 id={titleId}>{words.toRate}</h2>
        <p role="status">{news}</p>
      </div>
      <LoadView
        store={toRate}
        failed={failed}
        title={words.notLoaded}
        skeleton={<SkeletonCards label={words.loading} count={1} lines={4} />}
      >
        {(shows) =>
          shows.length > 0 ? (
            <LongList items={shows} moreLabel={(count) => plural(films, 'more', count, language)}>
              {(shown) => (
                <ShowRows>
                  {shown.map((show, index) => (
                    <UnratedShow
                      key={showKey(show) || index}
                      show={show}
                      change={underWay(changes, 'emotion', show)}
                      words={words}
                      films={films}
                      tell={tell}
                      isComing={coming === showKey(show)}
                      onSkip={skip}
                    />
                  ))}
                </ShowRows>
              )}
            </LongList>
          ) : (
            <EmptyState
              icon={STAR}
              title={words.empty.title}
              text={words.empty.text}
              action={<LinkButton href={programme}>{words.empty.action}</LinkButton>}
            />
          )
        }
      </LoadView>
      {dialog}
    </section>
  );
}

interface UnratedShowProps {
  words: Texts['shows']['ratings']['island'];
  films: Texts['shows']['films'];
  show: Show;
  change: Change | undefined;
  /** Announces the outcome of an action. */
  tell: (news: string) => void;
  /** The question before the film is skipped is on its way. */
  isComing: boolean;
  onSkip: (show: Show, name: string) => void;
}

/** A film to rate or to skip. It has five radio buttons, so it is drawn again only after a change. */
const UnratedShow = memo(function UnratedShow({
  show,
  change,
  words,
  films,
  tell,
  isComing,
  onSkip,
}: UnratedShowProps) {
  const language = useLanguage();
  const name = nameOf(show, films);

  async function give(count: number) {
    if ((await rate(show, count)).kind !== 'done') return;
    tell(format(words.thanks, { name, stars: plural(films, 'stars', count, language) }));
  }

  return (
    <ShowRow show={show} words={films}>
      <ShowStars
        show={show}
        value={0}
        change={change}
        words={words}
        films={films}
        onGive={(count) => void give(count)}
      />
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        busy={isComing || change !== undefined}
        aria-label={format(words.ignoreShow, { name })}
        onClick={singleClick(() => onSkip(show, name))}
      >
        {words.ignore}
      </Button>
    </ShowRow>
  );
});
