import { errorPath } from '#i18n/errorPath.ts';
import type { Language } from '#sites/site.ts';
import type { IdentityProblem } from './identity.ts';

/** Cookies, and the addresses that servers take, have room for so many characters besides, each encoded as three. */
const MOST_TARGET = 500;

/** The target, or as much of it as cookies and addresses have room for: its path, or nothing. */
export function shortTarget(target: string): string {
  const [path = ''] = target.split(/[?#]/);
  return [target, path].find(({ length }) => length <= MOST_TARGET) ?? '';
}

/**
 * Address of the error page.
 * @param problem chooses the page's text
 * @param target path that "try again" leads to
 */
export function errorAddress(
  problem: IdentityProblem,
  target: string | undefined,
  language: Language,
): string {
  const search = new URLSearchParams({ reason: problem });
  if (target !== undefined) search.set('target', shortTarget(target));
  return `${errorPath(language)}?${search.toString()}`;
}
