import { useMemo, useState } from 'react';
import { LoadView, type FailedTexts } from '#account/LoadView.tsx';
import { plural } from '#i18n/format.ts';
import { year as yearIn, monthOf } from '#i18n/months.ts';
import type { Texts } from '#i18n/texts.ts';
import { platform } from '#platform/platform.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { CALENDAR, CHART } from '#ui/icons.ts';
import { island } from '#ui/island.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useLanguage } from '#ui/language.ts';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import type { Feeling } from '../feelings/contract.ts';
import { history } from '#areas/shows/feelings/store.ts';
import styles from './FilmYear.module.css';
import { filmYears, type SharedFilmTexts } from './rules.ts';
import { Story } from './Story.tsx';
import { YearStage } from './YearStage.tsx';

interface FilmYearProps {
  texts: Texts['filmYear']['island'];
  films: SharedFilmTexts;
  failed: FailedTexts;
  /** `programme` is the catalogue site's page of all films. */
  links: { programme: string; history: string; statistics: string };
}

export const FilmYear = island(function FilmYear({ failed, ...props }: FilmYearProps) {
  return (
    <div className={styles.page}>
      <LoadView store={history} failed={failed} skeleton={<Waiting label={props.texts.loading} />}>
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

function Years({ seen, texts, films, links }: YearsProps) {
  const language = useLanguage();
  const [now] = useState(() => platform().now());
  const { years, undated } = useMemo(() => filmYears(seen, { yearOf: yearIn, monthOf }, now), [seen, now]);
  const [chosen, setChosen] = useState<number>();
  const shown = years.find(({ year }) => year === chosen) ?? years[0];
  if (!shown) return <NoYear undated={undated} texts={texts} links={links} />;
  const isRunning = shown.year === yearIn(now);
  const common = { year: shown, isRunning, texts, language, films };
  return (
    <>
      {years.length > 1 && (
        // Without the form's script, which nothing else here needs.
        <label className={styles.choice}>
          {texts.year}
          <select onChange={(event) => setChosen(Number(event.target.value))}>
            {years.map(({ year }) => (
              <option key={year}>{year}</option>
            ))}
          </select>
        </label>
      )}
      <div className={styles.year}>
        <YearStage {...common} />
        <Story {...common} years={years} undated={undated} now={now} links={links} />
      </div>
    </>
  );
}

type NoYearProps = Pick<FilmYearProps, 'texts' | 'links'> & { undated: number };

/** For a customer who has seen nothing, and for one whose films have no dates. */
function NoYear({ undated, texts, links }: NoYearProps) {
  const language = useLanguage();
  const { empty, noDates } = texts;
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
