import type { Language } from '#sites/site.ts';

/**
 * The language of a path: its first segment, or the second one of a mobile variant.
 * @returns undefined for `/404` and `/callback`
 */
export function pathLanguage(pathname: string, siteLanguages: readonly Language[]): Language | undefined {
  const [, first, second] = pathname.split('/');
  const segment = first === 'm' ? second : first;
  return siteLanguages.find((language) => language === segment);
}

/** Path, query and hash of the same page in another language. A path without language leads to that language's home. */
export function switchLanguage(url: URL, language: Language, siteLanguages: readonly Language[]): string {
  const current = pathLanguage(url.pathname, siteLanguages);
  if (!current) return `/${language}/`;
  return url.pathname.replace(`/${current}`, `/${language}`) + url.search + url.hash;
}
