import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Tier } from '#sites/site.ts';
import { SITE_IDS } from '#sites/sites.ts';
import { TAG, tagged } from '#tests/support/tags.ts';
import { budgetTable, nearLimits, weighSite, type PageSizes } from './budgets.ts';
import { buildForTests, type TestBuild } from './buildSite.ts';
import { checkPolicy } from './policy.ts';
import { checkRenames } from './checkRenames.ts';
import { checkArea } from './checkArea.ts';
import { checkTexts } from './checkTexts.ts';
import { findOrInstallForTests } from './chromium.ts';
import { BASELINE_FOLDER } from './folders.ts';
import { environmentAt, MOMENTS } from './moments.ts';
import { contract, holds, lint, passes, PRETTIER, runPlaywright, runVitest } from './runners.ts';
import { sumOf, type Outcome, type Step } from './steps.ts';
import { ENGINES, findOrInstall, GLEWLWYD, NGINX, WEBVIEW } from './systemPrograms.ts';

type Environment = Readonly<Record<string, string>>;

interface BrowserTests {
  env?: Environment;
  /** A project of `tests/further.config.ts`; the browser tests where left out. */
  project?: string;
  /** Which tests, unless files are named. */
  files?: string;
  without?: readonly string[];
  needs?: readonly string[];
  /** Finds or installs what the tests need. */
  prepare?: () => Promise<unknown>;
}

type SizesOfSites = Partial<Record<string, PageSizes[]>>;

const NIGHTLY = [TAG.nightly, TAG.faults];
/** The machine's own time, which is also the only one that can be had where Playwright does not drive the browser. */
const TODAY = { CLOCK_SHIFT_MS: '0' };

function browserStep(name: string, tests: BrowserTests): Step {
  return {
    name,
    cores: 2,
    isSharded: true,
    needs: ['chromium', ...(tests.needs ?? ['build'])],
    run: async (options) => {
      await tests.prepare?.();
      return runPlaywright(tests.env ?? {}, argumentsOf(tests, options));
    },
  };
}

function argumentsOf({ project, files, without = [] }: BrowserTests, options: readonly string[]): string[] {
  const isNamed = options.some((option) => option.startsWith('tests/'));
  return [
    ...(project === undefined ? [] : ['--config=tests/further.config.ts', `--project=${project}`]),
    ...(files === undefined || isNamed ? [] : [files]),
    ...(without.length === 0 || isNamed ? [] : [`--grep-invert=${tagged(...without).source}`]),
    ...options,
  ];
}

function buildStep(name: TestBuild): Step {
  return {
    name: name === 'local' ? 'build' : `build-${name}`,
    cores: 2,
    run: () => holds(() => buildForTests(name)),
  };
}

function policyStep(tiers: readonly Tier[]): Step {
  const needs = tiers.map((tier) => (tier === 'local' ? 'build' : `build-${tier}`));
  return {
    name: 'policy',
    needs,
    run: () => holds(() => tiers.forEach((tier) => checkPolicy(`dist/test/${tier}`, tier))),
  };
}

function unitStep(env: Environment): Step {
  return { name: 'unit', cores: 2, run: () => runVitest(env) };
}

const SOURCE_STEPS: readonly Step[] = [
  { name: 'types', run: () => passes('astro', ['check', '--minimumFailingSeverity', 'warning']) },
  { name: 'lint', run: lint },
  { name: 'format', run: () => passes('prettier', ['.', ...PRETTIER]) },
  { name: 'contract', run: contract },
  { name: 'dependencies', run: () => passes('depcruise', ['src', 'tests', 'tools']) },
  { name: 'texts', run: () => holds(checkTexts) },
  { name: 'chromium', run: () => holds(findOrInstallForTests) },
];

const EXPORT_STEPS: readonly Step[] = [
  {
    name: 'dev',
    needs: ['chromium'],
    // Which tests, and which part of them, is said of the browser tests.
    run: (options) => {
      const retries = options.filter((option) => option.startsWith('--retries='));
      return runPlaywright({}, ['--config=tests/dev', ...retries]);
    },
  },
  buildStep('local'),
  buildStep('production'),
  { name: 'budgets', needs: ['build-production'], run: () => holds(checkBudgets) },
  {
    name: 'html',
    needs: ['build'],
    run: () => passes('html-validate', ['--config=tools/htmlvalidate.json', '--ext=html', 'dist/test/local']),
  },
];

/** The steps of `npm test`. The long ones that keep one core busy come first, in pairs. */
export const COMMIT_STEPS: readonly Step[] = [
  ...SOURCE_STEPS,
  unitStep({}),
  ...EXPORT_STEPS,
  policyStep(['local', 'production']),
  browserStep('browser', { without: NIGHTLY, needs: ['build', 'build-production'] }),
];

/** The steps of `npm run test:all`: what every night and a release take. */
export const ALL_STEPS: readonly Step[] = [
  ...SOURCE_STEPS,
  unitStep({ ...TODAY, FUZZ: 'full' }),
  ...EXPORT_STEPS,
  buildStep('nonproduction'),
  buildStep('origins'),
  buildStep('demo'),
  { name: 'area', cores: 2, run: () => holds(checkArea) },
  { name: 'renames', cores: 2, run: () => holds(checkRenames) },
  policyStep(['local', 'nonproduction', 'production']),
  browserStep('browser', {
    env: { ...TODAY, SERVICE_WORKERS: 'allow' },
    files: 'tests/browser/',
    without: [TAG.faults],
    needs: ['build', 'build-production', 'build-nonproduction'],
  }),
  browserStep('access', { files: 'tests/accessibility/', env: { AXE: 'all' } }),
  browserStep('faults', { project: 'faults' }),
  browserStep('cdn', {
    project: 'cdn',
    env: { SITE_SERVER: 'nginx' },
    without: NIGHTLY,
    needs: ['build', 'build-production'],
    prepare: () => findOrInstall(NGINX),
  }),
  browserStep('origins', {
    files: 'tests/browser/',
    env: { ORIGINS: 'other' },
    without: NIGHTLY,
    needs: ['build-origins', 'build-production'],
  }),
  browserStep('demo', { project: 'demo', env: { SITE_SERVER: 'files' }, needs: ['build-demo'] }),
  { ...browserStep('engines', {}), run: runEngines },
  browserStep('webview', { project: 'webview', env: TODAY, prepare: () => findOrInstall(WEBVIEW) }),
  browserStep('provider', { project: 'provider', env: TODAY, prepare: installTenant }),
  browserStep('journeys', { project: 'journeys' }),
];

/** The steps that run where they are named. */
export const STEPS_ON_REQUEST: readonly Step[] = [
  buildStep('gallery'),
  { ...browserStep('looks', { needs: ['build-gallery'] }), run: compareLooks },
  browserStep('pictures', { project: 'pictures' }),
  ...MOMENTS.map((moment): Step => {
    const tests: BrowserTests = { without: NIGHTLY, needs: ['build', 'build-production'] };
    return {
      ...browserStep(moment.name, tests),
      run: async (options) =>
        sumOf([
          ...(options.length > 0 ? [] : [await runVitest(environmentAt(moment), '--sequence.shuffle')]),
          await runPlaywright(environmentAt(moment), argumentsOf(tests, options)),
        ]),
    };
  }),
];

/** Compares with the pictures of the last run. On a machine without pictures it takes them. */
function compareLooks(options: readonly string[]): Promise<Outcome> {
  const isFirst = !existsSync(BASELINE_FOLDER);
  if (isFirst) console.log(`This machine has no pictures yet: they are taken, in ${BASELINE_FOLDER}.`);
  return runPlaywright({ GALLERY: '1', AXE: 'all' }, [
    ...argumentsOf({ project: 'looks' }, options),
    ...(isFirst ? ['--update-snapshots'] : []),
  ]);
}

async function installTenant(): Promise<void> {
  for (const program of [GLEWLWYD, NGINX]) await findOrInstall(program);
}

/** The same journeys in each engine, one after the other. */
async function runEngines(options: readonly string[]): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const [name, engine] of Object.entries(ENGINES)) {
    await findOrInstall(engine);
    const env = { ...TODAY, ENGINE: name, WDIO_LOG_LEVEL: 'error' };
    outcomes.push(await runPlaywright(env, argumentsOf({ project: 'engines' }, options)));
  }
  return sumOf(outcomes);
}

/** The sizes of the last run. */
const SIZES = 'test-results/budgets.json';

/** Also says what is near its limit: a change may break a budget that another one has filled. */
function checkBudgets(): void {
  const before = existsSync(SIZES) ? (JSON.parse(readFileSync(SIZES, 'utf8')) as SizesOfSites) : {};
  const all = Object.fromEntries(SITE_IDS.map((site) => [site, weighSite(`dist/test/production/${site}`)]));
  mkdirSync(dirname(SIZES), { recursive: true });
  writeFileSync(SIZES, JSON.stringify(all));
  for (const [site, pages] of Object.entries(all)) {
    for (const near of nearLimits(pages, before[site])) console.log(`  ${site}${near}`);
    const broken = pages.length === 0 || pages.some(({ problems }) => problems.length > 0);
    if (broken) throw new Error(`${site}, in bytes:\n${budgetTable(pages)}`);
  }
}
