import { computed, onMount } from 'nanostores';
import type { ReactNode } from 'react';
import { FILES } from 'virtual:film-year-card-texts';
import { alerts } from '#account/alerts/store.ts';
import { $flags } from '#account/settings/store.ts';
import { useHasSettled } from '#account/useHasSettled.ts';
import { feelings, history } from '#areas/shows/feelings/store.ts';
import { showKey } from '#areas/shows/rules.ts';
import { filmYears } from '#areas/shows/year/rules.ts';
import { format, plural } from '#i18n/format.ts';
import { year, monthOf } from '#i18n/months.ts';
import type { Texts } from '#i18n/texts.ts';
import { platform } from '#platform/platform.ts';
import { readPage } from '#platform/rootData.ts';
import { routePath } from '#sites/routes.ts';
import type { Language } from '#sites/site.ts';
import { useLanguage } from '#ui/language.ts';
import { PosterPicture } from '#ui/poster/PosterPicture.tsx';
import { useStore } from '#ui/useStore.ts';

/** The films that the customer has seen this year, the oldest first. Empty until they are known. */
const $filmsOfYear = computed(history.$load, (load) => {
  if (load.status !== 'loaded') return [];
  const now = platform().now();
  const { years } = filmYears(load.value, { yearOf: year, monthOf }, now);
  return years.find((one) => one.year === year(now))?.films ?? [];
});

onMount($filmsOfYear, () => {
  void feelings.ensure();
});

interface YearCardProps {
  texts: Texts['filmYearCard'];
}

/** The frames of the strip of film. */
const FRAMES = 8;
/** Of one frame, as `PosterPicture` draws it. */
const WIDTH = 120;
const HEIGHT = 84;
const EDGE = 3;

/** Loads the card with its texts, which would be too much for the HTML of home. Rejects where they do not arrive. */
export async function yearCard(language: Language): Promise<ReactNode> {
  const { default: texts } = await FILES[language]();
  return <YearCard texts={texts} />;
}

/**
 * Leads to the year in films, for a customer who has seen a film this year. It waits for the alerts above it, so that it
 * does not move.
 */
function YearCard({ texts }: YearCardProps) {
  const language = useLanguage();
  const hasAlerts = useHasSettled(alerts);
  const flags = useStore($flags);
  const films = useStore($filmsOfYear);
  // The router has opened home in another language, whose card is on its way.
  const isOfPage = readPage().language === language;
  if (!isOfPage || !hasAlerts || !flags?.statisticsEnabled || films.length === 0) return null;
  const title = format(texts.title, { year: year(platform().now()) });
  const frames = films.slice(-FRAMES);
  return (
    <article className="card stack" aria-label={title}>
      <h3>{title}</h3>
      <svg viewBox={`0 0 ${FRAMES * WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path d={`M0 0h${FRAMES * WIDTH}v${HEIGHT}H0z`} />
        {Array.from({ length: FRAMES }, (_, index) => {
          const place = {
            x: index * WIDTH + EDGE,
            y: EDGE,
            width: WIDTH - 2 * EDGE,
            height: HEIGHT - 2 * EDGE,
          };
          const film = frames[index];
          return film ? (
            <svg key={index} {...place} viewBox={`0 0 ${WIDTH} 82`} preserveAspectRatio="xMidYMin slice">
              <PosterPicture seed={showKey(film.show)} />
            </svg>
          ) : (
            <rect key={index} {...place} fill="#fff" fillOpacity="0.1" />
          );
        })}
      </svg>
      <p>{plural(texts, 'text', films.length, language)}</p>
      <div className="cluster">
        <a className="button" href={routePath(language, 'filmYear')}>
          {texts.action}
        </a>
      </div>
    </article>
  );
}
