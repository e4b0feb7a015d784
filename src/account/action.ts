import { atom, type ReadableAtom } from 'nanostores';
import { toCallError, type CallFailure } from '#http/errors.ts';

export type Outcome<T> =
  | { kind: 'done'; value: T }
  | { kind: 'failed'; failure: CallFailure }
  /** The same action was already under way; this call did nothing (SP-48). */
  | { kind: 'ignored' };

export interface Action<Input, T> {
  $busy: ReadableAtom<boolean>;
  run(input: Input): Promise<Outcome<T>>;
}

/** Something the customer does: one request each time, never two at once, and never the end of it after a failure (TR-11). */
export function createAction<Input, T>(act: (input: Input) => Promise<T>): Action<Input, T> {
  const $busy = atom(false);
  return {
    $busy,
    async run(input) {
      if ($busy.get()) return { kind: 'ignored' };
      $busy.set(true);
      try {
        return { kind: 'done', value: await act(input) };
      } catch (error) {
        return { kind: 'failed', failure: toCallError(error, 'action').failure };
      } finally {
        $busy.set(false);
      }
    },
  };
}

export interface ActionEach<T> {
  /** Ids whose action is under way. */
  $busy: ReadableAtom<ReadonlySet<string>>;
  run(id: string): Promise<Outcome<T>>;
}

/** The same thing done to one of many: each waits for itself alone (SP-48). */
export function createActionEach<T>(act: (id: string) => Promise<T>): ActionEach<T> {
  const $busy = atom<ReadonlySet<string>>(new Set());
  return {
    $busy,
    async run(id) {
      if ($busy.get().has(id)) return { kind: 'ignored' };
      $busy.set(new Set($busy.get()).add(id));
      try {
        return { kind: 'done', value: await act(id) };
      } catch (error) {
        return { kind: 'failed', failure: toCallError(error, 'action').failure };
      } finally {
        $busy.set(new Set([...$busy.get()].filter((one) => one !== id)));
      }
    },
  };
}
