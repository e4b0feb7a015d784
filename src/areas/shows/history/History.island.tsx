import { memo } from 'react';
import type { FailedTexts } from '#account/LoadView.tsx';
import { format, plural } from '#i18n/format.ts';
import { year as yearIn } from '#i18n/months.ts';
import type { Texts } from '#i18n/texts.ts';
import { Icon } from '#ui/Icon.tsx';
import { CALENDAR, STAR } from '#ui/icons.ts';
import { island } from '#ui/island.tsx';
import { useLanguage } from '#ui/language.ts';
import { LongDate } from '#ui/LongDate.tsx';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import type { Show } from '../contract.ts';
import type { Feeling } from '../feelings/contract.ts';
import { Finder } from '../Finder.tsx';
import { showKey, byYear } from '../rules.ts';
import { ShowRows, ShowRow } from '../ShowRow.tsx';
import page from '../ShowsPage.module.css';
import { ShowsView } from '../ShowsView.tsx';
import styles from './History.module.css';
import { history } from '#areas/shows/feelings/store.ts';

interface HistoryProps {
  texts: Texts['shows']['history']['island'];
  films: Texts['shows']['films'];
  failed: FailedTexts;
  /** The catalogue site's page of all films. */
  programme: string;
}

export const History = island(function History({ failed, programme, ...props }: HistoryProps) {
  const { loading, empty } = props.texts;
  return (
    <div className={page.list}>
      <ShowsView
        store={history}
        failed={failed}
        skeleton={<SkeletonCards label={loading} count={1} lines={8} />}
        icon={CALENDAR}
        empty={empty}
        next={programme}
      >
        {(all) => <Years all={all} {...props} />}
      </ShowsView>
    </div>
  );
});

interface YearsProps extends Omit<HistoryProps, 'failed' | 'programme'> {
  all: readonly Feeling[];
}

function Years({ all, texts, films }: YearsProps) {
  return (
    <Finder entries={all} showOf={showOf} heading="h2" texts={films}>
      {(shown) =>
        byYear(shown, (at) => yearIn(at)).map(({ year, feelings }) => (
          <section key={year ?? 0} className={styles.year}>
            <h2>{year ?? texts.noDate}</h2>
            <ShowRows>
              {feelings.map((feeling, index) => (
                <Seen key={showKey(feeling.show) || index} feeling={feeling} texts={texts} films={films} />
              ))}
            </ShowRows>
          </section>
        ))
      }
    </Finder>
  );
}

function showOf({ show }: Feeling): Show {
  return show;
}

interface SeenProps {
  texts: Texts['shows']['history']['island'];
  films: Texts['shows']['films'];
  feeling: Feeling;
}

/** A film with the date when it was seen and its rating. One of hundreds, so it is drawn again only after a change. */
const Seen = memo(function Seen({ feeling, texts, films }: SeenProps) {
  const language = useLanguage();
  const { show, at, emotion } = feeling;
  return (
    <ShowRow show={show} texts={films}>
      <div className={styles.seen}>
        {at !== 0 && <LongDate iso={new Date(at).toISOString()} />}
        {emotion > 0 && (
          <p>
            <Icon path={STAR} />
            <span>{format(texts.given, { stars: plural(films, 'stars', emotion, language) })}</span>
          </p>
        )}
      </div>
    </ShowRow>
  );
});
