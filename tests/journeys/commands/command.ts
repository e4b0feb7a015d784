import type fc from 'fast-check';
import { check } from '../checks.ts';
import type { Journey } from '../journey.ts';
import type { Model } from '../model.ts';

export type Command = fc.AsyncCommand<Model, Journey>;

interface Steps {
  /** As in `open /fr/friends/`: what a found journey is printed with. */
  name: string;
  /** Whether a customer can do it now. */
  isPossible?: (model: Model) => boolean;
  /** @returns what was done in the end, where the name does not say it */
  run: (model: Model, journey: Journey) => Promise<unknown>;
}

/** A command of a journey. After it everything that must be true is checked. */
export function command({ name, isPossible = () => true, run }: Steps): Command {
  return {
    check: isPossible,
    toString: () => name,
    async run(model, journey) {
      const done = await journey.step(name, () => run(model, journey));
      await check(model, journey);
      if (typeof done === 'string') journey.note(done);
    },
  };
}
