import { errorPath } from '#i18n/errorPath.ts';
import type { Language } from '#sites/site.ts';
import type { IdentityProblem } from './identity.ts';

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
  if (target !== undefined) search.set('target', target);
  return `${errorPath(language)}?${search.toString()}`;
}
