import { useMemo, useState } from 'react';
import { LoadView, type FailedWords } from '#account/LoadView.tsx';
import { plural } from '#i18n/format.ts';
import { year as yearIn, monthOf } from '#i18n/months.ts';
import type { Texts } from '#i18n/texts.ts';
import { platform } from '#platform/platform.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { CALENDAR, CHART } from '#ui/icons.ts';
import { island } from '#ui/island.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Select } from '#ui/form/choices.tsx';
import { useLanguage } from '#ui/language.ts';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import type { Feeling } from '../feelings/contract.ts';
import { history } from '#areas/shows/feelings/store.ts';
import styles from './FilmYear.module.css';
import { filmYears, type SharedFilmWords } from './rules.ts';
import { Story } from './Story.tsx';
import { YearStage } from './YearStage.tsx';

interface FilmYearProps {
  words: Texts['filmYear']['island'];
  films: SharedFilmWords;
  failed: FailedWords;
  /** `programme` is the catalogue site's page of all films. */
  links: { programme: string; history: string; statistics: string };
}

export const FilmYear = island(function FilmYear({ failed, ...props }: FilmYearProps) {
  return (
    <div className={styles.page}>
      <LoadView store={history} failed={failed} skeleton={<Waiting label={props.words.loading} />}>
        {(seen) => <Years seen={seen} {...props} />}
      </LoadView>
    </div>
  );
});

function Waiting({ label }: { label: string }) {
  return (
    <div className={styles.year}>
      <span className="visually-hidden">{label}</span>
      <SkeletonBlock className={styles.waiting} />
    </div>
  );
}

type YearsProps = Omit<FilmYearProps, 'failed'> & { seen: readonly Feeling[] };

function Years({ seen, words, films, links }: YearsProps) {
  const language = useLanguage();
  const [now] = useState(() => platform().now());
  const { years, undated } = useMemo(() => filmYears(seen, { yearOf: yearIn, monthOf }, now), [seen, now]);
  const [chosen, setChosen] = useState<number>();
  const shown = years.find(({ year }) => year === chosen) ?? years[0];
  if (!shown) return <NoYear undated={undated} words={words} links={links} />;
  const isRunning = shown.year === yearIn(now);
  const common = { year: shown, isRunning, words, language, films };
  return (
    <>
      {years.length > 1 && (
        <div className={styles.choice}>
          <Select
            required
            name="year"
            label={words.year}
            options={years.map(({ year }) => ({ value: String(year), label: String(year) }))}
            onChange={(value) => setChosen(Number(value))}
          />
        </div>
      )}
      <div className={styles.year}>
        <YearStage {...common} />
        <Story {...common} years={years} undated={undated} now={now} links={links} />
      </div>
    </>
  );
}

type NoYearProps = Pick<FilmYearProps, 'words' | 'links'> & { undated: number };

/** For a customer who has seen nothing, and for one whose films have no dates. */
function NoYear({ undated, words, links }: NoYearProps) {
  const language = useLanguage();
  const { empty, noDates } = words;
  const [icon, title, text, href, action] =
    undated === 0
      ? [CHART, empty.title, empty.text, links.programme, empty.action]
      : [CALENDAR, noDates.title, plural(noDates, 'text', undated, language), links.history, noDates.action];
  return (
    <EmptyState
      icon={icon}
      heading="h2"
      title={title}
      text={text}
      action={
        <LinkButton variant="primary" href={href}>
          {action}
        </LinkButton>
      }
    />
  );
}
