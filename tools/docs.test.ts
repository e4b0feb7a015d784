import { posix } from 'node:path';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knownNames, testsOfRequirements, type Pages } from './requirements.ts';
import { ALL_STEPS } from './testSteps.ts';

const FENCED = /^```[^]*?^```$/gm;
const HEADING = /^#+ (.+)$/gm;
const LINK = /\]\(([^()\s]+)\)/g;
/** A mention of a page, as comments write it. */
const MENTION = /\bdocs\/[\w./-]+\.md(?:#[\w-]+)?/g;
const NAME = String.raw`[\w-]+\/[\w-]+`;
/** A title begins with the names that it checks, in brackets. */
const TITLE = new RegExp(String.raw`['"\`]\[(${NAME}(?:, ${NAME})*)\] `, 'g');
/** A path in backquotes, without a placeholder. */
const PATH = /`((?:src|tests|public|docs)\/[\w./-]+)`/g;
const SCRIPT = /\bnpm run ([\w:]+)/g;
const README_BYTES = 8192;

const read = (path: string): string => readFileSync(path, 'utf8');
const pages: Pages = new Map(globSync(['*.md', 'docs/**/*.md']).map((path) => [path, read(path)]));
/** Their examples are of pages and names that are not there. */
const EXAMPLES = ['tools/requirements.test.ts'];
const sources: Pages = new Map(
  globSync('{src,tests,tools}/**/*.{ts,tsx,mjs,astro,css,json}', {
    exclude: [...EXAMPLES, '**/node_modules/**'],
  }).map((path) => [path, read(path)]),
);
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Lines such as `docs/deploy.md: gone.md`, of what a check finds in each file. */
function findings(files: Pages, check: (text: string, path: string) => string[]): string[] {
  return [...files].flatMap(([path, text]) => check(text, path).map((found) => `${path}: ${found}`));
}

test('a requirement or decision has one name of its own', () => {
  const names = knownNames(pages);
  expect(names.length).toBeGreaterThan(500);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('the names in the titles of tests are those of requirements and decisions', () => {
  const known = new Set(knownNames(pages));
  const unknown = (text: string): string[] => titleNames(text).filter((name) => !known.has(name));
  expect(findings(sources, unknown)).toEqual([]);
});

test('links lead somewhere, from pages and from comments', () => {
  expect(findings(pages, (_, path) => brokenLinks(pages, path, existsSync))).toEqual([]);
  expect(findings(sources, (text) => brokenMentions(pages, text))).toEqual([]);
});

/** What the recipes for an area, a language and a site create. */
const IN_RECIPES = /troph|public\/locales\/de$|src\/sites\/be\.ts$/i;

test('paths and commands that the pages name are there', () => {
  const exists = (path: string): boolean => existsSync(path) || IN_RECIPES.test(path);
  expect(findings(pages, (text) => missingThings(text, exists, Object.keys(scripts)))).toEqual([]);
});

/** A number (one or two letters, a hyphen, two digits) of a requirement or a decision in a document that nobody here can open. */
const FOREIGN_CODE = /\b(?:SP|TR|OD|[A-T])-\d{2}\b/g;

test('requirements and decisions are named, not numbered', () => {
  const codes = (text: string): string[] => text.match(FOREIGN_CODE) ?? [];
  expect(findings(new Map([...pages, ...sources]), codes)).toEqual([]);
});

test('the README is read in one sitting', () => {
  expect(Buffer.byteLength(pages.get('README.md') ?? '')).toBeLessThanOrEqual(README_BYTES);
});

test('every requirement has a test', () => {
  const only = (files: Pages, which: RegExp): Pages =>
    new Map([...files].filter(([path]) => which.test(path)));
  const tests = testsOfRequirements(
    only(pages, /^docs\/requirements\//),
    only(sources, /^(?:src|tools|tests\/browser|tests\/contract)\/.*\.test\.tsx?$/),
  );
  expect([...tests].filter(([, files]) => files.length === 0).map(([name]) => name)).toEqual([]);
});

test('the guide to the tests names each step', () => {
  // Of further builds it says what they are.
  const steps = ALL_STEPS.map(({ name }) => name).filter((name) => !name.startsWith('build-'));
  const guide = pages.get('docs/testing.md');
  expect(steps.filter((name) => !guide?.includes(`\`${name}\``))).toEqual([]);
});

/** The names at the beginning of the titles of a test file. */
function titleNames(source: string): string[] {
  return found(source, TITLE).flatMap((names) => names.split(', '));
}

/** Links of a page that lead to no file, or to no heading of a page. */
function brokenLinks(pages: Pages, path: string, exists: (path: string) => boolean): string[] {
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
function brokenMentions(pages: Pages, source: string): string[] {
  return [...source.matchAll(MENTION)]
    .map(([mention]) => mention)
    .filter((mention) => {
      const [file = '', anchor] = mention.split('#');
      return !leadsSomewhere(pages, file, anchor, () => false);
    });
}

/** Paths and npm scripts that a page names and the project does not have. */
function missingThings(page: string, exists: (path: string) => boolean, scripts: readonly string[]) {
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
function anchors(page: string): string[] {
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
