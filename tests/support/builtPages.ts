import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_FOLDER } from '#tools/folders.ts';
import type { SiteId } from '#sites/site.ts';

export interface BuiltPage {
  /** The path as a customer visits it, as in `/fr/tickets/`. */
  path: string;
  language: string;
  /** The value of `<html data-guard>`; `public` where the page has no guard. */
  guard: string;
}

/** Pages that redirect at once. */
const PASSAGES = ['/', '/callback/'];

/** All pages of the build, so that a new page is tested without being named. */
export function builtPages(site: SiteId): BuiltPage[] {
  const folder = `${TEST_FOLDER}/${site}`;
  return globSync('**/*.html', { cwd: folder })
    .sort()
    .map((file) => {
      const html = /<html[^>]*>/.exec(readFileSync(join(folder, file), 'utf8'))?.[0] ?? '';
      return {
        path: `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
        language: attribute(html, 'lang'),
        guard: attribute(html, 'data-guard'),
      };
    })
    .filter(({ path }) => !PASSAGES.includes(path));
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}
