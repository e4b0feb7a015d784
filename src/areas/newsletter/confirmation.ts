import { kept } from './historyState.ts';
import { UNSUBSCRIBE_PATHS } from './paths.ts';
import { reveal } from './views.ts';

/**
 * Says what was done.
 * @returns false for a visitor who has not unsubscribed, and is to go back (SP-24)
 */
export function showConfirmation(): boolean {
  const done = kept('done');
  if (done === undefined || !Object.hasOwn(UNSUBSCRIBE_PATHS, done)) return false;
  reveal('done', done);
  return true;
}
