import { createHash } from 'node:crypto';

/** Stands in every page until all pages are built and the id is known. */
export const BUILD_ID_PLACEHOLDER = '__BUILD_ID__';

/** The same sources give the same id, so that a repeated deploy does not make every open page reload. */
export function buildId(pages: readonly string[]): string {
  const hash = createHash('sha256');
  for (const page of pages) hash.update(page);
  return hash.digest('base64url').slice(0, 12);
}
