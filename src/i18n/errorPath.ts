import { SEGMENTS } from 'virtual:error-segments';
import type { Language } from '#sites/site.ts';

/** The error page's address, which the translations name (specification, section 2). */
export function errorPath(language: Language): string {
  return `/${language}/${SEGMENTS[language]}/`;
}

export interface ErrorPageProps {
  language: Language;
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
