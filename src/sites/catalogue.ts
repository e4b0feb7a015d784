import type { Language } from './site.ts';

/** Half of a surrogate pair. `encodeURIComponent` throws for one. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** The address of a page of the catalogue site. The segments of the route come from the translations. */
export function catalogueLink(host: string, language: Language, ...segments: string[]): string {
  return `${host}/${[language, ...segments.map(pathSegment)].join('/')}/`;
}

/** Replaces each lone surrogate by U+FFFD, as browsers do in a query. */
export function wellFormed(text: string): string {
  return text.replaceAll(LONE_SURROGATE, '\uFFFD');
}

/** One segment of a path, encoded. */
export function pathSegment(value: string): string {
  return encodeURIComponent(wellFormed(value));
}
