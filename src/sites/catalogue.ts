import { pathSegment } from './pathSegment.ts';
import type { Language } from './site.ts';

/** A page of the catalogue site: its host, the language, and a route from the translations (OD-18). */
export function catalogueLink(host: string, language: Language, ...segments: string[]): string {
  return `${host}/${[language, ...segments.map(pathSegment)].join('/')}/`;
}
