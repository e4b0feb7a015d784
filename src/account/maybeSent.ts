import { computed, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import type { Outcome } from './change.ts';
import { createKept } from './kept.ts';

/**
 * What may have been sent, where no call of the API tells whether it was. The page says so, and sends it a second time
 * only where the customer chooses that in so many words (docs/decisions.md#what-may-have-happened).
 */
export interface MaybeSent {
  $names: ReadableAtom<readonly string[]>;
  /** Takes in how a try has ended. A later refusal says nothing of the try before. */
  record(name: string, outcome: Outcome): void;
}

/** Outlives a reload: the page must not offer the first try again. */
export function createMaybeSent(what: string): MaybeSent {
  const kept = createKept('tab', `maybeSent ${what}`, v.array(v.string()));
  const $names = computed(kept.$value, (names) => names ?? []);
  return {
    $names,
    record(name, { kind }) {
      if (kind !== 'unknown' && kind !== 'done') return;
      kept.keep((names = []) => [
        ...names.filter((one) => one !== name),
        ...(kind === 'unknown' ? [name] : []),
      ]);
    },
  };
}
