import { UNSUBSCRIBE_PATHS } from './rules.ts';
import { kept, reveal } from './views.ts';

/**
 * Shows what the visitor has unsubscribed from.
 * @returns false for a visitor who has not unsubscribed; the page then sends them back
 */
export function showConfirmation(): boolean {
  const done = kept('done');
  if (done === undefined || !Object.hasOwn(UNSUBSCRIBE_PATHS, done)) return false;
  reveal('done', done);
  reveal('category', kept('category') ?? '');
  return true;
}
