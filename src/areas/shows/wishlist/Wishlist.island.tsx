import { memo } from 'react';
import type { FailedTexts } from '#account/LoadView.tsx';
import type { Begin } from '#account/useNews.tsx';
import { format } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { HEART } from '#ui/icons.ts';
import { island } from '#ui/island.tsx';
import { useStore } from '#ui/useStore.ts';
import type { Show, CatalogueShow } from '../contract.ts';
import type { Feeling } from '../feelings/contract.ts';
import { $changes, underWay, unwish, wish } from '../feelings/store.ts';
import { Finder } from '../Finder.tsx';
import { showKey, nameOf } from '../rules.ts';
import { ShowsView } from '../ShowsView.tsx';
import { ShowTiles, WaitingTiles, ShowTile } from '../ShowTile.tsx';
import { $listed, wishlist } from './store.ts';

interface WishlistProps {
  texts: Texts['shows']['wishlist']['island'];
  films: Texts['shows']['films'];
  failed: FailedTexts;
  /** The address of films on the catalogue site, to which a slug is added. */
  film: string;
  /** The page of recommendations. */
  ideas: string;
}

export const Wishlist = island(function Wishlist({ failed, ideas, ...props }: WishlistProps) {
  const { loading, empty } = props.texts;
  return (
    <ShowsView
      store={wishlist}
      failed={failed}
      skeleton={<WaitingTiles label={loading} />}
      icon={HEART}
      empty={empty}
      next={ideas}
      variant="primary"
    >
      {(wished) => <Wished wished={wished} {...props} />}
    </ShowsView>
  );
});

/** Posters have many parts. Full rows of two, three, four or six. */
const STEP = 36;

interface WishedProps extends Omit<WishlistProps, 'failed' | 'ideas'> {
  wished: readonly Feeling[];
}

function Wished({ wished, texts, films, film }: WishedProps) {
  const listed = useStore($listed);
  const changes = useStore($changes);

  return (
    <Finder entries={wished} showOf={showOf} heading="h2" step={STEP} texts={films}>
      {(shown, begin) => (
        <ShowTiles>
          {shown.map(({ show }, index) => (
            <Wish
              key={showKey(show) || index}
              show={show}
              listed={listed(show)}
              film={film}
              texts={texts}
              films={films}
              busy={underWay(changes, 'intention', show) !== undefined}
              begin={begin}
            />
          ))}
        </ShowTiles>
      )}
    </Finder>
  );
}

function showOf({ show }: Feeling): Show {
  return show;
}

interface WishProps {
  texts: Texts['shows']['wishlist']['island'];
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
const Wish = memo(function Wish({ show, listed, texts, films, film, busy, begin }: WishProps) {
  const name = nameOf(show, films);

  async function remove() {
    const tell = begin();
    if ((await unwish(show)).kind !== 'done') return;
    tell({ text: format(texts.removed, { name }), undo: () => wish(show) });
  }

  return (
    <ShowTile
      show={show}
      listed={listed}
      film={film}
      texts={films}
      heart={{ label: format(texts.remove, { name }), busy, onClick: () => void remove() }}
    />
  );
});
