import type { FailedTexts } from '#account/LoadView.tsx';
import { format, plural } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { PLAY } from '#ui/icons.ts';
import { island } from '#ui/island.tsx';
import { useLanguage } from '#ui/language.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { LongList } from '#ui/LongList.tsx';
import { useStore } from '#ui/useStore.ts';
import { $changes, underWay, unwish, wish } from '../feelings/store.ts';
import { nameOf, showKey } from '../rules.ts';
import page from '../ShowsPage.module.css';
import { ShowsView } from '../ShowsView.tsx';
import { ShowTile, ShowTiles, WaitingTiles } from '../ShowTile.tsx';
import { recommendations, type Recommendation } from './store.ts';

interface RecommendationsProps {
  texts: Texts['shows']['recommendations']['island'];
  films: Texts['shows']['films'];
  failed: FailedTexts;
  /** The address of films on the catalogue site, to which a slug is added. */
  film: string;
  /** The catalogue site's page of all films. */
  programme: string;
}

export const Recommendations = island(function Recommendations({
  failed,
  programme,
  ...props
}: RecommendationsProps) {
  const { loading, empty } = props.texts;
  return (
    <div className={page.list}>
      <ShowsView
        store={recommendations}
        failed={failed}
        skeleton={<WaitingTiles label={loading} />}
        icon={PLAY}
        empty={empty}
        next={programme}
      >
        {(recommended) => <Recommended recommended={recommended} {...props} />}
      </ShowsView>
    </div>
  );
});

interface RecommendedProps extends Omit<RecommendationsProps, 'failed' | 'programme'> {
  recommended: readonly Recommendation[];
}

function Recommended({ recommended, texts, films, film }: RecommendedProps) {
  const language = useLanguage();
  const changes = useStore($changes);
  return (
    <LongList items={recommended} moreLabel={(count) => plural(films, 'more', count, language)}>
      {(shown) => (
        <ShowTiles>
          {shown.map(({ show, isWished, trailer }, index) => {
            const name = nameOf(show, films);
            return (
              <ShowTile
                key={showKey(show) || index}
                show={show}
                listed={show}
                film={film}
                texts={films}
                heart={{
                  label: format(texts.wish, { name }),
                  pressed: isWished,
                  busy: underWay(changes, 'intention', show) !== undefined,
                  onClick: () => void (isWished ? unwish(show) : wish(show)),
                }}
              >
                {trailer === undefined ? (
                  // Trailers come after the films.
                  <span className={page.trailer} />
                ) : (
                  <LinkButton
                    variant="quiet"
                    href={trailer}
                    icon={PLAY}
                    target="_blank"
                    rel="noopener"
                    aria-label={format(texts.trailerOf, { name })}
                  >
                    {texts.trailer}
                  </LinkButton>
                )}
              </ShowTile>
            );
          })}
        </ShowTiles>
      )}
    </LongList>
  );
}
