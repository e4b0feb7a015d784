import { existsSync, readFileSync } from 'node:fs';
import { runProgram } from './program.ts';

/**
 * Where the changes begin: where the branch left `main`. On `main` itself it is the last commit, or the one before
 * where everything is committed.
 */
export async function beginningOfChanges(): Promise<string> {
  const head = await commit('rev-parse', 'HEAD');
  const left =
    (await commit('merge-base', 'HEAD', 'main')) ?? (await commit('merge-base', 'HEAD', 'origin/main'));
  if (left !== undefined && left !== head) return left;
  const isClean = (await changedFiles('HEAD')).length === 0;
  return (isClean ? await commit('rev-parse', '--verify', '--quiet', 'HEAD~1') : undefined) ?? 'HEAD';
}

async function commit(...args: string[]): Promise<string | undefined> {
  const { ok, output } = await runProgram('git', args);
  return ok ? output.trim() : undefined;
}

/**
 * The files that differ from a commit, new files that git does not know included, deleted files left out.
 * @throws Error where git does not know the commit
 */
export async function changedFiles(since: string): Promise<string[]> {
  const differing = await linesOf('diff', '--name-only', since);
  const unknown = await linesOf('ls-files', '--others', '--exclude-standard');
  return [...differing, ...unknown].filter((file) => existsSync(file));
}

/** The numbers of the lines of a file that are new or changed since a commit; all of a file that git does not know. */
export async function changedLines(since: string, file: string): Promise<number[]> {
  const hunks = (await linesOf('diff', '--unified=0', since, '--', file)).flatMap((line) => {
    const [, start, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    return start === undefined ? [] : [{ start: Number(start), count: Number(count) }];
  });
  const isKnown = (await commit('ls-files', '--error-unmatch', file)) !== undefined;
  if (!isKnown)
    return readFileSync(file, 'utf8')
      .split('\n')
      .map((_, at) => at + 1);
  // What was only deleted has no line of its own, and touches the one before.
  return hunks.flatMap(({ start, count }) =>
    Array.from({ length: Math.max(count, 1) }, (_, at) => Math.max(start, 1) + at),
  );
}

async function linesOf(...args: string[]): Promise<string[]> {
  const { ok, output } = await runProgram('git', args);
  if (!ok) throw new Error(output);
  return output.split('\n').filter((line) => line !== '');
}

/** One file imports another, type imports included. */
export interface FileImport {
  from: string;
  to: string;
}

/** A browser test, as Playwright takes it on its command line. */
export interface BrowserTest {
  /** From the project's folder. */
  file: string;
  line: number;
}

export interface Touched {
  /** Folders of `tests/browser/` of which every test is asked for. */
  whole: readonly string[];
  /** Folders of which the first test of each file is asked for. */
  sampled: readonly string[];
}

/** Texts of pages: each is a namespace, called like the area that shows it. */
const TEXTS = /^public\/locales\/[^/]+\/([^/.]+)\.json$/;

/**
 * The folders of browser tests that a change can touch. A folder is whole where the change is in a folder of its name
 * (`src/areas/tickets/`, `src/identity/`, `public/locales/fr/tickets.json`, the tests themselves). It is sampled where
 * the change is only imported, over any number of files, by a folder of its name.
 */
export function touchedFolders(
  changed: readonly string[],
  imports: readonly FileImport[],
  folders: readonly string[],
): Touched {
  const whole = folders.filter((folder) => changed.some((file) => isOf(file, folder)));
  const reached = importersOf(changed, imports);
  const sampled = folders.filter(
    (folder) => !whole.includes(folder) && reached.some((file) => isOf(file, folder)),
  );
  return { whole, sampled };
}

/** Every file that imports one of these, itself or over others. */
export function importersOf(files: readonly string[], imports: readonly FileImport[]): string[] {
  const byImported = Map.groupBy(imports, ({ to }) => to);
  const found = new Set(files);
  // A set is iterated in the order of insertion, and what is inserted meanwhile is visited too.
  for (const file of found) for (const { from } of byImported.get(file) ?? []) found.add(from);
  return [...found].filter((file) => !files.includes(file));
}

/**
 * The tests to run, at most `most`: those of the whole folders first, then the first test of each file of the sampled
 * folders, one folder after the other, so that a limit leaves no folder out before another has its second test.
 * @returns `left`: how many tests of these folders do not run
 */
export function chosenTests(
  tests: readonly BrowserTest[],
  { whole, sampled }: Touched,
  most: number,
): { chosen: BrowserTest[]; left: number } {
  const inFolders = (folders: readonly string[]): BrowserTest[][] =>
    folders.map((folder) => tests.filter(({ file }) => isOf(file, folder)));
  const firsts = inFolders(sampled).map(firstOfEachFile);
  const rounds = Math.max(0, ...firsts.map(({ length }) => length));
  const inTurn = Array.from({ length: rounds }, (_, round) => firsts.flatMap((list) => list[round] ?? []));
  const chosen = [...inFolders(whole).flat(), ...inTurn.flat()].slice(0, most);
  const touched = [...inFolders(whole), ...inFolders(sampled)].flat();
  return { chosen, left: touched.length - chosen.length };
}

/**
 * The tests of a file that have one of the lines, from their own beginning to that of the next test. A line before all
 * tests is everybody's.
 */
export function testsOfLines<T extends BrowserTest>(
  tests: readonly T[],
  file: string,
  lines: readonly number[],
): T[] {
  const own = tests.filter((test) => test.file === file).toSorted((a, b) => a.line - b.line);
  const isBefore = lines.some((line) => line < (own[0]?.line ?? 0));
  return own.filter(({ line }) => {
    const next = own.find((other) => other.line > line)?.line ?? Infinity;
    return isBefore || lines.some((one) => one >= line && one < next);
  });
}

const MOST_FLAKY = 2;

/** Why flaky tests fail a run: there are too many, or what they try has just changed. */
export function flakyProblems(
  flaky: readonly { title: string; file: string }[],
  changed: readonly string[],
): string[] {
  const folderOf = (file: string): string => file.split('/').at(-2) ?? '';
  const { whole } = touchedFolders(changed, [], [...new Set(flaky.map(({ file }) => folderOf(file)))]);
  const touched = flaky.filter(({ file }) => changed.includes(file) || whole.includes(folderOf(file)));
  return [
    ...(flaky.length > MOST_FLAKY ? [`${flaky.length} tests are flaky, more than ${MOST_FLAKY}`] : []),
    ...touched.map(({ title }) => `flaky, and touched by this change: ${title}`),
  ];
}

function firstOfEachFile(tests: readonly BrowserTest[]): BrowserTest[] {
  return tests.filter((test, at) => tests.findIndex(({ file }) => file === test.file) === at);
}

/** Whether the file lies in a folder of this name, or has the texts of this name. Of the tests, only browser tests do. */
function isOf(file: string, folder: string): boolean {
  if (file.startsWith('tests/')) return file.startsWith(`tests/browser/${folder}/`);
  return file.split('/').slice(0, -1).includes(folder) || TEXTS.exec(file)?.[1] === folder;
}
