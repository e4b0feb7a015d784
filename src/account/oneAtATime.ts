import { atom, type ReadableAtom } from 'nanostores';

interface OneAtATime<Input, T> {
  $busy: ReadableAtom<boolean>;
  /** Undefined, at once, while an earlier run is under way. */
  run(input: Input): Promise<T | undefined>;
}

/** Something that the customer starts and that a second click must not start again. */
export function oneAtATime<Input = void, T = void>(act: (input: Input) => Promise<T>): OneAtATime<Input, T> {
  const $busy = atom(false);
  return {
    $busy,
    async run(input) {
      if ($busy.get()) return undefined;
      $busy.set(true);
      try {
        return await act(input);
      } finally {
        $busy.set(false);
      }
    },
  };
}
