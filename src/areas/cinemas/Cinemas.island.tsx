import { useDeferredValue, useRef } from 'react';
import type { Cinema } from '#account/cinemas/contract.ts';
import { cinemas } from '#account/cinemas/store.ts';
import { LoadView, type FailedTexts } from '#account/LoadView.tsx';
import { useDialog } from '#account/useDialog.tsx';
import { useNews } from '#account/useNews.tsx';
import { useHasSettled } from '#account/useHasSettled.ts';
import { plural } from '#i18n/format.ts';
import { matches } from '#i18n/folded.ts';
import type { Texts } from '#i18n/texts.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PLACE } from '#ui/icons.ts';
import { island } from '#ui/island.tsx';
import { useLanguage } from '#ui/language.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import { useStore } from '#ui/useStore.ts';
import { type CinemaViewProps, CinemaList } from './CinemaCard.tsx';
import styles from './Cinemas.module.css';
import { Favourites, Tools } from './Favourites.tsx';
import { favourites } from './favouriteStore.ts';
import { byCity, nearest, searchText } from './rules.ts';
import { $position, $query, cinemaLoads } from './store.ts';

interface CinemasProps {
  texts: Texts['cinemas']['island'];
  failed: FailedTexts;
  links: {
    /** The catalogue site's page of cinemas. */
    cinemas: string;
    /** The address of films on the catalogue site, to which a slug is added. */
    show: string;
  };
}

export const Cinemas = island(function Cinemas({ texts, failed, links }: CinemasProps) {
  const language = useLanguage();
  const { open, dialog } = useDialog();
  const tools = useRef<HTMLDivElement>(null);
  const { line, begin } = useNews(tools, texts.undo);
  const shared = { language, texts, onOpen: show, begin };

  function show(cinema: Cinema) {
    const { details, shows } = cinemaLoads(cinema.slug);
    void details.ensure();
    void shows.ensure();
    open(cinema.slug, async () => {
      const { CinemaDialog } = await import('./CinemaDialog.tsx');
      return (onClose) => <CinemaDialog {...{ cinema, failed, links, onClose }} {...shared} />;
    });
  }

  return (
    <div className={styles.cinemas}>
      <Tools texts={texts} ref={tools} line={line()} />
      <Lists {...shared} failed={failed} href={links.cinemas} />
      {dialog}
    </div>
  );
});

interface ListsProps extends CinemaViewProps {
  failed: FailedTexts;
  /** The catalogue site's page of cinemas. */
  href: string;
}

/** Shows favourites and catalogue at the same time, so that neither moves the other. A search shows its results alone. */
function Lists({ failed, href, ...rest }: ListsProps) {
  const isSearching = useStore($query) !== '';
  const isNear = useStore($position)?.kind === 'here';
  const hasFavourites = useHasSettled(favourites);
  const hasCinemas = useHasSettled(cinemas);
  const skeleton = (
    <div className={styles.list}>
      <SkeletonCards label={rest.texts.loading} count={6} lines={3} />
    </div>
  );
  if (!hasFavourites || !hasCinemas) return skeleton;
  return (
    <>
      {!isSearching && !isNear && <Favourites {...rest} failed={failed} />}
      <LoadView store={cinemas} failed={failed} skeleton={skeleton}>
        {(all) =>
          all.length === 0 ? <NoCinemas texts={rest.texts} href={href} /> : <Catalogue all={all} {...rest} />
        }
      </LoadView>
    </>
  );
}

function NoCinemas({ texts, href }: Pick<CinemasProps, 'texts'> & { href: string }) {
  const { title, text, action } = texts.empty;
  return (
    <EmptyState
      icon={PLACE}
      heading="h2"
      title={title}
      text={text}
      action={<LinkButton href={href}>{action}</LinkButton>}
    />
  );
}

function Catalogue({ all, ...rest }: CinemaViewProps & { all: readonly Cinema[] }) {
  const language = useLanguage();
  const { texts } = rest;
  const sought = useDeferredValue(useStore($query));
  const answer = useStore($position);
  const found = all.filter((cinema) => matches(searchText(cinema), sought));
  const groups =
    answer?.kind === 'here'
      ? [{ title: texts.nearTitle, cinemas: nearest(found, answer.position) }]
      : byCity(found, language).map(({ city, cinemas: inCity }) => ({
          title: city,
          cinemas: inCity.map((cinema) => ({ cinema })),
        }));
  return (
    <>
      <p role="status" className={styles.found}>
        {found.length === 0 ? texts.nothing : sought !== '' && plural(texts, 'found', found.length, language)}
      </p>
      {groups.map(
        (group) => group.cinemas.length > 0 && <CinemaList key={group.title} {...group} {...rest} />,
      )}
    </>
  );
}
