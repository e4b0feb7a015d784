import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  integrity?: string;
  license?: string;
  link?: boolean;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};

/** Build the pages, and leave nothing of themselves but Astro's router and island loader. */
const BUILD_ONLY = ['@astrojs/react', 'astro', 'astro-i18next', 'i18next'];

test('every locked package is known by its hash', () => {
  const packages = Object.entries(lock.packages).filter(([path, { link }]) => path !== '' && !link);
  expect(packages.length).toBeGreaterThan(300);
  expect(packages.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
});

test('every dependency is imported: none ships unused', () => {
  const files = [
    ...globSync('src/**/*.{ts,tsx,astro}').filter((file) => !/\.test\.|\/(?:sandbox|commands)\//.test(file)),
    'astro.config.mjs',
  ];
  const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const unused = Object.keys(dependencies).filter((name) => !new RegExp(`['"]${name}['"/]`).test(source));
  expect(unused).toEqual([]);
});

test('what customers download is under the MIT licence', () => {
  const shipped = [...Object.keys(dependencies).filter((name) => !BUILD_ONLY.includes(name)), 'scheduler'];
  for (const name of shipped) expect(lock.packages[`node_modules/${name}`]?.license, name).toBe('MIT');
});
