import { useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNews, type Begin } from '#account/useNews.tsx';
import { plural } from '#i18n/format.ts';
import { finds, folded, searchable } from '#i18n/folded.ts';
import type { Texts } from '#i18n/texts.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SEARCH } from '#ui/icons.ts';
import { useLanguage } from '#ui/language.ts';
import { LongList, STEP } from '#ui/LongList.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import type { Show } from './contract.ts';
import styles from './Finder.module.css';

interface FinderProps<T> {
  entries: readonly T[];
  showOf: (entry: T) => Show;
  /** The heading of the empty result: one level below the heading of the list. */
  heading: 'h2' | 'h3';
  /** The number of films drawn at first. */
  step?: number;
  texts: Texts['shows']['films'];
  children: (shown: readonly T[], begin: Begin) => ReactNode;
}

/**
 * A list of films with a search that filters while the customer types. The line beside the search gives the number of
 * films and the outcome of the last action. A key press draws the field first and the list when there is time.
 */
export function Finder<T>({ entries, showOf, heading, step = STEP, texts, children }: FinderProps<T>) {
  const language = useLanguage();
  const [query, setQuery] = useState('');
  const bar = useRef<HTMLDivElement>(null);
  const { line, begin, forget } = useNews(bar, texts.undo);
  const wanted = useDeferredValue(query);
  const search = useMemo(() => createSearch(entries, showOf), [entries, showOf]);
  const found = useMemo(() => search(wanted), [search, wanted]);
  const list = useMemo(
    () => (
      <LongList
        items={found}
        step={step}
        scope={wanted}
        moreLabel={(count) => plural(texts, 'more', count, language)}
      >
        {(shown) => children(shown, begin)}
      </LongList>
    ),
    [found, step, wanted, texts, language, children, begin],
  );

  function type(text: string) {
    forget();
    setQuery(text);
  }

  return (
    <div className={styles.finder}>
      <div className={styles.bar} ref={bar} tabIndex={-1}>
        <SearchField label={texts.search} value={query} onChange={type} />
        <div className={styles.line}>
          {line(plural(texts, wanted.trim() === '' ? 'count' : 'found', found.length, language))}
        </div>
      </div>
      {found.length > 0 ? (
        list
      ) : (
        <EmptyState
          icon={SEARCH}
          heading={heading}
          title={texts.nothing.title}
          text={texts.nothing.text}
          action={<Button onClick={() => type('')}>{texts.nothing.action}</Button>}
        />
      )}
    </div>
  );
}

/**
 * Searches shows while the customer types: every word must occur in the title, the genres or the actors; case and
 * accents do not count. The searched texts are prepared once.
 */
export function createSearch<T>(
  entries: readonly T[],
  showOf: (entry: T) => Show,
): (query: string) => readonly T[] {
  let prepared: { entry: T; text: string }[] | undefined;
  return (query) => {
    if (folded(query) === '') return entries;
    prepared ??= entries.map((entry) => {
      const { name, genres, actors } = showOf(entry);
      return { entry, text: searchable([name, ...genres.map((genre) => genre.name), ...actors].join(' ')) };
    });
    return prepared.filter(({ text }) => finds(text, query)).map(({ entry }) => entry);
  };
}
