import { memo } from 'react';
import { format } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import type { CatalogueShow, Show } from '../contract.ts';
import { unwish, wish } from '../feelings/store.ts';
import { nameOf } from '../rules.ts';
import { ShowTile } from '../ShowTile.tsx';
import type { Begin } from '../useNews.ts';

interface WishProps {
  words: Texts['shows']['wishlist']['island'];
  films: Texts['shows']['films'];
  /** The address of films on the catalogue site, to which a slug is added. */
  film: string;
  show: Show;
  listed: CatalogueShow | undefined;
  /** A change of the wish is being sent. */
  busy: boolean;
  begin: Begin;
}

/** A film of the wishlist. One of hundreds, so it is drawn again only after a change. */
export const Wish = memo(function Wish({ show, listed, words, films, film, busy, begin }: WishProps) {
  const name = nameOf(show, films);

  async function remove() {
    const tell = begin();
    if ((await unwish(show)).kind !== 'done') return;
    tell({ text: format(words.removed, { name }), undo: () => wish(show) });
  }

  return (
    <ShowTile
      show={show}
      listed={listed}
      film={film}
      words={films}
      heart={{ label: format(words.remove, { name }), busy, onClick: () => void remove() }}
    />
  );
});
