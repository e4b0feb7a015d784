import { cpSync, existsSync, globSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import type { SiteId } from '#sites/site.ts';
import { SITE_IDS } from '#sites/sites.ts';
import { runProgram } from '../program.ts';

/**
 * Mistakes that a developer could commit, by the file: a text that occurs once in it, what stands there by mistake, the
 * requirement or decision that this breaks, and the site that shows it where that is not the French one.
 */
export type Mistakes = Readonly<
  Record<string, readonly (readonly [find: string, replace: string, promise: string, site?: SiteId])[]>
>;

export interface Breakage {
  file: string;
  find: string;
  replace: string;
  promise: string;
  site: SiteId;
}

export function breakagesOf(mistakes: Mistakes): Breakage[] {
  return Object.entries(mistakes).flatMap(([file, own]) =>
    own.map(([find, replace, promise, site = 'fr']) => ({ file, find, replace, promise, site })),
  );
}

/** @throws Error where the text to find occurs more or less than once */
export function broken({ file, find, replace }: Breakage, source: string): string {
  const [before, after, ...more] = source.split(find);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${file}: ${find} occurs ${String(more.length + (after === undefined ? 0 : 1))} times`);
  return before + replace + after;
}

/** The tests of which a title names a promise, as files: those of Vitest and those of Playwright. */
export function testsOf(promises: readonly string[]): { vitest: string[]; playwright: string[] } {
  const naming = (pattern: string): string[] =>
    globSync(pattern).filter((file) => new RegExp(titlesOf(promises)).test(readFileSync(file, 'utf8')));
  return {
    vitest: naming('{src,tools}/**/*.test.{ts,tsx}'),
    playwright: naming('tests/browser/**/*.test.ts'),
  };
}

/** Matches the names in brackets before a title. */
function titlesOf(promises: readonly string[]): string {
  return `[\\[ ](?:${promises.join('|')})[,\\]]`;
}

/** Titles of the tests that have not passed, with what they said. */
type Failures = ReadonlyMap<string, string>;

/**
 * What the tests of a promise make of a breakage. `noticed`: one fails that passes without it. `unnoticed`: none does.
 * `otherwise`: none ran, or a page did not open in time, which says nothing of the promise.
 */
export interface Verdict {
  kind: 'noticed' | 'unnoticed' | 'otherwise';
  said: string;
}

/** What a browser test demands of a page: an expectation, or an address that the page has to reach. */
const ASSERTION = /\bexpect(?:\.\w+)?\(|\bpage\.waitForURL:/;

export function verdictOf(
  failures: Failures | undefined,
  before: Failures,
  isAssertion = ASSERTION,
): Verdict {
  if (failures === undefined) return { kind: 'otherwise', said: 'No test has run.' };
  const fresh = [...failures].filter(([title]) => !before.has(title)).map(([, said]) => said);
  const noticed = fresh.find((said) => isAssertion.test(said));
  if (noticed !== undefined) return { kind: 'noticed', said: noticed };
  return { kind: fresh.length === 0 ? 'unnoticed' : 'otherwise', said: fresh.join('\n') };
}

interface VitestReport {
  testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
}

interface Suite {
  specs: { title: string; tests: { results: { status: string; errors: { message?: string }[] }[] }[] }[];
  suites?: Suite[];
}

/** @param json report of Vitest or Playwright. @returns undefined for a run without a test */
export function failuresIn(json: string): Failures | undefined {
  const report = JSON.parse(json) as VitestReport | { suites: Suite[] };
  const tests =
    'suites' in report
      ? report.suites.flatMap(resultsIn)
      : report.testResults
          .flatMap(({ assertionResults }) => assertionResults)
          .map(({ fullName, status, failureMessages }) => ({
            title: fullName,
            status,
            said: failureMessages,
          }))
          .filter(({ status }) => status === 'passed' || status === 'failed');
  if (tests.length === 0) return undefined;
  return new Map(
    tests
      .filter(({ status }) => status !== 'passed' && status !== 'skipped')
      .map(({ title, said }) => [title, said.join('\n')]),
  );
}

function resultsIn({ specs, suites = [] }: Suite): { title: string; status: string; said: string[] }[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .map(({ status, errors }) => ({ title, status, said: errors.map(({ message = '' }) => message) })),
  );
  return [...own, ...suites.flatMap(resultsIn)];
}

/** On the same disk as the packages, so that their files can be linked. */
const FOLDER = resolve('test-results/breakages');
const NOT_COPIED = ['.astro', '.git', 'coverage', 'dist', 'node_modules', 'test-results'];
const PATH = [join(FOLDER, 'node_modules/.bin'), process.env.PATH].join(delimiter);
/** The sites as they are, and those of the last breakage. */
const SOUND = 'dist/sound';
const BROKEN = 'dist/broken';
const REPORT = 'report.json';

/** Copies the project without what it builds: an interrupted run leaves no breakage behind in the project itself. */
export function copyFiles(folder: string): void {
  // The rest of a run that was ended early.
  rmSync(folder, { recursive: true, force: true });
  for (const name of readdirSync('.').filter((one) => !NOT_COPIED.includes(one)))
    cpSync(name, join(folder, name), { recursive: true });
  linkFiles('node_modules', join(folder, 'node_modules'));
}

/** Astro builds nothing with packages outside of its folder, and a copy of all packages would take long. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/** Builds as `npm run build` does, into `dist/<site>`, and moves the result. */
async function build(sites: readonly SiteId[], to: string): Promise<void> {
  rmSync(join(FOLDER, to), { recursive: true, force: true });
  const { ok, output } = await runProgram(
    'node',
    ['tools/build.ts', ...sites],
    { PATH, TIER: 'local' },
    FOLDER,
  );
  if (!ok) throw new Error(output);
  mkdirSync(join(FOLDER, to), { recursive: true });
  for (const site of sites) renameSync(join(FOLDER, 'dist', site), join(FOLDER, to, site));
}

async function runVitest(promises: readonly string[]): Promise<Failures | undefined> {
  const files = testsOf(promises).vitest;
  const args = ['run', '--reporter=json', `--outputFile=${REPORT}`, `-t=${titlesOf(promises)}`, ...files];
  return files.length === 0 ? undefined : reported('vitest', args, {});
}

async function runPlaywright(promises: readonly string[], sites: string): Promise<Failures | undefined> {
  const files = testsOf(promises).playwright;
  const args = ['test', '--project=browser', '--reporter=json', `--grep=${titlesOf(promises)}`, ...files];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT, TEST_FOLDER: sites, NO_COLOR: '1' };
  return files.length === 0 ? undefined : reported('playwright', args, env);
}

async function reported(program: string, args: string[], env: Record<string, string>) {
  const report = join(FOLDER, REPORT);
  rmSync(report, { force: true });
  await runProgram(program, args, { PATH, ...env }, FOLDER);
  return existsSync(report) ? failuresIn(readFileSync(report, 'utf8')) : undefined;
}

/** Tries each breakage in a copy of the project. Tests that fail without any notice nothing. */
export async function tryOut(
  breakages: readonly Breakage[],
  tried: (breakage: Breakage, verdict: Verdict) => void,
): Promise<void> {
  copyFiles(FOLDER);
  // Also where the run is ended early.
  process.on('exit', () => {
    rmSync(FOLDER, { recursive: true, force: true });
  });
  const promises = [...new Set(breakages.map(({ promise }) => promise))];
  const inVitest = (await runVitest(promises)) ?? new Map<string, string>();
  let inPlaywright: Failures | undefined;
  for (const breakage of breakages) tried(breakage, await verdictOn(breakage));

  async function verdictOn(breakage: Breakage): Promise<Verdict> {
    const path = join(FOLDER, breakage.file);
    const source = readFileSync(path, 'utf8');
    try {
      writeFileSync(path, broken(breakage, source));
      const ofVitest = verdictOf(await runVitest([breakage.promise]), inVitest, /^/);
      if (ofVitest.kind === 'noticed' || testsOf([breakage.promise]).playwright.length === 0) return ofVitest;
      if (inPlaywright === undefined) {
        writeFileSync(path, source);
        inPlaywright = await withoutBreakage();
        writeFileSync(path, broken(breakage, source));
      }
      await build([breakage.site], BROKEN);
      for (const site of SITE_IDS.filter((id) => id !== breakage.site))
        symlinkSync(join(FOLDER, SOUND, site), join(FOLDER, BROKEN, site));
      return verdictOf(await runPlaywright([breakage.promise], BROKEN), inPlaywright);
    } catch (error) {
      return { kind: 'otherwise', said: String(error) };
    } finally {
      writeFileSync(path, source);
    }
  }

  async function withoutBreakage(): Promise<Failures> {
    await build(SITE_IDS, SOUND);
    return (await runPlaywright(promises, SOUND)) ?? new Map<string, string>();
  }
}
