import type { CallFailure } from '#http/errors.ts';
import type { Outcome } from '../change.ts';
import { onReset } from '../load.ts';
import type { Toast } from './rules.ts';
import { announce, announceError, announceFailure, withdraw } from './store.ts';

/** What was last said about each action, such as `favourite:LY1`. */
const said = new Map<string, Toast>();

onReset(() => {
  said.clear();
});

/**
 * Takes back what was said about an action before: an error must not stay once its action has worked.
 * @param toast what is said instead; undefined where the page itself shows how the action ended
 */
export function sayAbout(action: string, toast: Toast | undefined): void {
  const before = said.get(action);
  if (before) withdraw(before);
  if (toast) said.set(action, toast);
  else said.delete(action);
}

/** Each shows a toast and returns it. */
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
 * Says in a toast how a change ended.
 * @param action names what the customer tried, such as `favourite:LY1`. The same name takes an earlier toast back.
 */
export function tell(action: string, outcome: Outcome, toasts: Toasts = {}): void {
  if (outcome.kind !== 'ignored') sayAbout(action, toastAbout(outcome, toasts));
}

function toastAbout(
  outcome: Exclude<Outcome, { kind: 'ignored' }>,
  { done, unknown = announceUnknown, failed = announceFailure }: Toasts,
): Toast | undefined {
  switch (outcome.kind) {
    case 'done':
      return outcome.already ? done && announce('already') : done?.();
    case 'unknown':
      return unknown(outcome.failure);
    case 'refused':
    case 'notSent':
      return failed(outcome.failure);
  }
}

function announceUnknown(): Toast {
  return announceError('unknown');
}
