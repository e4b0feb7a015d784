import { atom, type ReadableAtom } from 'nanostores';
import { onRefresh } from '#http/refresh.ts';
import { toCallError, type CallFailure } from '#http/errors.ts';
import type { Resource } from '#http/call.ts';

/** A load is a value: it failed, or it holds something. An empty answer is `loaded`, never null. */
export type Load<T> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'loaded'; value: T }
  | { status: 'failed'; failure: CallFailure };

export interface LoadStore<T> {
  $load: ReadableAtom<Load<T>>;
  /** Loads unless it has. Known data stays on screen meanwhile (SP-64). Never rejects: a failure is a state. */
  ensure(): Promise<void>;
  /** Asks past the cache: the customer's retry, or after an action. */
  reload(): Promise<void>;
  /** An answer that an action has brought along. */
  set(value: T): void;
  reset(): void;
}

const all = new Set<{ reset(): void }>();

/** Forgets what every load holds, at the end of a session. */
export function resetLoads(): void {
  all.forEach((store) => {
    store.reset();
  });
}

/**
 * A store for one thing that the server knows.
 * @param ask the call; with `bypass` when it must not come from the cache
 * @param resource reloads by itself when an action says that it has changed this
 */
export function createLoad<T>(
  ask: (options: { bypass: boolean }) => Promise<T>,
  resource?: Resource,
): LoadStore<T> {
  const $load = atom<Load<T>>({ status: 'idle' });
  let latest = 0;

  async function run(bypass: boolean): Promise<void> {
    const mine = ++latest;
    if ($load.get().status !== 'loaded') $load.set({ status: 'loading' });
    const settle = (next: Load<T>): void => {
      // A later run, or a reset, has taken over.
      if (mine === latest) $load.set(next);
    };
    try {
      settle({ status: 'loaded', value: await ask({ bypass }) });
    } catch (error) {
      settle({ status: 'failed', failure: toCallError(error, resource ?? 'load').failure });
    }
  }

  const store: LoadStore<T> = {
    $load,
    ensure: () => run(false),
    reload: () => run(true),
    set(value) {
      latest++;
      $load.set({ status: 'loaded', value });
    },
    reset() {
      latest++;
      $load.set({ status: 'idle' });
    },
  };
  all.add(store);
  if (resource) {
    onRefresh(resource, () => {
      if ($load.get().status !== 'idle') void store.reload();
    });
  }
  return store;
}

/**
 * A load computed from others, for a panel to show. A computed store has no initial value, and the built HTML shows
 * what a store begins with (`useStore`): a load begins idle.
 */
export function computedLoad<T>($load: ReadableAtom<Load<T>>): ReadableAtom<Load<T>> {
  return Object.assign($load, { init: { status: 'idle' } });
}
