import { atom, type ReadableAtom } from 'nanostores';
import { announceFailure } from '#account/toasts/store.ts';
import { $user } from '#account/user/store.ts';
import { toCallError } from '#http/errors.ts';
import { mayBeDone } from './rules.ts';

export type Ending = 'done' | 'failed' | 'ignored';

interface Work<Change> {
  /** One request. */
  act: (change: Change) => Promise<unknown>;
  /** It is done: keep it. */
  confirm: (change: Change) => void;
  /** Loads anew what the server holds, and says whether that is what the change wanted. */
  verify: (change: Change) => Promise<boolean>;
}

export interface Pending<Change> {
  /** What shows already and is not certain yet, by what it is about. */
  $changes: ReadableAtom<ReadonlyMap<string, Change>>;
  run(key: string, change: Change): Promise<Ending>;
}

/**
 * Changes that show at once and are taken back when they fail. Of two with the same key the second is ignored
 * while the first is under way (SP-48). When a reply is lost the server is asked, and what it says counts.
 */
export function createPending<Change>({ act, confirm, verify }: Work<Change>): Pending<Change> {
  const $changes = atom<ReadonlyMap<string, Change>>(new Map());

  async function settle(change: Change): Promise<Ending> {
    const customer = $user.get()?.id;
    try {
      await act(change);
    } catch (error) {
      const { failure } = toCallError(error, 'change');
      if (mayBeDone(failure) && (await isTrue(change))) return 'done';
      // The next customer hears nothing of it (C-20).
      if ($user.get()?.id === customer) announceFailure(failure);
      return 'failed';
    }
    if ($user.get()?.id === customer) confirm(change);
    return 'done';
  }

  async function isTrue(change: Change): Promise<boolean> {
    try {
      return await verify(change);
    } catch {
      return false;
    }
  }

  return {
    $changes,
    async run(key, change) {
      if ($changes.get().has(key)) return 'ignored';
      $changes.set(new Map([...$changes.get(), [key, change]]));
      const ending = await settle(change);
      $changes.set(new Map([...$changes.get()].filter(([other]) => other !== key)));
      return ending;
    },
  };
}
