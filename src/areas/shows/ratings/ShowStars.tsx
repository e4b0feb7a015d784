import { format, plural } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Language } from '#sites/site.ts';
import { Stars } from '#ui/Stars.tsx';
import type { Show } from '../contract.ts';
import { STARS, nameOf, type Change } from '../rules.ts';

interface ShowStarsProps {
  show: Show;
  value: number;
  /** The change that is being sent. */
  change: Change | undefined;
  language: Language;
  words: Texts['shows']['ratings']['island'];
  films: Texts['shows']['films'];
  onGive: (count: number) => void;
}

export function ShowStars({ show, value, change, language, words, films, onGive }: ShowStarsProps) {
  return (
    <Stars
      legend={format(words.legend, { name: nameOf(show, films) })}
      labels={Array.from({ length: STARS }, (_, index) => plural(films, 'stars', index + 1, language))}
      value={change ? starsOf(change) : value}
      busy={change !== undefined}
      onChange={onGive}
    />
  );
}

/** The chosen number, until the server has answered. */
function starsOf({ value, isDelete }: Change): number {
  return isDelete ? 0 : value;
}
