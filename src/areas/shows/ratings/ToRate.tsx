import { useCallback, useId, useState, memo } from 'react';
import { flushSync } from 'react-dom';
import { LoadView, type FailedTexts } from '#account/LoadView.tsx';
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
  texts: Texts['shows']['ratings']['island'];
  films: Texts['shows']['films'];
  failed: FailedTexts;
  /** The catalogue site's page of all films. */
  programme: string;
}

/** Films that were seen and are not rated yet. */
export function ToRate({ failed, programme, ...props }: ToRateProps) {
  const language = useLanguage();
  const { texts, films } = props;
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
            if ((await ignore(show)).kind === 'done') tell(format(texts.ignored, { name }));
          }
          const asked = { ...texts.ask, title: format(texts.ask.title, { name }) };
          return <Ask texts={asked} onConfirm={() => void confirm()} onClose={close} />;
        };
      }),
    [open, texts],
  );

  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.bar}>
        <h2 id={titleId}>{texts.toRate}</h2>
        <p role="status">{news}</p>
      </div>
      <LoadView
        store={toRate}
        failed={failed}
        title={texts.notLoaded}
        skeleton={<SkeletonCards label={texts.loading} count={1} lines={4} />}
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
                      texts={texts}
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
              title={texts.empty.title}
              text={texts.empty.text}
              action={<LinkButton href={programme}>{texts.empty.action}</LinkButton>}
            />
          )
        }
      </LoadView>
      {dialog}
    </section>
  );
}

interface UnratedShowProps {
  texts: Texts['shows']['ratings']['island'];
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
  texts,
  films,
  tell,
  isComing,
  onSkip,
}: UnratedShowProps) {
  const language = useLanguage();
  const name = nameOf(show, films);

  async function give(count: number) {
    if ((await rate(show, count)).kind !== 'done') return;
    tell(format(texts.thanks, { name, stars: plural(films, 'stars', count, language) }));
  }

  return (
    <ShowRow show={show} texts={films}>
      <ShowStars
        show={show}
        value={0}
        change={change}
        texts={texts}
        films={films}
        onGive={(count) => void give(count)}
      />
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        busy={isComing || change !== undefined}
        aria-label={format(texts.ignoreShow, { name })}
        onClick={singleClick(() => onSkip(show, name))}
      >
        {texts.ignore}
      </Button>
    </ShowRow>
  );
});
