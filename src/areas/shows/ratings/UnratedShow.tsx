import { memo } from 'react';
import { format, plural } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Language } from '#sites/site.ts';
import { Button } from '#ui/Button.tsx';
import { singleClick } from '#ui/singleClick.ts';
import type { Show } from '../contract.ts';
import { nameOf, type Change } from '../rules.ts';
import { ShowRow } from '../ShowRow.tsx';
import { ShowStars } from './ShowStars.tsx';
import { ignore, rate } from './store.ts';

interface UnratedShowProps {
  language: Language;
  words: Texts['shows']['ratings']['island'];
  films: Texts['shows']['films'];
  show: Show;
  change: Change | undefined;
  /** Announces the outcome of an action. */
  tell: (news: string) => void;
}

/** A film to rate or to skip. It has five radio buttons, so it is drawn again only after a change. */
export const UnratedShow = memo(function UnratedShow({
  show,
  change,
  words,
  films,
  language,
  tell,
}: UnratedShowProps) {
  const name = nameOf(show, films);

  async function give(count: number) {
    if ((await rate(show, count)).kind !== 'done') return;
    tell(format(words.thanks, { name, stars: plural(films, 'stars', count, language) }));
  }

  async function skip() {
    if ((await ignore(show)).kind === 'done') tell(format(words.ignored, { name }));
  }

  return (
    <ShowRow show={show} words={films}>
      <ShowStars
        show={show}
        value={0}
        change={change}
        language={language}
        words={words}
        films={films}
        onGive={(count) => void give(count)}
      />
      <Button
        variant="quiet"
        busy={change !== undefined}
        aria-label={format(words.ignoreShow, { name })}
        onClick={singleClick(() => void skip())}
      >
        {words.ignore}
      </Button>
    </ShowRow>
  );
});
