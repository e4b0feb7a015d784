import type { Language, SiteId } from '#sites/site.ts';

/** What the stand-in backend has by language. A language without an entry gets the English one. */
export type ByLanguage<Value> = { en: Value } & Partial<Record<Language, Value>>;

/** What the stand-in backend has by site. A site without an entry gets that of the French site. */
export type BySite<Value> = { fr: Value } & Partial<Record<SiteId, Value>>;

export function inLanguage<Value>(values: ByLanguage<Value>, language: Language): Value {
  return values[language] ?? values.en;
}

export function ofSite<Value>(values: BySite<Value>, site: SiteId): Value {
  return values[site] ?? values.fr;
}
