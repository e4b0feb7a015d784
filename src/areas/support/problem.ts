import type { Outcome } from '#account/change.ts';
import { certaintyOf } from '#http/certainty.ts';

/** Which of the page's texts says that something was not sent, or perhaps not. */
export type Problem = 'failed' | 'notSeen' | 'unsure';

/** Undefined where there is nothing to say. */
export function problemOf(outcome: Outcome): Problem | undefined {
  switch (outcome.kind) {
    case 'done':
    case 'ignored':
      return undefined;
    case 'unknown':
      return 'unsure';
    case 'notSent':
      return 'failed';
    case 'refused':
      // Not found among the cases, which may show it later, is less than a no of the server.
      return certaintyOf(outcome.failure) === 'unknown' ? 'notSeen' : 'failed';
  }
}
