import { posix } from 'node:path';

/** Pages of Markdown by their path from the top of the project. */
export type Pages = ReadonlyMap<string, string>;

const FENCED = /^```[^]*?^```$/gm;
const HEADING = /^#+ (.+)$/gm;
/** A bullet of a file in docs/requirements begins with the requirement's name. */
const REQUIREMENT = /^- `([\w-]+\/[\w-]+)`:/gm;
const DECISION = /^### ([\w-]+)$/gm;
const LINK = /\]\(([^()\s]+)\)/g;
/** A mention of a page, as comments write it. */
const MENTION = /\bdocs\/[\w./-]+\.md(?:#[\w-]+)?/g;
const NAME = String.raw`[\w-]+\/[\w-]+`;
/** A title begins with the names that it checks: `'[tickets/confirmed-only, decisions/offline-tickets] keeps …'`. */
const TITLE = new RegExp(String.raw`['"\`]\[(${NAME}(?:, ${NAME})*)\] `, 'g');
/** A path in backquotes, without a placeholder. */
const PATH = /`((?:src|tests|public|docs)\/[\w./-]+)`/g;
const SCRIPT = /\bnpm run ([\w:]+)/g;

/** Every name that a title may use: requirements as they stand, decisions as `decisions/<heading>`. */
export function knownNames(pages: Pages): string[] {
  return [...pages].flatMap(([path, text]) => {
    if (path.startsWith('docs/requirements/')) return found(text, REQUIREMENT);
    if (path === 'docs/decisions.md') return found(text, DECISION).map((slug) => `decisions/${slug}`);
    return [];
  });
}

/** The names at the beginning of the titles of a test file. */
export function titleNames(source: string): string[] {
  return found(source, TITLE).flatMap((names) => names.split(', '));
}

/** Links of a page that lead to no file, or to no heading of a page. */
export function brokenLinks(pages: Pages, path: string, exists: (path: string) => boolean): string[] {
  return found(withoutCode(pages.get(path) ?? ''), LINK).filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [file = '', anchor] = link.split('#');
    return !leadsSomewhere(
      pages,
      posix.join(posix.dirname(path), file || posix.basename(path)),
      anchor,
      exists,
    );
  });
}

/** Mentions of pages in a source file, such as `docs/decisions.md#offline-tickets`, that lead nowhere. */
export function brokenMentions(pages: Pages, source: string): string[] {
  return [...source.matchAll(MENTION)]
    .map(([mention]) => mention)
    .filter((mention) => {
      const [file = '', anchor] = mention.split('#');
      return !leadsSomewhere(pages, file, anchor, () => false);
    });
}

/** Paths and npm scripts that a page names and the project does not have. */
export function missingThings(page: string, exists: (path: string) => boolean, scripts: readonly string[]) {
  return [
    ...found(page, PATH).filter((path) => !exists(path)),
    ...found(page, SCRIPT).filter((script) => !scripts.includes(script)),
  ];
}

function leadsSomewhere(
  pages: Pages,
  path: string,
  anchor: string | undefined,
  exists: (path: string) => boolean,
): boolean {
  const page = pages.get(path);
  if (page === undefined) return anchor === undefined && exists(path);
  return anchor === undefined || anchors(page).includes(anchor);
}

/** As GitHub makes them of headings. */
export function anchors(page: string): string[] {
  return found(withoutCode(page), HEADING).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function withoutCode(page: string): string {
  return page.replaceAll(FENCED, '');
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}
