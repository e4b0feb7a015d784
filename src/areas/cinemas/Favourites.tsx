import type { ReactNode, Ref } from 'react';
import { cinemas } from '#account/cinemas/store.ts';
import { LoadView, type FailedTexts } from '#account/LoadView.tsx';
import { useDialog } from '#account/useDialog.tsx';
import { format, plural } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { HEART, PLACE } from '#ui/icons.ts';
import { useLanguage } from '#ui/language.ts';
import { SearchField } from '#ui/SearchField.tsx';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import { useStore } from '#ui/useStore.ts';
import { type CinemaViewProps, CinemaList } from './CinemaCard.tsx';
import styles from './Cinemas.module.css';
import { $dropping, $favourites, dropFavourites, favourites } from './favouriteStore.ts';
import { favouriteCinemas, MAX_FAVOURITES, unlistedFavourites } from './rules.ts';
import { $locating, $position, $query, forgetPosition, locate } from './store.ts';

export function Favourites({ failed, ...rest }: CinemaViewProps & { failed: FailedTexts }) {
  return (
    <LoadView
      store={favourites}
      failed={failed}
      title={rest.texts.favouritesNotLoaded}
      skeleton={
        <div className={styles.list}>
          <SkeletonCards label={rest.texts.loadingFavourites} count={3} lines={3} />
        </div>
      }
    >
      {() => <Marked {...rest} />}
    </LoadView>
  );
}

function Marked(props: CinemaViewProps) {
  const load = useStore(cinemas.$load);
  const marked = useStore($favourites) ?? [];
  // The names come from the catalogue. When it has failed, its own panel says so.
  if (load.status !== 'loaded' || load.value.length === 0) return null;
  const own = favouriteCinemas(load.value, marked);
  const unlisted = unlistedFavourites(load.value, marked);
  return (
    <>
      {own.length > 0 ? (
        <CinemaList
          title={props.texts.favourites}
          count={
            marked.length <= MAX_FAVOURITES
              ? format(props.texts.favouritesOf, { count: marked.length, most: MAX_FAVOURITES })
              : undefined
          }
          cinemas={own.map((cinema) => ({ cinema }))}
          {...props}
        />
      ) : (
        <NoFavourites texts={props.texts} />
      )}
      {unlisted.length > 0 && <Unlisted vistaRefs={unlisted} {...props} />}
    </>
  );
}

/** Favourites without a card: removing them makes room for others. */
function Unlisted({ vistaRefs, texts }: CinemaViewProps & { vistaRefs: readonly string[] }) {
  const language = useLanguage();
  const busy = useStore($dropping);
  const { coming, open, dialog } = useDialog();

  function ask() {
    open('unlisted', async () => {
      const { Ask } = await import('#account/Ask.tsx');
      return (close) => {
        function confirm() {
          close();
          void dropFavourites(vistaRefs);
        }
        return <Ask texts={texts.ask} onConfirm={confirm} onClose={close} />;
      };
    });
  }

  return (
    <div className={styles.unlisted}>
      <p>{plural(texts, 'unlisted', vistaRefs.length, language)}</p>
      <Button aria-haspopup="dialog" busy={busy || coming !== undefined} onClick={ask}>
        {texts.dropUnlisted}
      </Button>
      {dialog}
    </div>
  );
}

function NoFavourites({ texts }: Pick<CinemaViewProps, 'texts'>) {
  const { title, text, action } = texts.noFavourites;
  return (
    <EmptyState
      icon={HEART}
      heading="h2"
      title={title}
      text={text}
      action={
        <Button onClick={() => document.getElementById(TOOLS_ID)?.querySelector('input')?.focus()}>
          {action}
        </Button>
      }
    />
  );
}

/** The id of the search, which the next step of the empty list focuses. */
const TOOLS_ID = 'cinema-tools';

interface ToolsProps {
  texts: Texts['cinemas']['island'];
  /** What the last press on a heart has done. */
  line: ReactNode;
  ref: Ref<HTMLDivElement>;
}

/** Finds a cinema by name or city, or by the customer's position when the customer asks for it. */
export function Tools({ texts, line, ref }: ToolsProps) {
  const query = useStore($query);
  const position = useStore($position);
  const locating = useStore($locating);
  return (
    <div id={TOOLS_ID} className={styles.tools} ref={ref} tabIndex={-1}>
      <SearchField label={texts.search} value={query} onChange={(typed) => $query.set(typed)} />
      {position?.kind === 'here' ? (
        <Button onClick={forgetPosition}>{texts.byCity}</Button>
      ) : (
        <Button icon={PLACE} busy={locating} onClick={() => void locate()}>
          {texts.near}
        </Button>
      )}
      <p role="status">{position && position.kind !== 'here' && texts[position.kind]}</p>
      <div className={styles.news}>{line}</div>
    </div>
  );
}
