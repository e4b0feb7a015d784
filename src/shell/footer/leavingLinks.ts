import type { ExtensionFlag, Flags } from '#sites/flags.ts';
import { routePath, type RouteId } from '#sites/routes.ts';
import type { Language } from '#sites/site.ts';

const WAYS_OUT = [
  ['publicCancel', 'publicCancellationEnabled'],
  ['withdraw', 'withdrawalEnabled'],
] as const satisfies readonly (readonly [RouteId, ExtensionFlag])[];
type WayOut = (typeof WAYS_OUT)[number][0];
type LeavingFlag = (typeof WAYS_OUT)[number][1];

/**
 * The links to the pages for leaving a contract without an account, whose flags are on at build. Their texts are the
 * titles of the pages, which are the words of the law.
 */
export function leavingLinks(
  flags: Pick<Flags, LeavingFlag>,
  language: Language,
  titles: Readonly<Record<WayOut, string>>,
): { href: string; text: string }[] {
  return WAYS_OUT.filter(([, flag]) => flags[flag]).map(([route]) => ({
    href: routePath(language, route),
    text: titles[route],
  }));
}
