import type { CallFailure } from '#http/errors.ts';
import type { Outcome } from '../change.ts';
import { announceError, announceFailure } from './store.ts';

interface Toasts {
  /** Left out where the page itself shows that it is done. */
  done?: () => void;
  unknown?: (failure: CallFailure) => void;
  /** For a change that was refused or not sent. */
  failed?: (failure: CallFailure) => void;
}

/** Says in a toast how a change ended. */
export function tell(
  outcome: Outcome,
  { done, unknown = announceUnknown, failed = announceFailure }: Toasts = {},
): void {
  switch (outcome.kind) {
    case 'done':
      done?.();
      return;
    case 'unknown':
      unknown(outcome.failure);
      return;
    case 'refused':
    case 'notSent':
      failed(outcome.failure);
      return;
    case 'ignored':
  }
}

function announceUnknown(): void {
  announceError('unknown');
}
