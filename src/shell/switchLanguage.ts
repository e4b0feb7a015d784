import type { Language } from '#sites/site.ts';

/** The language of a path: its first segment, or the second of a mobile variant (TR-18). None on `/404` and `/callback`. */
export function pathLanguage(pathname: string, siteLanguages: readonly Language[]): Language | undefined {
  const [, first, second] = pathname.split('/');
  const segment = first === 'm' ? second : first;
  return siteLanguages.find((language) => language === segment);
}

/** The same place in another language, as path, query and hash; from a path without language, that language's home. */
export function switchLanguage(url: URL, language: Language, siteLanguages: readonly Language[]): string {
  const current = pathLanguage(url.pathname, siteLanguages);
  if (!current) return `/${language}/`;
  return url.pathname.replace(`/${current}`, `/${language}`) + url.search + url.hash;
}
