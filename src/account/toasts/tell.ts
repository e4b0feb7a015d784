import type { CallFailure } from '#http/errors.ts';
import type { Outcome } from '../change.ts';
import type { Toast } from './rules.ts';
import { errorToast, failureToast, infoToast, show, takeBack } from './store.ts';

interface Toasts {
  /**
   * Left out where the page itself shows that it is done. A change that held already is told in words of its own, which
   * do not say that this customer has made it here.
   */
  done?: () => Toast;
  unknown?: (failure: CallFailure) => Toast;
  /** For a change that was refused or not sent. */
  failed?: (failure: CallFailure) => Toast;
}

/**
 * Says in a toast how a change ended, in place of what was said about it before.
 * @param about names what the customer tried, such as `favourite:LY1`
 */
export function tell(about: string, outcome: Outcome, toasts: Toasts = {}): void {
  if (outcome.kind === 'ignored') return;
  const toast = toastAbout(outcome, toasts);
  if (toast) show(toast, about);
  else takeBack(about);
}

function toastAbout(
  outcome: Exclude<Outcome, { kind: 'ignored' }>,
  { done, unknown = () => errorToast('unknown'), failed = failureToast }: Toasts,
): Toast | undefined {
  switch (outcome.kind) {
    case 'done':
      return outcome.already ? done && infoToast('already') : done?.();
    case 'unknown':
      return unknown(outcome.failure);
    case 'refused':
    case 'notSent':
      return failed(outcome.failure);
  }
}
