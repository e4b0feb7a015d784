import type { CallFailure } from '#http/errors.ts';
import type { Verdict } from '../settle.ts';
import { announceFailure, announceWords, withdrawLastWord, type Words } from './store.ts';

interface VerdictWords {
  /** None where the page itself shows it. */
  done?: Words;
  unsure: Words;
}

/** Says in a toast how it went. */
export function tell(
  verdict: Verdict,
  { done, unsure }: VerdictWords,
  announceFailed: (failure: CallFailure) => void = announceFailure,
): void {
  switch (verdict.kind) {
    case 'done':
      if (done) announceWords(done);
      else withdrawLastWord();
      return;
    case 'failed':
      announceFailed(verdict.failure);
      return;
    case 'unsure':
      announceWords(unsure, 'error');
  }
}
