import type { SiteId } from '#sites/site.ts';

/** A mistake that a developer could commit, and the test that has to notice it. */
export interface Breakage {
  /** Names it on the command line, as in `toast-never-hides`. */
  name: string;
  /** The requirement or decision that it breaks, which the title of the test names. */
  promise: string;
  /** From the top of the project. */
  file: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
  test: NamedTest;
  /** The sites that the test opens; the French one where left out. */
  sites?: readonly [SiteId, ...SiteId[]];
}

export interface NamedTest {
  /** A test of Vitest, from the top of the project; a browser test, below `tests/browser/`. */
  file: string;
  /** What stands behind the names of requirements. `${…}` or `$name` in the title of a test made from a table is any text. */
  title: string;
}

export function isOfVitest({ file }: NamedTest): boolean {
  return /^(?:src|tools)\//.test(file);
}

/** The file of the test, from the top of the project. */
export function pathOf(test: NamedTest): string {
  return isOfVitest(test) ? test.file : `tests/browser/${test.file}`;
}

/** @throws Error where the text to find occurs more or less than once */
export function broken({ name, find, replace }: Pick<Breakage, 'name' | 'find' | 'replace'>, source: string) {
  const [before, after, ...more] = source.split(find);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${name}: its text occurs ${String(more.length + (after === undefined ? 0 : 1))} times`);
  return before + replace + after;
}

/**
 * Matches the titles of the test as runners see them: the names before, and behind perhaps tags, or the fault of a test
 * that `testEachFault` made.
 */
export function titlePattern({ title }: NamedTest): string {
  const literal = title.replaceAll(/[.*+?^()|[\]\\]/g, '\\$&');
  return `\\] ${literal.replaceAll(/\$\{[^}]*\}|\$\w+/g, '.*')}(?: @|: |$)`;
}

interface TitledTest {
  /** Names of requirements and decisions. */
  names: readonly string[];
  title: string;
}

/** The titles of a test file that begin with names. */
export function titlesIn(source: string): TitledTest[] {
  return [...source.matchAll(/(['`])\[([\w/-]+(?:, [\w/-]+)*)\] (.+?)\1/g)].map(
    ([, , names = '', title = '']) => ({ names: names.split(', '), title }),
  );
}
