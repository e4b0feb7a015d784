import type { Language, Site } from '#sites/site.ts';

/** What the stand-in backend has by language. A language without an entry gets the English one. */
export type ByLanguage<Value> = { en: Value } & Partial<Record<Language, Value>>;

/**
 * What the stand-in backend has by site: by its id, or else by its first language. A language without an entry gets
 * the French one.
 */
export type BySite<Value> = { fr: Value } & Partial<Record<Language | 'be', Value>>;

export function inLanguage<Value>(values: ByLanguage<Value>, language: Language): Value {
  return values[language] ?? values.en;
}

export function ofSite<Value>(
  values: BySite<Value>,
  { id, languages }: Pick<Site, 'id' | 'languages'>,
): Value {
  const entries: Partial<Record<string, Value>> = values;
  return entries[id] ?? entries[languages[0]] ?? values.fr;
}
