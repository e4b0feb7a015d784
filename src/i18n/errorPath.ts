import { error as en } from '#locales/en/routes.json';
import { error as fr } from '#locales/fr/routes.json';
import { error as nl } from '#locales/nl/routes.json';
import type { Language } from '#sites/site.ts';

const SEGMENTS: Record<Language, string> = { en, fr, nl };

/** The error page's address comes from the translations (specification, section 2); `/{language}/error/` stays as well. */
export function errorPath(language: Language): string {
  return `/${language}/${SEGMENTS[language]}/`;
}

export interface ErrorPageProps {
  language: Language;
}

/** Where the error page is built: at `/{language}/error/`, and where its translation says so, at that as well. */
export function errorPages(
  languages: readonly Language[],
  segments: Readonly<Record<Language, string>> = SEGMENTS,
): { params: { language: Language; error: string }; props: ErrorPageProps }[] {
  return languages.flatMap((language) =>
    [...new Set(['error', segments[language]])].map((error) => ({
      params: { language, error },
      props: { language },
    })),
  );
}
