import { globSync, readFileSync } from 'node:fs';
import { orExplain } from './explain.ts';

/** Pages of Markdown by their path from the top of the project. */
export type Pages = ReadonlyMap<string, string>;

/** A bullet of a file in docs/requirements begins with the requirement's name. */
const REQUIREMENT = /^- `([\w-]+\/[\w-]+)`:/gm;
const DECISION = /^### ([\w-]+)$/gm;
/** Names in brackets in a test file, as a title has them, or a row of a table of titles. */
const BRACKETS = /\[([\w-]+\/[\w-]+(?:, [\w-]+\/[\w-]+)*)\]/g;

/** A test file that names a requirement. */
interface NamingFile {
  path: string;
  /** All its tests of the requirement are left to the night. */
  isNightly: boolean;
}

/**
 * `npm run requirements -- tickets` says which tests hold the requirements whose names begin so; all of them without a
 * name.
 */
if (import.meta.main)
  await orExplain(() => {
    const [beginning = ''] = process.argv.slice(2);
    const all = testsOfRequirements(
      readAll('docs/requirements/*.md'),
      readAll('{src,tools,tests/browser,tests/contract}/**/*.test.{ts,tsx}'),
    );
    const chosen = [...all].filter(([name]) => name.startsWith(beginning));
    if (chosen.length === 0) throw new Error(`No requirement is called ${beginning}.`);
    for (const [name, files] of chosen) {
      console.log(name);
      for (const { path, isNightly } of files) console.log(`  ${path}${isNightly ? ' (by night)' : ''}`);
    }
  });

function readAll(pattern: string): Pages {
  return new Map(globSync(pattern).map((path) => [path, readFileSync(path, 'utf8')]));
}

/** For each requirement the test files that name it, sorted; none for a requirement without a test. */
export function testsOfRequirements(pages: Pages, tests: Pages): Map<string, NamingFile[]> {
  const named = [...tests]
    .map(([path, text]) => ({ path, names: namesIn(text) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return new Map(
    knownNames(pages)
      .filter((name) => !name.startsWith('decisions/'))
      .map((name) => [
        name,
        named.flatMap(({ path, names }) => {
          const own = names.filter((one) => one.name === name);
          return own.length === 0 ? [] : { path, isNightly: own.every(({ isNightly }) => isNightly) };
        }),
      ]),
  );
}

/** Each name as often as it occurs. A test is nightly where its title or its tags, which stand before its body, say so always. */
function namesIn(source: string): { name: string; isNightly: boolean }[] {
  return [...source.matchAll(BRACKETS)].flatMap(({ 1: names = '', index }) => {
    const head = source.slice(index).split('=>', 1)[0] ?? '';
    const tags = /\btag: ([^}]*)\}/.exec(head)?.[1] ?? '';
    const isNightly =
      / @nightly['`]/.test(head) || (/TAG\.(?:nightly|faults)/.test(tags) && !tags.includes('?'));
    return names.split(', ').map((name) => ({ name, isNightly }));
  });
}

/** Every name that a title may use: requirements as they stand, decisions as `decisions/<heading>`. */
export function knownNames(pages: Pages): string[] {
  return [...pages].flatMap(([path, text]) => {
    if (path.startsWith('docs/requirements/')) return headings(text, REQUIREMENT);
    if (path === 'docs/decisions.md') return headings(text, DECISION).map((slug) => `decisions/${slug}`);
    return [];
  });
}

function headings(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}
