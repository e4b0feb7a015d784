import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import type { SiteId } from '#sites/site.ts';
import { SITE_IDS } from '#sites/sites.ts';
import { runProgram } from '../program.ts';
import { broken, isOfVitest, pathOf, titlePattern, type Breakage, type NamedTest } from './breakage.ts';
import { vitestVerdict, failedTitles, verdictOf, type Verdict } from './verdict.ts';

/** On the same disk as the packages, so that their files can be linked. */
const FOLDER = 'test-results/breakages';
const NOT_COPIED = ['.astro', '.git', 'coverage', 'dist', 'node_modules', 'test-results'];
/** The sites as they are, and those of the last breakage. */
const SOUND = 'dist/sound';
const BROKEN = 'dist/broken';
const REPORT = 'report.json';

/** A copy of the project, in which breakages are tried: an interrupted run leaves none behind in the project itself. */
export interface Copy {
  /**
   * Builds every site as it is and runs the tests.
   * @returns the titles of those that fail
   * @throws Error where the sites are not built or no test runs
   */
  soundFailures(tests: readonly NamedTest[]): Promise<string[]>;
  /** Breaks the copy, builds the sites that the test opens, runs the test, and mends the copy. */
  tryOut(breakage: Breakage): Promise<Verdict>;
  remove(): void;
}

export function copyProject(): Copy {
  const folder = resolve(FOLDER);
  copyFiles(folder);
  const programs = join(folder, 'node_modules/.bin');
  const PATH = [programs, process.env.PATH].join(delimiter);

  /** Builds as `npm run build` does, into `dist/<site>`, and moves the result. */
  async function build(sites: readonly SiteId[], to: string): Promise<string | undefined> {
    const { ok, output } = await runProgram(
      'node',
      ['tools/build.ts', ...sites],
      { PATH, TIER: 'local' },
      folder,
    );
    if (!ok) return output;
    mkdirSync(join(folder, to), { recursive: true });
    for (const site of sites) renameSync(join(folder, 'dist', site), join(folder, to, site));
    return undefined;
  }

  /** @returns Playwright's JSON report, or undefined where it ended without one */
  async function run(tests: readonly NamedTest[], sitesIn: string): Promise<string | undefined> {
    const report = join(folder, REPORT);
    rmSync(report, { force: true });
    const files = new Set(tests.map(pathOf));
    const titles = tests.map(titlePattern).join('|');
    await runProgram(
      'playwright',
      ['test', '--project=browser', '--reporter=json', `--grep=${titles}`, ...files],
      {
        PATH,
        PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT,
        TEST_FOLDER: sitesIn,
      },
      folder,
    );
    return existsSync(report) ? readFileSync(report, 'utf8') : undefined;
  }

  /** @returns Vitest's JSON report of one test of Vitest, or undefined where it ended without one */
  async function runVitest(test: NamedTest): Promise<string | undefined> {
    const report = join(folder, REPORT);
    rmSync(report, { force: true });
    await runProgram(
      'vitest',
      ['run', '--reporter=json', `--outputFile=${REPORT}`, `-t=${titlePattern(test)}`, test.file],
      { PATH },
      folder,
    );
    return existsSync(report) ? readFileSync(report, 'utf8') : undefined;
  }

  return {
    async soundFailures(all) {
      const failing: string[] = [];
      for (const test of all.filter(isOfVitest)) {
        const report = await runVitest(test);
        if (report === undefined || vitestVerdict(report).kind !== 'unnoticed') failing.push(test.title);
      }
      const tests = all.filter((test) => !isOfVitest(test));
      if (tests.length === 0) return failing;
      const problem = await build(SITE_IDS, SOUND);
      if (problem !== undefined) throw new Error(`The sites are not built.\n${problem}`);
      const report = await run(tests, SOUND);
      if (report === undefined) throw new Error('No test has run.');
      return [...failing, ...failedTitles(report)];
    },
    async tryOut(breakage) {
      const path = join(folder, breakage.file);
      const source = readFileSync(path, 'utf8');
      const sites = breakage.sites ?? ['fr'];
      writeFileSync(path, broken(breakage, source));
      try {
        if (isOfVitest(breakage.test)) {
          const report = await runVitest(breakage.test);
          return report === undefined
            ? { kind: 'otherwise', said: 'No test has run.' }
            : vitestVerdict(report);
        }
        rmSync(join(folder, BROKEN), { recursive: true, force: true });
        const problem = await build(sites, BROKEN);
        if (problem !== undefined) return { kind: 'otherwise', said: `Not built: ${problem}` };
        for (const site of SITE_IDS.filter((id) => !sites.includes(id)))
          symlinkSync(join(folder, SOUND, site), join(folder, BROKEN, site));
        const report = await run([breakage.test], BROKEN);
        return report === undefined ? { kind: 'otherwise', said: 'No test has run.' } : verdictOf(report);
      } finally {
        writeFileSync(path, source);
      }
    },
    remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Copies the project without what it builds. */
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
