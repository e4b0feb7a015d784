import type { Language, Site } from '#sites/site.ts';

/** What the stand-in backend has by language. A language without an entry gets the English one. */
export type ByLanguage<Value> = { en: Value } & Partial<Record<Language, Value>>;

/** What the stand-in backend has by site: by the site's first language. A language without an entry gets the French one. */
export type BySite<Value> = { fr: Value } & Partial<Record<Language, Value>>;

export function inLanguage<Value>(values: ByLanguage<Value>, language: Language): Value {
  return values[language] ?? values.en;
}

export function ofSite<Value>(values: BySite<Value>, { languages: [first] }: Pick<Site, 'languages'>): Value {
  return values[first] ?? values.fr;
}
