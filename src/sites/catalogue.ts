import { pathSegment } from './pathSegment.ts';
import type { Language } from './site.ts';

/** The address of a page of the catalogue site. The segments of the route come from the translations. */
export function catalogueLink(host: string, language: Language, ...segments: string[]): string {
  return `${host}/${[language, ...segments.map(pathSegment)].join('/')}/`;
}
