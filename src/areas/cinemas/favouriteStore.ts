import { atom, computed } from 'nanostores';
import { createChange, type Outcome } from '#account/change.ts';
import { cinemas } from '#account/cinemas/store.ts';
import { createLoad, onReset } from '#account/load.ts';
import { errorToast, show, takeBack } from '#account/toasts/store.ts';
import { tell } from '#account/toasts/tell.ts';
import { send } from '#http/send.ts';
import { addFavourites, getFavourites, removeFavourites } from './contract.ts';
import { mayAdd, withPending } from './rules.ts';

/** The favourites of the server, as vistaRefs. */
export const favourites = createLoad((options) => send(getFavourites, options), 'cinemas');

function saved(): readonly string[] | undefined {
  const load = favourites.$load.get();
  return load.status === 'loaded' ? load.value : undefined;
}

interface Mark {
  vistaRef: string;
  /** Whether the cinema becomes a favourite. */
  on: boolean;
}

const marking = createChange({
  each: ({ vistaRef }: Mark) => vistaRef,
  send: ({ vistaRef, on }) =>
    send(on ? addFavourites : removeFavourites, { payload: { cinemas: [vistaRef] } }),
  keep({ vistaRef, on }) {
    keepSaved((refs) => withPending(refs, new Map([[vistaRef, on]])));
  },
  async verify({ vistaRef, on }) {
    const now = await favourites.reread();
    return now ? now.includes(vistaRef) === on : undefined;
  },
});

/** Removes cinemas that the catalogue no longer has, and that have no heart to press. */
const dropping = createChange({
  send: (vistaRefs: readonly string[]) => send(removeFavourites, { payload: { cinemas: [...vistaRefs] } }),
  keep(vistaRefs) {
    keepSaved((refs) => refs.filter((ref) => !vistaRefs.includes(ref)));
  },
  async verify(vistaRefs) {
    const now = await favourites.reread();
    return now && !vistaRefs.some((ref) => now.includes(ref));
  },
});

export const $dropping = dropping.$busy;

export async function dropFavourites(vistaRefs: readonly string[]): Promise<void> {
  tell('favourites:dropped', await dropping.run(vistaRefs));
}

function keepSaved(change: (refs: readonly string[]) => readonly string[]): void {
  const refs = saved();
  if (!refs) return;
  favourites.set([...change(refs)]);
  // The cache still has the list from before.
  void favourites.reload();
}

/** Cinemas that are marked already, and that are sent once every removal under way has ended. */
const $waiting = atom<readonly string[]>([]);

onReset(() => {
  $waiting.set([]);
});

/** The favourites as the page marks them. Undefined until they are loaded: nothing can be marked before. */
export const $favourites = computed(
  [favourites.$load, marking.$underWay, $waiting],
  (load, underWay, waiting) =>
    load.status === 'loaded'
      ? withPending(
          load.value,
          new Map([
            ...[...underWay].map(([vistaRef, { on }]) => [vistaRef, on] as const),
            ...waiting.map((vistaRef) => [vistaRef, true] as const),
          ]),
        )
      : undefined,
);

const LIMIT = 'favouriteLimit';

/**
 * Marks or unmarks a cinema at once. Takes the mark back, with a toast, when the change fails.
 * @returns what is done, if anything is
 */
export async function toggleFavourite(vistaRef: string): Promise<'marked' | 'unmarked' | 'full' | undefined> {
  const marked = $favourites.get();
  const isPending = marking.$underWay.get().has(vistaRef) || $waiting.get().includes(vistaRef);
  if (!marked || isPending) return undefined;
  const on = !marked.includes(vistaRef);
  if (on && !mayAdd(marked)) {
    sayFull();
    return 'full';
  }
  const outcome = on ? await add(vistaRef) : await marking.run({ vistaRef, on });
  if (!outcome) {
    sayFull();
    return 'full';
  }
  tell(`favourite:${vistaRef}`, outcome);
  // The list is no longer full, or the cinema that it had no room for is in it.
  if (outcome.kind !== 'done') return undefined;
  takeBack(LIMIT);
  return on ? 'marked' : 'unmarked';
}

function sayFull(): void {
  show(errorToast('favouriteLimit'), LIMIT);
}

/**
 * Waits for the removals under way, since one that fails leaves no room for the cinema: the server never gets a
 * seventh. Undefined where there is no room.
 */
async function add(vistaRef: string): Promise<Outcome | undefined> {
  $waiting.set([...$waiting.get(), vistaRef]);
  await removalsEnd();
  // The customer has signed out meanwhile.
  if (!$waiting.get().includes(vistaRef)) return { kind: 'ignored' };
  $waiting.set($waiting.get().filter((ref) => ref !== vistaRef));
  const adding = new Map([...marking.$underWay.get().keys()].map((ref) => [ref, true]));
  return mayAdd(withPending(saved() ?? [], adding)) ? marking.run({ vistaRef, on: true }) : undefined;
}

function removalsEnd(): Promise<void> {
  return new Promise((resolve) => {
    const stop = marking.$underWay.subscribe((underWay) => {
      if ([...underWay.values()].some(({ on }) => !on)) return;
      resolve();
      // The first call comes before `subscribe` has returned.
      queueMicrotask(() => {
        stop();
      });
    });
  });
}

/** What the page loads. */
export function load(): Promise<unknown> {
  return Promise.all([cinemas.ensure(), favourites.ensure()]);
}
