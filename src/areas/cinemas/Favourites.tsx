import { cinemas } from '#account/cinemas/store.ts';
import { LoadView, type FailedWords } from '#account/LoadView.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import { useStore } from '#ui/useStore.ts';
import type { CinemaPlace } from './CinemaCard.tsx';
import { CinemaList } from './CinemaList.tsx';
import styles from './Cinemas.module.css';
import { favouriteCinemas } from './rules.ts';
import { $favourites, favourites } from './store.ts';
import { TOOLS_ID } from './Tools.tsx';

export function Favourites({ failed, ...place }: CinemaPlace & { failed: FailedWords }) {
  return (
    <LoadView
      store={favourites}
      failed={failed}
      skeleton={
        <div className={styles.list}>
          <SkeletonCards label={place.words.loadingFavourites} count={3} lines={3} />
        </div>
      }
    >
      {() => <Marked {...place} />}
    </LoadView>
  );
}

function Marked({ words, ...place }: CinemaPlace) {
  const load = useStore(cinemas.$load);
  const marked = useStore($favourites) ?? [];
  // The names come from the catalogue. When it has failed, its own panel says so.
  if (load.status !== 'loaded' || load.value.length === 0) return null;
  const own = favouriteCinemas(load.value, marked);
  if (own.length > 0) {
    return (
      <CinemaList
        title={words.favourites}
        cinemas={own.map((cinema) => ({ cinema }))}
        words={words}
        {...place}
      />
    );
  }
  const { title, text, action } = words.noFavourites;
  return (
    <EmptyState
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
