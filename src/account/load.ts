import { atom, type ReadableAtom } from 'nanostores';
import { onRefresh } from '#http/cache.ts';
import { failureOf, type CallFailure } from '#http/errors.ts';
import type { Resource } from '#http/call.ts';

/** State of a load. An empty answer is `loaded`, never null. */
export type Load<T> =
  | { status: 'idle' }
  | { status: 'loading' }
  /** `failed`: what a device keeps shows, or showed first, and the last try to load it has failed. */
  | { status: 'loaded'; value: T; failed?: true }
  | { status: 'failed'; failure: CallFailure };

export interface LoadStore<T> {
  $load: ReadableAtom<Load<T>>;
  /** Loads unless it has loaded. Known data stays on screen meanwhile. Never rejects: a failure is a state. */
  ensure(): Promise<void>;
  /** Loads unless it has tried to since the last reset. A page that needs what start-up loads does not ask again. */
  once(): Promise<void>;
  /** Loads past the cache, for the customer's retry or after a change. */
  reload(): Promise<void>;
  /** Reads past the cache what a change has done. Undefined when the read fails: the page keeps what it shows. */
  fresh(): Promise<T | undefined>;
  /**
   * Reads past the cache what a change may have done. When the read fails, so has the load: nobody knows what to show.
   */
  reread(): Promise<T | undefined>;
  /** Sets the value that a change has led to. */
  set(value: T): void;
  reset(): void;
}

interface LoadOptions<T> {
  /** Nobody's own, so that it outlives the session. */
  isPublic?: true;
  /** A reload that fails leaves what is known on the page. */
  keepsKnown?: true;
  /** What this device keeps. It shows until the answer comes, and when none comes. Implies `keepsKnown`. */
  kept?: () => T | undefined;
}

const resets = new Set<() => void>();
/** Customers of this document who have gone. */
let gone = 0;

/** At the end of a session, so that nothing of one customer is there for the next. */
export function onReset(reset: () => void): void {
  resets.add(reset);
}

/**
 * Work that takes time asks at its end whether the customer for whom it began is still there: nothing may show, open or
 * be saved for the next one.
 */
export function asCustomer(): () => boolean {
  const before = gone;
  return () => gone === before;
}

/** Sets every load back to `idle`, at the end of a session. */
export function resetLoads(): void {
  gone++;
  resets.forEach((reset) => {
    reset();
  });
}

/**
 * Creates the store of one load.
 * @param ask sends the call; `bypass` asks past the cache
 * @param resource the load runs again after an action that changes this resource
 */
export function createLoad<T>(
  ask: (options: { bypass: boolean }) => Promise<T>,
  resource?: Resource,
  { isPublic, keepsKnown, kept }: LoadOptions<T> = {},
): LoadStore<T> {
  const $load = atom<Load<T>>({ status: 'idle' });
  let latest = 0;
  let lastRun: Promise<void> | undefined;

  async function load(bypass: boolean): Promise<void> {
    const mine = ++latest;
    if ($load.get().status !== 'loaded') {
      const value = kept?.();
      $load.set(value === undefined ? { status: 'loading' } : { status: 'loaded', value });
    }
    const settle = (next: Load<T>): void => {
      // Skipped after a later run or a reset.
      if (mine === latest) $load.set(next);
    };
    try {
      settle({ status: 'loaded', value: await ask({ bypass }) });
    } catch (error) {
      const load = $load.get();
      if (load.status !== 'loaded' || !(keepsKnown || kept))
        settle({ status: 'failed', failure: failureOf(error) });
      else if (kept) settle({ ...load, failed: true });
    }
  }

  function run(bypass: boolean): Promise<void> {
    return (lastRun = load(bypass));
  }

  const store: LoadStore<T> = {
    $load,
    ensure: () => run(false),
    once: () => lastRun ?? run(false),
    reload: () => run(true),
    async fresh() {
      const before = latest;
      try {
        const value = await ask({ bypass: true });
        if (before === latest) store.set(value);
        return value;
      } catch {
        return undefined;
      }
    },
    async reread() {
      await run(true);
      const load = $load.get();
      return load.status === 'loaded' ? load.value : undefined;
    },
    set(value) {
      latest++;
      $load.set({ status: 'loaded', value });
    },
    reset() {
      latest++;
      lastRun = undefined;
      $load.set({ status: 'idle' });
    },
  };
  if (!isPublic) {
    onReset(() => {
      store.reset();
    });
  }
  if (resource) {
    onRefresh(resource, () => {
      if ($load.get().status !== 'idle') void store.reload();
    });
  }
  return store;
}

/**
 * Gives a load that is computed from other stores the initial value `idle`. The built HTML shows a store's initial
 * value (`useStore`), and a computed store has none.
 */
export function computedLoad<T>($load: ReadableAtom<Load<T>>): ReadableAtom<Load<T>> {
  return Object.assign($load, { init: { status: 'idle' } });
}
