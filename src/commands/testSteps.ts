import type { Tier } from '#sites/site.ts';
import { compileAndroidExample, findOrInstallKotlin } from './androidExample.ts';
import { budgetTable, weighSite } from './budgets.ts';
import { SITE_IDS } from '#sites/sites.ts';
import { buildSites } from './buildSite.ts';
import { checkGrade } from './checkGrade.ts';
import { checkTexts } from './checkTexts.ts';
import { checkPolicy } from './checkPolicy.ts';
import { findOrInstallForTests } from './chromium.ts';
import { ENGINE_NAMES, findOrInstallEngine } from './engines.ts';
import {
  LOOKS_FOLDER,
  TEST_DEMO_FOLDER,
  TEST_FOLDER,
  TEST_NONPRODUCTION_FOLDER,
  TEST_ORIGINS_FOLDER,
  TEST_PRODUCTION_FOLDER,
} from './folders.ts';
import { findOrInstallMockServer } from './mockServer.ts';
import { findOrInstallNginx } from './nginx.ts';
import { contract, holds, lint, passes, runPlaywright, runVitest } from './runners.ts';
import type { Step } from './steps.ts';
import { findOrInstallWebkit } from './webkit.ts';

export const CHROMIUM: Step = { name: 'chromium', run: () => holds(findOrInstallForTests) };
export const BUILD: Step = {
  name: 'build',
  cores: 2,
  run: () => holds(() => buildSites({ tier: 'local', folder: TEST_FOLDER })),
};

export const BUILD_PRODUCTION: Step = {
  name: 'build-production',
  cores: 2,
  run: () => holds(() => buildSites({ tier: 'production', folder: TEST_PRODUCTION_FOLDER, standIn: true })),
};
/** The tier of all environments between the local one and production. */
export const BUILD_NONPRODUCTION: Step = {
  name: 'build-nonproduction',
  cores: 2,
  run: () =>
    holds(() => buildSites({ tier: 'nonproduction', folder: TEST_NONPRODUCTION_FOLDER, standIn: true })),
};
export const ALL_TIERS = ['build', 'build-production', 'build-nonproduction'];

/** Other commands compare looks, which depend on the fonts of one machine, and open the webview of the apps. */
const SAMPLE = ['--project=browser', '--project=accessibility'];

/** The steps of `npm test`: they read the source, then read the built sites, then use them. */
export const TEST_STEPS: readonly Step[] = [
  { name: 'types', run: () => passes('astro', ['check', '--minimumFailingSeverity', 'warning']) },
  { name: 'lint', run: lint },
  { name: 'format', run: () => passes('prettier', ['--check', '--log-level', 'warn', '.']) },
  { name: 'dependencies', run: () => passes('depcruise', ['src', 'tests']) },
  { name: 'texts', run: () => holds(checkTexts) },
  { name: 'contract', run: contract },
  { name: 'unit', cores: 2, run: () => runVitest({}) },
  CHROMIUM,
  BUILD,
  BUILD_PRODUCTION,
  BUILD_NONPRODUCTION,
  { name: 'budgets', needs: ['build-production'], run: () => holds(checkBudgets) },
  { name: 'html', needs: ['build'], run: () => passes('html-validate', ['--ext=html', TEST_FOLDER]) },
  { name: 'policy', needs: ALL_TIERS, run: () => holds(checkPolicies) },
  {
    name: 'browser',
    cores: 2,
    needs: [...ALL_TIERS, 'chromium'],
    run: () => runPlaywright({}, ...SAMPLE),
  },
];

/** The steps of `npm run test:cdn`. */
export const CDN_STEPS: readonly Step[] = [
  CHROMIUM,
  BUILD,
  BUILD_PRODUCTION,
  BUILD_NONPRODUCTION,
  { name: 'nginx', run: () => holds(findOrInstallNginx) },
  {
    name: 'browser',
    cores: 2,
    needs: [...ALL_TIERS, 'chromium', 'nginx'],
    run: () => runPlaywright({ SITE_SERVER: 'nginx' }, ...SAMPLE, '--project=cdn'),
  },
];

/**
 * The steps of `npm run test:origins`: catalogue, mobile catalogue, tunnel and captcha are other origins than the pages.
 * @param args arguments for Playwright, such as files
 */
export function originSteps(args: readonly string[]): readonly Step[] {
  return [
    CHROMIUM,
    {
      ...BUILD,
      run: () => holds(() => buildSites({ tier: 'local', folder: TEST_ORIGINS_FOLDER, otherOrigins: true })),
    },
    BUILD_PRODUCTION,
    BUILD_NONPRODUCTION,
    {
      name: 'browser',
      cores: 2,
      needs: [...ALL_TIERS, 'chromium'],
      run: () =>
        runPlaywright({ ORIGINS: 'other', TEST_FOLDER: TEST_ORIGINS_FOLDER }, '--project=browser', ...args),
    },
  ];
}

/** The steps of `npm run test:contract`. */
export const CONTRACT_STEPS: readonly Step[] = [
  CHROMIUM,
  BUILD,
  { name: 'mock-server', run: () => holds(findOrInstallMockServer) },
  {
    name: 'mock',
    cores: 2,
    needs: ['build', 'chromium', 'mock-server'],
    run: () => runPlaywright({ SITE_SERVER: 'mock' }, '--project=mock'),
  },
];

/** The steps of `npm run test:faults`. */
export const FAULT_STEPS: readonly Step[] = [
  CHROMIUM,
  BUILD,
  {
    name: 'faults',
    cores: 2,
    needs: ['build', 'chromium'],
    run: () => runPlaywright({}, '--project=faults'),
  },
];

/** The steps of `npm run test:access`: each page in each language, width, scheme and state. */
export const ACCESS_STEPS: readonly Step[] = [
  CHROMIUM,
  BUILD,
  {
    name: 'accessibility',
    cores: 2,
    needs: ['build', 'chromium'],
    run: () => runPlaywright({ AXE: 'all' }, '--project=accessibility'),
  },
];

/**
 * The steps of `npm run test:looks`.
 * @param args arguments for Playwright, such as `--update-snapshots`
 */
export function looksSteps(args: readonly string[]): readonly Step[] {
  return [
    CHROMIUM,
    {
      ...BUILD,
      run: () => holds(() => buildSites({ tier: 'local', folder: LOOKS_FOLDER, gallery: true })),
    },
    {
      name: 'looks',
      cores: 2,
      needs: ['build', 'chromium'],
      run: () => runPlaywright({ AXE: 'all', TEST_FOLDER: LOOKS_FOLDER }, '--project=looks', ...args),
    },
  ];
}

/** The steps of `npm run pictures`. */
export const PICTURE_STEPS: readonly Step[] = [
  CHROMIUM,
  BUILD,
  {
    name: 'pictures',
    cores: 2,
    needs: ['build', 'chromium'],
    run: () => runPlaywright({}, '--project=pictures'),
  },
];

/** The steps of `npm run test:demo`. */
export const DEMO_STEPS: readonly Step[] = [
  CHROMIUM,
  {
    name: 'build-demo',
    cores: 2,
    run: () =>
      holds(() => buildSites({ tier: 'local', folder: TEST_DEMO_FOLDER, demo: true, gallery: true })),
  },
  {
    name: 'browser',
    cores: 2,
    needs: ['build-demo', 'chromium'],
    run: () => runPlaywright({ SITE_SERVER: 'files' }),
  },
];

/** The steps of `npm run test:webview`. */
export const WEBVIEW_STEPS: readonly Step[] = [
  BUILD,
  { name: 'webkit', run: () => holds(findOrInstallWebkit) },
  { name: 'kotlin', run: () => holds(findOrInstallKotlin) },
  { name: 'android-example', needs: ['kotlin'], run: () => holds(compileAndroidExample) },
  {
    name: 'webview',
    cores: 2,
    needs: ['build', 'webkit'],
    run: () => runPlaywright({}, '--project=webview'),
  },
];

/** The steps of `npm run test:engines`: the same journeys in each engine. */
export const ENGINE_STEPS: readonly Step[] = [
  BUILD,
  ...ENGINE_NAMES.flatMap((name): Step[] => [
    { name: `find ${name}`, run: () => holds(() => findOrInstallEngine(name)) },
    {
      name,
      cores: 2,
      needs: ['build', `find ${name}`],
      run: () => runPlaywright({ ENGINE: name, WDIO_LOG_LEVEL: 'error' }, '--project=engines'),
    },
  ]),
];

function checkBudgets(): void {
  for (const site of SITE_IDS) {
    const pages = weighSite(`${TEST_PRODUCTION_FOLDER}/${site}`);
    const broken = pages.length === 0 || pages.some(({ problems }) => problems.length > 0);
    if (broken) throw new Error(`${site}, in bytes:\n${budgetTable(pages)}`);
  }
}

function checkPolicies(): void {
  const built: [string, Tier][] = [
    [TEST_FOLDER, 'local'],
    [TEST_NONPRODUCTION_FOLDER, 'nonproduction'],
    [TEST_PRODUCTION_FOLDER, 'production'],
  ];
  for (const [folder, tier] of built) {
    checkPolicy(folder, tier);
    for (const site of SITE_IDS) checkGrade(`${folder}/${site}`, site, tier);
  }
}
