import { memo } from 'react';
import { format, plural } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Language } from '#sites/site.ts';
import { Icon } from '#ui/Icon.tsx';
import { STAR } from '#ui/icons.ts';
import { LongDate } from '#ui/LongDate.tsx';
import type { Feeling } from '../feelings/contract.ts';
import { ShowRow } from '../ShowRow.tsx';
import styles from './History.module.css';

interface SeenProps {
  language: Language;
  words: Texts['shows']['history']['island'];
  films: Texts['shows']['films'];
  feeling: Feeling;
}

/** A film with the date when it was seen and its rating. One of hundreds, so it is drawn again only after a change. */
export const Seen = memo(function Seen({ feeling, language, words, films }: SeenProps) {
  const { show, at, emotion } = feeling;
  return (
    <ShowRow show={show} words={films}>
      <div className={styles.seen}>
        {at !== 0 && <LongDate iso={new Date(at).toISOString()} language={language} />}
        {emotion > 0 && (
          <p>
            <Icon path={STAR} />
            {format(words.given, { stars: plural(films, 'stars', emotion, language) })}
          </p>
        )}
      </div>
    </ShowRow>
  );
});
