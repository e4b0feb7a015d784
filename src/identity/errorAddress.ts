import type { Language } from '#sites/site.ts';
import type { IdentityProblem } from './identity.ts';
import { SEGMENTS } from 'virtual:error-segments';

export interface ErrorPageProps {
  language: Language;
}

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

/** The error page's address, which the translations name (specification, section 2). */
export function errorPath(language: Language): string {
  return `/${language}/${SEGMENTS[language]}/`;
}

/** The addresses at which the error page is built: `/{language}/error/`, and the translated one if it differs. */
export function errorPages(
  languages: readonly Language[],
  segments: Readonly<Partial<Record<Language, string>>> = SEGMENTS,
): { params: { language: Language; error: string }; props: ErrorPageProps }[] {
  return languages.flatMap((language) =>
    [...new Set(['error', segments[language] ?? 'error'])].map((error) => ({
      params: { language, error },
      props: { language },
    })),
  );
}
