import { memo } from 'react';
import { format, plural } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Language } from '#sites/site.ts';
import { Button } from '#ui/Button.tsx';
import { singleClick } from '#ui/singleClick.ts';
import type { Feeling } from '../feelings/contract.ts';
import { nameOf, type Change } from '../rules.ts';
import { ShowRow } from '../ShowRow.tsx';
import type { Begin } from '../useNews.ts';
import { ShowStars } from './ShowStars.tsx';
import { rate, unrate } from './store.ts';

interface RatedShowProps {
  language: Language;
  words: Texts['shows']['ratings']['island'];
  films: Texts['shows']['films'];
  feeling: Feeling;
  change: Change | undefined;
  begin: Begin;
}

/** A film with its stars. One of hundreds, so it is drawn again only after a change. */
export const RatedShow = memo(function RatedShow({
  feeling: { show, emotion },
  change,
  words,
  films,
  language,
  begin,
}: RatedShowProps) {
  const name = nameOf(show, films);

  async function remove() {
    const tell = begin();
    if ((await unrate(show, emotion)).kind !== 'done') return;
    tell({ text: format(words.removed, { name }), undo: () => rate(show, emotion) });
  }

  async function give(count: number) {
    const tell = begin();
    if ((await rate(show, count)).kind !== 'done') return;
    tell({ text: format(words.thanks, { name, stars: plural(films, 'stars', count, language) }) });
  }

  return (
    <ShowRow show={show} words={films}>
      <ShowStars
        show={show}
        value={emotion}
        change={change}
        language={language}
        words={words}
        films={films}
        onGive={(count) => void give(count)}
      />
      <Button
        variant="quiet"
        busy={change !== undefined}
        aria-label={format(words.removeShow, { name })}
        onClick={singleClick(() => void remove())}
      >
        {words.remove}
      </Button>
    </ShowRow>
  );
});
